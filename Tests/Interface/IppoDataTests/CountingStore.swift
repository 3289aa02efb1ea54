#if SQLite
  import Foundation
  import Synchronization
  import TestSignals

  @testable import IppoData

  /// A store that counts the requests to another one.
  final class CountingStore: ModelStore {
    let store: any ModelStore
    private let number = Mutex(0)
    private let rowNumber = Mutex(0)
    /// The number of questions for the end of another save.
    let questions = Watched(0)
    /// Called once, while an observer of the history looks for the newest transaction.
    let duringSearch = Mutex<(@Sendable () throws -> Void)?>(nil)

    init(_ store: any ModelStore) { self.store = store }

    /// A container over a store in memory, with the store.
    static func container(_ types: any PersistentModel.Type...) throws -> (ModelContainer, CountingStore) {
      let schema = Schema(types)
      let store = CountingStore(try SQLiteStore(path: nil, schema: schema, allowsSave: true, plan: nil))
      return (ModelContainer(ContainerCore(schema, over: store)), store)
    }

    /// The number of requests that a function makes.
    func requests(_ body: () throws -> Void) rethrows -> Int {
      number.withLock { $0 = 0 }
      try body()
      return number.withLock { $0 }
    }

    /// The number of rows that a function reads.
    func rows(_ body: () throws -> Void) rethrows -> Int {
      rowNumber.withLock { $0 = 0 }
      try body()
      return rowNumber.withLock { $0 }
    }

    private func count() { number.withLock { $0 += 1 } }

    var identifier: String { store.identifier }
    var allowsSave: Bool { store.allowsSave }

    func rows(_ request: RowRequest) throws -> [StoredRow] {
      count()
      let rows = try store.rows(request)
      rowNumber.withLock { $0 += rows.count }
      return rows
    }

    func ids(_ request: RowRequest) throws -> [Int64] {
      count()
      return try store.ids(request)
    }

    func keys(_ request: RowRequest) throws -> [StoredKey] {
      count()
      return try store.keys(request)
    }

    func count(_ request: RowRequest) throws -> Int {
      count()
      return try store.count(request)
    }

    func links(_ table: LinkTable, of id: Int64) throws -> [Int64] {
      count()
      return try store.links(table, of: id)
    }

    func exclusively(patience: TimeInterval?, _ body: () throws -> Void) throws {
      try store.exclusively(patience: patience, body)
    }

    func commit(_ changes: StoreChanges) throws -> StoreCommit { try store.commit(changes) }

    func afterSave(_ call: @escaping @Sendable () -> Void) -> Bool {
      defer { questions.value += 1 }
      return store.afterSave(call)
    }

    func history() throws -> [StoredTransaction] { try store.history() }
    func changes(of transaction: Int64) throws -> [StoredChange] { try store.changes(of: transaction) }
    func deleteHistory(_ transactions: [Int64]) throws { try store.deleteHistory(transactions) }

    func lastDeletedTransaction() throws -> Int64 {
      let call = duringSearch.withLock { call in
        defer { call = nil }
        return call
      }
      try call?()
      return try store.lastDeletedTransaction()
    }
  }
#endif
