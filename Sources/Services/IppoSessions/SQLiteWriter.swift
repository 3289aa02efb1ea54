#if SQLite
  import Dispatch
  import GRDB
  import Synchronization

  /// Carries out what is asked of a database in the order in which it is asked: one transaction for all that waits.
  ///
  /// A call ends within a limit, also when a disk does not answer. A call that waited until then is not carried out. A call
  /// of the transaction that goes on may be, before all later ones.
  ///
  /// A file that was removed while it was open is put back before the next transaction. A transaction in which it was
  /// removed fails, though what it wrote may be kept.
  actor SQLiteWriter {
    /// Work that waits, and whom to tell.
    private struct Item: Sendable {
      let deadline: ContinuousClock.Instant
      /// - Returns: tells the result to whom it concerns, once the transaction is on the disk.
      let work: @Sendable (Database) throws -> @Sendable () -> Void
      let fail: @Sendable (SessionStoreError) -> Void

      /// Does the work, unless the call has ended while the disk did not answer.
      func carryOut(in database: Database) throws -> @Sendable () -> Void {
        guard deadline > .now else { return { [fail] in fail(silence) } }
        return try work(database)
      }
    }

    /// Items of one transaction at the most.
    private static let batch = 256
    private static let silence = SessionStoreError.unavailable("the disk does not answer")

    private var queue: DatabaseQueue
    private var files: SQLiteFiles
    /// How SQLite writes to the disk, where it opens the file anew.
    private let synchronous: String
    private let limit: Duration
    private var items: [Item] = []
    private var isWriting = false
    /// Items of the transaction that is going on.
    private var writing: [Item] = []
    private var isWatched = false
    private var isClosed = false
    private var idle: [SQLiteAnswer<Bool>] = []

    /// Called for each call, for tests that wait for calls.
    private let onCall: (@Sendable (_ unanswered: Int) -> Void)?
    /// Called before each look at the files, for tests in which the disk does not answer.
    private let onLook: (@Sendable () -> Void)?

    /// - Parameter limit: the time after which a call fails. It is the same as of a server.
    init(
      _ queue: DatabaseQueue, synchronous: String = "FULL", limit: Duration = .seconds(8),
      onCall: (@Sendable (_ unanswered: Int) -> Void)? = nil, onLook: (@Sendable () -> Void)? = nil
    ) {
      self.queue = queue
      files = SQLiteFiles(path: queue.path)
      self.synchronous = synchronous
      self.limit = limit
      self.onCall = onCall
      self.onLook = onLook
    }

    /// Runs work in a transaction.
    /// - Parameter work: a failure that it returns is its own; an error that it throws takes back the whole transaction.
    func run<Value: Sendable>(
      _ work: @escaping @Sendable (Database) throws -> Result<Value, SessionStoreError>
    ) async throws(SessionStoreError) -> Value {
      guard !isClosed else { throw .closed }
      let result: Result<Value, SessionStoreError> = await withCheckedContinuation { continuation in
        let answer = SQLiteAnswer(continuation)
        items.append(
          Item(
            deadline: .now + limit,
            work: { database in
              let result = try work(database)
              return { answer.give(result) }
            },
            fail: { answer.give(.failure($0)) }))
        onCall?(items.count + writing.count)
        watch()
        guard !isWriting else { return }
        isWriting = true
        Task { await write() }
      }
      return try result.get()
    }

    private func write() async {
      while !items.isEmpty {
        writing = Array(items.prefix(Self.batch))
        items.removeFirst(writing.count)
        do {
          for tell in try await carryOut() { tell() }
        } catch {
          let failure = error as? SessionStoreError ?? .unavailable(SessionDatabase.reason(error))
          for item in writing { item.fail(failure) }
        }
      }
      isWriting = false
      writing = []
      for waiter in idle { waiter.give(true) }
      idle = []
    }

    /// Writes to the files under the path.
    /// - Returns: tells the results.
    private func carryOut() async throws -> [@Sendable () -> Void] {
      // Calls end while the files are opened anew, and are not carried out then.
      while !writing.isEmpty {
        if let results = try await commit(writing) { return results }
        if let (queue, files) = try await files.follow(queue, synchronous: synchronous) {
          (self.queue, self.files) = (queue, files)
        }
      }
      return []
    }

    /// Writes in one transaction, where the open files are those under the path.
    /// - Returns: tells the results; `nil`: the files are others, and the transaction has not begun.
    private func commit(_ batch: [Item]) async throws -> [@Sendable () -> Void]? {
      let (files, onLook) = (files, onLook)
      // A disk that does not answer blocks the thread of the database, and not the clock of this actor.
      return try await queue.writeWithoutTransaction { database -> [@Sendable () -> Void]? in
        onLook?()
        guard files.state == .asOpened else { return nil }
        var results: [@Sendable () -> Void] = []
        try database.inTransaction {
          results = try batch.map { try $0.carryOut(in: database) }
          return .commit
        }
        onLook?()
        // Another process may put back a copy that it has made before the transaction.
        guard files.state == .asOpened else {
          throw SessionStoreError.unavailable("files of the database \(files.path) were removed while it was written")
        }
        return results
      }
    }

    // MARK: The clock

    private func watch() {
      guard !isWatched, let next = (writing.first ?? items.first)?.deadline else { return }
      isWatched = true
      let delay = max(.zero, next - .now) / .seconds(1)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { Task { await self.endOverdue() } }
    }

    private func endOverdue() {
      let now = ContinuousClock.now
      for item in writing + items where item.deadline <= now { item.fail(Self.silence) }
      writing.removeAll { $0.deadline <= now }
      items.removeAll { $0.deadline <= now }
      isWatched = false
      watch()
    }

    /// Ends what was asked before, and closes the file. A file whose disk does not answer stays open.
    func close() async {
      isClosed = true
      if isWriting {
        let hasEnded: Bool = await withCheckedContinuation { continuation in
          let answer = SQLiteAnswer(continuation)
          idle.append(answer)
          DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { answer.give(false) }
        }
        guard hasEnded else { return }
      }
      try? queue.close()
    }
  }

  /// Somebody who waits, and is told once.
  private final class SQLiteAnswer<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, Never>?>

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = Mutex(continuation) }

    func give(_ value: Value) {
      let continuation = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      continuation?.resume(returning: value)
    }
  }
#endif
