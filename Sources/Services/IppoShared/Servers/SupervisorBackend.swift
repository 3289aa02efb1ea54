import IppoServers

/// Keeps values in the memory of the supervisor of this worker process, for all its workers.
enum SupervisorBackend {
  /// The scheme of the addresses that supervisors give to their workers: `supervisor:` and the name of a socket.
  static let scheme = "supervisor"

  /// - Parameter socket: the name of the supervisor's socket.
  static func make(_ socket: String) -> RemoteBackend {
    RemoteBackend(description: "memory of the supervisor", limits: ServerLimits(), name: "ippo-shared") {
      deadline throws(ServerFailure) in
      SupervisorSharedConnection(try SupervisorConnection(socket, until: deadline))
    } listen: { deadline throws(ServerFailure) in
      try SupervisorNoticeConnection(socket, until: deadline)
    }
  }
}

/// A connection of a worker's shared values.
final class SupervisorSharedConnection: ServerConnection {
  private let connection: SupervisorConnection

  init(_ connection: SupervisorConnection) { self.connection = connection }

  var isOpen: Bool { connection.isOpen }

  /// The socket closes with this object.
  func close() {}

  func carryOut(
    _ calls: [SharedCall], until deadline: ContinuousClock.Instant
  ) throws(ServerFailure) -> [SharedAnswer] {
    let requests: [SupervisorRequest] = calls.map { call in
      switch call.operation {
      case .fetch: .fetch(key: call.name.digest)
      case .swap(let expected, let token, let bytes):
        .swap(key: call.name.digest, expected: expected, token: token, bytes: bytes)
      }
    }
    var results: [SharedAnswer] = []
    for answer in try connection.ask(requests, until: deadline) { results.append(try Self.result(answer)) }
    return results
  }

  private static func result(_ answer: SupervisorAnswer) throws(ServerFailure) -> SharedAnswer {
    let value = { (record: SupervisorRecord) in
      StoredValue(bytes: record.bytes, version: record.number, tokens: record.tokens)
    }
    switch answer {
    case .record(let record): return .value(record.map(value))
    case .kept(let version): return .swap(.kept(version: version))
    case .conflict(let record): return .swap(.conflict(record.map(value)))
    case .refused(let reason): return .refused(reason)
    case .done, .count, .text, .exists, .moved, .notice:
      throw ServerFailure("the supervisor answers something else than was asked")
    }
  }
}
