package import Foundation
import IppoServers

/// Keeps sessions in the memory of the supervisor of this worker process.
///
/// Sessions outlive the worker, and end with the supervisor.
package final class SupervisorSessionStore: SessionStore {
  private let store: RemoteSessionStore

  /// Always `true`: the other workers can go on with a session.
  package var isDurable: Bool { true }

  /// Connects.
  /// - Parameter socket: the name of the supervisor's socket.
  /// - Throws: ``SessionStoreError/unusable(_:)``.
  package init(socket: String, now: @escaping @Sendable () -> Date = { Date() }) async throws(SessionStoreError) {
    store = try await RemoteSessionStore(name: "ippo-supervisor", limits: ServerLimits(), now: now) {
      deadline throws(ServerFailure) in
      try SupervisorSessionConnection(SupervisorConnection(socket, until: deadline))
    }
  }

  package func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    try await store.create(id, archive: archive, expiry: expiry)
  }

  package func read(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await store.read(id) }

  package func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
    try await store.epochs(of: ids)
  }

  package func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await store.claim(id) }

  package func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    try await store.commit(id, epoch: epoch, archive: archive)
  }

  package func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
    try await store.remove(id, epoch: epoch)
  }

  package func sweep(before date: Date) async throws(SessionStoreError) -> Int { try await store.sweep(before: date) }

  package func close() async { await store.close() }
}

/// A connection of a ``SupervisorSessionStore``.
final class SupervisorSessionConnection: ServerConnection {
  private let connection: SupervisorConnection

  init(_ connection: SupervisorConnection) { self.connection = connection }

  var isOpen: Bool { connection.isOpen }

  /// The socket closes with this object.
  func close() {}

  func carryOut(_ calls: [StoreCall], until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [StoreAnswer] {
    let requests = calls.map(Self.requests)
    var answers = try connection.ask(requests.flatMap(\.self), until: deadline)[...]
    var results: [StoreAnswer] = []
    for (call, requests) in zip(calls, requests) {
      results.append(try Self.result(of: call, answers.prefix(requests.count)))
      answers = answers.dropFirst(requests.count)
    }
    return results
  }

  /// One request for a call, and one for each session of a call about many: an older supervisor knows these as well.
  private static func requests(_ call: StoreCall) -> [SupervisorRequest] {
    let stamp = SupervisorStamp(writer: UInt64(call.writer), number: UInt64(call.number))
    switch call.operation {
    case .reach: return [.hello(version: SupervisorRequest.version)]
    case .create(let archive, let expiry, _):
      return [.create(id: call.id, archive: archive, expiry: expiry, stamp: stamp)]
    case .read(let now): return [.read(id: call.id, now: now)]
    case .epochs(let ids, let now): return ids.map { .read(id: $0, now: now) }
    case .claim(let now): return [.claim(id: call.id, now: now, stamp: stamp)]
    case .commit(let epoch, let archive):
      return [.commit(id: call.id, epoch: epoch, archive: archive, stamp: stamp)]
    case .remove(let epoch): return [.remove(id: call.id, epoch: epoch)]
    case .sweep(let before): return [.sweep(before: before)]
    }
  }

  private static func result(
    of call: StoreCall, _ answers: ArraySlice<SupervisorAnswer>
  ) throws(ServerFailure) -> StoreAnswer {
    guard case .epochs = call.operation else {
      guard let answer = answers.first else { throw strange }
      return try result(answer)
    }
    var epochs: [Int?] = []
    for answer in answers {
      guard case .record(let record) = answer else { throw strange }
      epochs.append(record?.number)
    }
    return .epochs(epochs)
  }

  private static var strange: ServerFailure {
    ServerFailure("the supervisor answers something else than was asked")
  }

  private static func result(_ answer: SupervisorAnswer) throws(ServerFailure) -> StoreAnswer {
    switch answer {
    case .done: return .done
    case .record(nil): return .session(nil)
    case .record(let record?):
      let expiry = Date(timeIntervalSince1970: record.expiry)
      return .session(StoredSession(epoch: record.number, archive: record.bytes, expiry: expiry))
    case .count(let count, let seen): return .count(count, of: seen)
    case .exists: return .refused(.exists)
    case .moved: return .refused(.moved)
    case .refused(let reason): return .refused(.unavailable(reason))
    case .kept, .conflict, .text, .notice: throw strange
    }
  }
}
