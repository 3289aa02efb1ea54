import Foundation
import IppoSessions
import Synchronization

/// The store of a process that is killed at one of its calls: no later call has an effect.
///
/// Answers of the process after this call are answers that the client may or may not receive.
final class MortalStore: SessionStore {
  /// The effect of the call at which the process is killed.
  enum LastCall: CaseIterable, Sendable {
    /// The process is killed before the store has carried the call out.
    case isLost
    /// The process is killed before it knows that the store has carried the call out.
    case isUnanswered
  }

  private let memory: MemorySessionStore
  private let lastCall: LastCall
  private let remaining: Mutex<Int>

  var isDurable: Bool { true }

  /// - Parameters:
  ///   - memory: The persisted sessions, which outlive the process.
  ///   - calls: The number of changes that the process makes before the call at which it is killed.
  init(_ memory: MemorySessionStore, calls: Int, lastCall: LastCall) {
    self.memory = memory
    self.lastCall = lastCall
    remaining = Mutex(calls)
  }

  /// Sets the number of further changes before the call at which the process is killed.
  func live(for calls: Int) { remaining.withLock { $0 = calls } }

  private func change<Value: Sendable>(
    _ call: () async throws(SessionStoreError) -> Value
  ) async throws(SessionStoreError) -> Value {
    let left = remaining.withLock { remaining in
      remaining -= 1
      return remaining
    }
    if left >= 0 { return try await call() }
    if left == -1, lastCall == .isUnanswered { _ = try await call() }
    throw .unavailable("the process was killed")
  }

  func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    try await change { () async throws(SessionStoreError) in
      try await memory.create(id, archive: archive, expiry: expiry)
    }
  }

  func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    try await change { () async throws(SessionStoreError) in
      try await memory.commit(id, epoch: epoch, archive: archive)
    }
  }

  func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    try await change { () async throws(SessionStoreError) in try await memory.claim(id) }
  }

  func read(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await memory.read(id) }
  func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {}
  func sweep(before date: Date) async throws(SessionStoreError) -> Int { 0 }
  func close() async {}
}
