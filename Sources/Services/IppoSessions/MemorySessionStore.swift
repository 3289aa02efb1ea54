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

  public func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    try withState { state throws(SessionStoreError) in
      guard state.sessions[id] == nil else { throw .exists }
      state.sessions[id] = StoredSession(epoch: 1, archive: archive, expiry: expiry)
    }
  }

  public func read(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    let now = now()
    return try withState { state in state.sessions[id].flatMap { $0.expiry > now ? $0 : nil } }
  }

  public func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    let now = now()
    return try withState { state in
      guard let session = state.sessions[id], session.expiry > now else { return nil }
      state.sessions[id]?.epoch += 1
      return state.sessions[id]
    }
  }

  public func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    try withState { state throws(SessionStoreError) in
      guard state.sessions[id]?.epoch == epoch else { throw .moved }
      state.sessions[id]?.archive = archive
    }
  }

  public func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
    try withState { state in
      if state.sessions[id]?.epoch == epoch { state.sessions[id] = nil }
    }
  }

  public func sweep(before date: Date) async throws(SessionStoreError) -> Int {
    try withState { state in
      let count = state.sessions.count
      state.sessions = state.sessions.filter { $0.value.expiry > date }
      return count - state.sessions.count
    }
  }

  public func close() async { state.withLock { $0.isClosed = true } }
}
