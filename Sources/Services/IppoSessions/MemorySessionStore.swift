public import Foundation
import Synchronization

/// Keeps sessions in this process, for as long as it lives.
public final class MemorySessionStore: SessionStore {
  private struct State {
    var sessions: [String: StoredSession] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  /// Always `false`: what is kept ends with the process.
  public var isDurable: Bool { false }

  /// - Parameter now: tells what has expired.
  public init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  private func withState<Value>(
    _ body: (inout State) throws(SessionStoreError) -> sending Value
  ) throws(SessionStoreError) -> sending Value {
    try state.withLock { state throws(SessionStoreError) in
      guard !state.isClosed else { throw .closed }
      return try body(&state)
    }
  }

  /// Keeps a new session in memory.
  public func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    try withState { state throws(SessionStoreError) in
      guard state.sessions[id] == nil else { throw .exists }
      state.sessions[id] = StoredSession(epoch: 1, archive: archive, expiry: expiry)
    }
  }

  /// The stored state of a session. Expired ones are told by the store's own clock.
  public func read(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    let now = now()
    return try withState { state in state.sessions[id].flatMap { $0.expiry > now ? $0 : nil } }
  }

  /// The epochs of many sessions. Expired ones are told by the store's own clock.
  public func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
    let now = now()
    return try withState { state in
      var epochs: [String: Int] = [:]
      for id in ids {
        if let session = state.sessions[id], session.expiry > now { epochs[id] = session.epoch }
      }
      return epochs
    }
  }

  /// Raises the epoch of a session and returns it. Expired ones are told by the store's own clock.
  public func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    let now = now()
    return try withState { state in
      guard let session = state.sessions[id], session.expiry > now else { return nil }
      state.sessions[id]?.epoch += 1
      return state.sessions[id]
    }
  }

  /// Replaces the archive in memory.
  public func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    try withState { state throws(SessionStoreError) in
      guard state.sessions[id]?.epoch == epoch else { throw .moved }
      state.sessions[id]?.archive = archive
    }
  }

  /// Forgets a session that has this epoch.
  public func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
    try withState { state in
      if state.sessions[id]?.epoch == epoch { state.sessions[id] = nil }
    }
  }

  /// Forgets expired sessions, and returns how many there were.
  public func sweep(before date: Date) async throws(SessionStoreError) -> Int {
    try withState { state in
      let count = state.sessions.count
      state.sessions = state.sessions.filter { $0.value.expiry > date }
      return count - state.sessions.count
    }
  }

  /// Makes later calls throw ``SessionStoreError/closed``. What is kept stays in memory for as long as the store does.
  public func close() async { state.withLock { $0.isClosed = true } }
}
