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
    let answers = try connection.ask(calls.map(Self.request), until: deadline)
    var results: [StoreAnswer] = []
    for answer in answers { results.append(try Self.result(answer)) }
    return results
  }

  private static func request(_ call: StoreCall) -> SupervisorRequest {
    let stamp = SupervisorStamp(writer: UInt64(call.writer), number: UInt64(call.number))
    return switch call.operation {
    case .reach: .hello(version: SupervisorRequest.version)
    case .create(let archive, let expiry, _): .create(id: call.id, archive: archive, expiry: expiry, stamp: stamp)
    case .read(let now): .read(id: call.id, now: now)
    case .claim(let now): .claim(id: call.id, now: now, stamp: stamp)
    case .commit(let epoch, let archive): .commit(id: call.id, epoch: epoch, archive: archive, stamp: stamp)
    case .remove(let epoch): .remove(id: call.id, epoch: epoch)
    case .sweep(let before): .sweep(before: before)
    }
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
    case .kept, .conflict, .text, .notice: throw ServerFailure("the supervisor answers something else than was asked")
    }
  }
}
