#if SQLite
  import GRDB

  /// Carries out what is asked of a database in the order in which it is asked: one transaction for all that waits.
  actor SQLiteWriter {
    /// Work that waits, and whom to tell.
    private struct Item {
      /// - Returns: tells the result to whom it concerns, once the transaction is on the disk.
      let work: @Sendable (Database) throws -> @Sendable () -> Void
      let fail: @Sendable (SessionStoreError) -> Void
    }

    /// Items of one transaction at the most.
    private static let batch = 256

    private let queue: DatabaseQueue
    private var items: [Item] = []
    private var isWriting = false
    /// Items of the transaction that is going on.
    private var writing = 0
    private var isClosed = false
    private var idle: [CheckedContinuation<Void, Never>] = []

    /// Called for each call, for tests that wait for calls.
    private let onCall: (@Sendable (_ unanswered: Int) -> Void)?

    init(_ queue: DatabaseQueue, onCall: (@Sendable (_ unanswered: Int) -> Void)? = nil) {
      self.queue = queue
      self.onCall = onCall
    }

    /// Runs work in a transaction.
    /// - Parameter work: a failure that it returns is its own; an error that it throws takes back the whole transaction.
    func run<Value: Sendable>(
      _ work: @escaping @Sendable (Database) throws -> Result<Value, SessionStoreError>
    ) async throws(SessionStoreError) -> Value {
      guard !isClosed else { throw .closed }
      let result: Result<Value, SessionStoreError> = await withCheckedContinuation { continuation in
        items.append(
          Item(
            work: { database in
              let result = try work(database)
              return { continuation.resume(returning: result) }
            },
            fail: { continuation.resume(returning: .failure($0)) }))
        onCall?(items.count + writing)
        guard !isWriting else { return }
        isWriting = true
        Task { await write() }
      }
      return try result.get()
    }

    private func write() async {
      while !items.isEmpty {
        let batch = Array(items.prefix(Self.batch))
        items.removeFirst(batch.count)
        writing = batch.count
        do {
          let results = try await queue.write { database in try batch.map { try $0.work(database) } }
          for tell in results { tell() }
        } catch {
          for item in batch { item.fail(.unavailable(SessionDatabase.reason(error))) }
        }
      }
      isWriting = false
      writing = 0
      for waiter in idle { waiter.resume() }
      idle = []
    }

    /// Ends what was asked before, and closes the file.
    func close() async {
      isClosed = true
      if isWriting { await withCheckedContinuation { idle.append($0) } }
      try? queue.close()
    }
  }
#endif
