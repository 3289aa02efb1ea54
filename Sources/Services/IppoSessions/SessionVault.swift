package import Foundation
package import Logging
import Synchronization

/// The sealed records of sessions in a store that outlives the process.
package final class SessionVault: Sendable {
  let store: any SessionStore
  private let seal: ArchiveSeal
  private let observer: Observer
  private let logger: Logger
  let date: @Sendable () -> Date
  /// Whether the last thing the store was asked went wrong.
  private let isFailing = Mutex(false)
  private let hasWarned = Mutex(false)

  package init(
    _ store: any SessionStore, seal: ArchiveSeal, observer: Observer = Observer(), logger: Logger,
    date: @escaping @Sendable () -> Date
  ) {
    self.store = store
    self.seal = seal
    self.observer = observer
    self.logger = logger
    self.date = date
  }

  /// A receiver of counts about stored sessions.
  package struct Observer: Sendable {
    /// A record of so many bytes has been committed in such a time.
    package var committed: @Sendable (Int, Duration) -> Void
    /// Another process has the session.
    package var conflicted: @Sendable () -> Void
    /// Reports a stored session that is unreadable.
    package var restoreFailed: @Sendable () -> Void

    /// The defaults ignore all reports.
    package init(
      committed: @escaping @Sendable (Int, Duration) -> Void = { _, _ in },
      conflicted: @escaping @Sendable () -> Void = {}, restoreFailed: @escaping @Sendable () -> Void = {}
    ) {
      self.committed = committed
      self.conflicted = conflicted
      self.restoreFailed = restoreFailed
    }
  }

  /// A session that the store has, and what it was sealed as.
  package struct Found: Sendable {
    package var record: SessionRecord
    package var epoch: Int
    /// The remaining lifetime.
    package var remaining: Duration
  }

  /// Reads the stored state of a session, without claiming the session.
  /// - Returns: `nil` when the store has no state of the session, or an unreadable one.
  package func find(_ id: String) async throws(SessionStoreError) -> Found? {
    open(try await watched { () async throws(SessionStoreError) in try await store.read(id) }, id)
  }

  /// The epoch of a session; `nil` when nothing is kept of it. A store on a server or in a file keeps the
  /// archive, which may be large. A supervisor sends it.
  package func epoch(of id: String) async throws(SessionStoreError) -> Int? {
    try await watched { () async throws(SessionStoreError) in try await store.epochs(of: [id]) }[id]
  }

  /// Makes this process the owner of a session.
  package func claim(_ id: String) async throws(SessionStoreError) -> Found? {
    open(try await watched { () async throws(SessionStoreError) in try await store.claim(id) }, id)
  }

  private func open(_ stored: StoredSession?, _ id: String) -> Found? {
    // The memory of a supervisor drops archives when it is full.
    guard let stored, !stored.archive.isEmpty else { return nil }
    do {
      let record = try SessionRecord(seal.open(stored.archive, of: id))
      let remaining = Self.duration(stored.expiry.timeIntervalSince(date()))
      return Found(record: record, epoch: stored.epoch, remaining: remaining)
    } catch {
      observer.restoreFailed()
      logger.error("A session cannot be rebuilt; its client gets a new one", metadata: ["error": "\(error)"])
      return nil
    }
  }

  /// A number of seconds between none and a year, which a store may have anything instead of.
  private static func duration(_ seconds: Double) -> Duration {
    seconds > 0 ? .seconds(min(seconds, 366 * 86_400)) : .zero
  }

  /// Keeps the first record of a session, owned by this process in epoch 1.
  /// - Throws: ``SessionStoreError/exists`` when another process was first.
  package func create(
    _ record: SessionRecord, of id: String, lifetime: Duration
  ) async throws(SessionStoreError) {
    let sealed: [UInt8]
    do { sealed = try seal.seal(record.encoded, of: id) } catch { throw .unavailable("\(error)") }
    try await watched { () async throws(SessionStoreError) in
      try await store.create(id, archive: sealed, expiry: date().addingTimeInterval(lifetime / .seconds(1)))
    }
  }

  /// Claims the session with a name of the user's choice for this process, and reads its stored state.
  /// - Throws: ``SessionStoreError/unusable(_:)`` when there is something that cannot be opened: it is left as it is.
  package func claimNamed(_ id: String) async throws(SessionStoreError) -> Found? {
    guard let stored = try await store.read(id) else { return nil }
    // Before it is taken from whoever has it.
    do { _ = try SessionRecord(seal.open(stored.archive, of: id)) } catch { throw .unusable("\(error)") }
    return try await claim(id)
  }

  /// Keeps a record.
  /// - Parameters:
  ///   - epoch: `nil` for a session the store does not have.
  ///   - lifetime: how long the store keeps a new session.
  /// - Returns: the epoch of the session.
  package func commit(
    _ record: SessionRecord, of id: String, epoch: Int?, lifetime: Duration
  ) async throws(SessionStoreError) -> Int {
    let start = ContinuousClock.now
    let sealed: [UInt8]
    do { sealed = try seal.seal(record.encoded, of: id) } catch { throw .unavailable("\(error)") }
    do throws(SessionStoreError) {
      let epoch = try await watched { () async throws(SessionStoreError) in
        if let epoch {
          try await store.commit(id, epoch: epoch, archive: sealed)
          return epoch
        }
        do throws(SessionStoreError) {
          try await store.create(id, archive: sealed, expiry: date().addingTimeInterval(lifetime / .seconds(1)))
        } catch .exists {
          // An earlier try was carried out all the same.
          try await store.commit(id, epoch: 1, archive: sealed)
        }
        return 1
      }
      observer.committed(sealed.count, ContinuousClock.now - start)
      return epoch
    } catch {
      if error == .moved { observer.conflicted() }
      throw error
    }
  }

  /// The window of a session cannot be archived: says so once.
  package func cannotKeep() {
    let isFirst = hasWarned.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    if isFirst { logger.warning("Sessions end with this process: what they show cannot be archived") }
  }

  /// Forgets a session.
  package func remove(_ id: String, epoch: Int) async {
    try? await watched { () async throws(SessionStoreError) in try await store.remove(id, epoch: epoch) }
  }

  /// Takes a session from whoever has it, and forgets it.
  /// - Returns: whether there was one.
  package func end(_ id: String) async -> Bool {
    let stored = try? await watched { () async throws(SessionStoreError) in try await store.claim(id) }
    guard let stored else { return false }
    await remove(id, epoch: stored.epoch)
    return true
  }

  /// Forgets what has expired.
  package func sweep() async {
    _ = try? await watched { () async throws(SessionStoreError) in try await store.sweep(before: date()) }
  }

  package func close() async { await store.close() }

  /// Tells the log when the store begins to fail, and when it works again.
  func watched<Value: Sendable>(
    _ body: () async throws(SessionStoreError) -> Value
  ) async throws(SessionStoreError) -> Value {
    do throws(SessionStoreError) {
      let value = try await body()
      recovered()
      return value
    } catch {
      switch error {
      case .moved, .exists: recovered()
      case .unavailable, .unusable, .notBuiltIn, .closed:
        let isNew = isFailing.withLock { isFailing in
          defer { isFailing = true }
          return !isFailing
        }
        if isNew {
          logger.error(
            "Sessions are not being kept; they go on, and would not outlive this process",
            metadata: ["error": "\(error)"])
        }
      }
      throw error
    }
  }

  private func recovered() {
    let was = isFailing.withLock { isFailing in
      defer { isFailing = false }
      return isFailing
    }
    if was { logger.notice("Sessions are being kept again") }
  }
}
