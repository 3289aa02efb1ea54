import Foundation
import IppoSessions
import Synchronization
import TestSignals

/// A store that outlives hosts, which can be held, and made to fail.
final class FaultyStore: SessionStore {
  private struct State {
    var isFailing = false
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
    var commits = 0
    var claims = 0
    var failures = 0
    var reads = 0
    var archives = 0
    var afterRead: (@Sendable () async -> Void)?
    var counts: Counts {
      Counts(
        commits: commits, claims: claims, failures: failures, held: held.count, reads: reads, archives: archives)
    }
  }

  struct Counts: Sendable, CustomStringConvertible {
    /// Archives that were kept.
    var commits: Int
    var claims: Int
    /// Archives that were refused.
    var failures: Int
    /// Calls that wait now.
    var held: Int
    /// Questions about one session, or about many at once.
    var reads = 0
    /// Questions about one session with its archive.
    var archives = 0

    var description: String {
      "\(commits) kept, \(claims) claimed, \(failures) refused, \(held) held, \(reads) read"
    }
  }

  let memory: MemorySessionStore
  private let state = Mutex(State())
  private let watched = Watched(Counts(commits: 0, claims: 0, failures: 0, held: 0))

  var isDurable: Bool { true }

  /// - Parameter memory: what is kept, which several stores may share as processes share a database.
  init(_ memory: MemorySessionStore = MemorySessionStore()) { self.memory = memory }

  var counts: Counts { state.withLock { $0.counts } }

  /// Whether archives are refused.
  var isFailing: Bool {
    get { state.withLock { $0.isFailing } }
    set { state.withLock { $0.isFailing = newValue } }
  }

  /// Archives are not kept until ``release()``.
  func hold() { state.withLock { $0.isHeld = true } }

  func release() {
    let held = change { state in
      state.isHeld = false
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  /// Does something before the next question about many sessions is answered, with what the store has had then.
  func afterNextRead(_ body: @escaping @Sendable () async -> Void) { state.withLock { $0.afterRead = body } }

  func wait(
    file: StaticString = #fileID, line: UInt = #line, until condition: @escaping @Sendable (Counts) -> Bool
  ) async throws {
    try await watched.wait(for: "calls of the store", file: file, line: line, until: condition)
  }

  @discardableResult
  private func change<Value>(_ body: (inout State) -> sending Value) -> sending Value {
    state.withLock { state in
      defer { watched.value = state.counts }
      return body(&state)
    }
  }

  private func keep(_ body: () async throws(SessionStoreError) -> Void) async throws(SessionStoreError) {
    await withCheckedContinuation { continuation in
      let passes = change { state in
        if state.isHeld { state.held.append(continuation) }
        return !state.isHeld
      }
      if passes { continuation.resume() }
    }
    if isFailing {
      change { $0.failures += 1 }
      throw .unavailable("the disk is full")
    }
    try await body()
    change { $0.commits += 1 }
  }

  func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    try await keep { () async throws(SessionStoreError) in try await memory.create(id, archive: archive, expiry: expiry)
    }
  }

  func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    try await keep { () async throws(SessionStoreError) in try await memory.commit(id, epoch: epoch, archive: archive) }
  }

  func read(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    change {
      $0.reads += 1
      $0.archives += 1
    }
    if isFailing { throw .unavailable("the disk is gone") }
    return try await memory.read(id)
  }

  func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
    change { $0.reads += 1 }
    if isFailing { throw .unavailable("the disk is gone") }
    let epochs = try await memory.epochs(of: ids)
    let afterRead = state.withLock { state in
      defer { state.afterRead = nil }
      return state.afterRead
    }
    await afterRead?()
    return epochs
  }

  func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? {
    if isFailing { throw .unavailable("the disk is gone") }
    change { $0.claims += 1 }
    return try await memory.claim(id)
  }

  func remove(_ id: String, epoch: Int) async throws(SessionStoreError) { try await memory.remove(id, epoch: epoch) }
  func sweep(before date: Date) async throws(SessionStoreError) -> Int { try await memory.sweep(before: date) }
  func close() async {}
}
