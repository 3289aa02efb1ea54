import Foundation
internal import IppoPredicates

/// Identifies an object in all stores.
struct ModelKey: Hashable {
  let entity: ObjectIdentifier
  let id: Int64

  init(_ entity: _ModelEntity, _ id: Int64) {
    // An object of a subclass is one of the superclass, and has one key.
    self.entity = ObjectIdentifier(entity.root)
    self.id = id
  }

  // Ids differ between classes as well.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Spreads the bits of the id: tables of objects are asked so often that a general hash would be a part of every read.
  /// Programs choose the ids, and no visitor does.
  func _rawHashValue(seed: Int) -> Int {
    let mixed = (UInt64(bitPattern: id) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }
}

/// A row of a class: the values of all properties, by slot. Values with codecs of their own are encoded.
struct StoredRow {
  /// The class of the object: the requested one, or one below it.
  let entity: _ModelEntity
  let id: Int64
  var values: [_ModelStorage.Value]
  /// Whether a value is encoded.
  let isEncoded: Bool
}

/// The key of an object, and its class: the requested one, or one below it.
struct StoredKey {
  let id: Int64
  let entity: _ModelEntity
}

/// A condition or an order in the words of the store, with bound values.
struct StoreCondition: Sendable {
  var sql: String
  var arguments: [SQLValue]

  init(sql: String, arguments: [SQLValue]) {
    self.sql = sql
    self.arguments = arguments
  }

  /// A column has one of several numbers.
  init(_ column: String, in ids: [Int64]) {
    // Few lengths of lists lead to few statements: the last number is repeated.
    var count = 1
    while count < ids.count { count *= 2 }
    let places = Array(repeating: "?", count: count).joined(separator: ", ")
    let last = ids.last.map(SQLValue.integer) ?? .null
    sql = "\(column) IN (\(places))"
    arguments = ids.map(SQLValue.integer) + Array(repeating: last, count: count - ids.count)
  }
}

/// A request for rows of a class.
struct RowRequest {
  let entity: _ModelEntity
  var condition: StoreCondition?
  /// Terms of `ORDER BY`, the most significant first. The age of objects decides among equals.
  var order: StoreCondition?
  var limit: Int?
  var offset: Int?
  /// The keys of the condition, for stores that know no SQL.
  private(set) var ids: [Int64]?
  /// The context, for stores of the app.
  private(set) var editingState: EditingState?

  init(entity: _ModelEntity, condition: StoreCondition? = nil) {
    self.entity = entity
    self.condition = condition
  }

  /// A request for the objects with some keys.
  init(entity: _ModelEntity, ids: [Int64], _ editingState: EditingState) {
    self.init(entity: entity, condition: StoreCondition(StoreNames.key, in: ids))
    (self.ids, self.editingState) = (ids, editingState)
  }
}

/// A table of pairs of objects, for relationships that neither side has a column for.
struct LinkTable: Hashable {
  let name: String
  /// Whether the owner of the relationship stands on the right.
  let isReversed: Bool

  /// The columns with the owner of the relationship, and with the other objects.
  var columns: (owner: String, member: String) { isReversed ? ("right", "left") : ("left", "right") }
}

/// The changes of a save.
struct StoreChanges {
  /// A new object, with the values of all columns, in their order.
  struct Insert {
    let entity: _ModelEntity
    let id: Int64
    let values: [SQLValue]
  }

  /// A changed object, with the columns that have changed.
  struct Update {
    let entity: _ModelEntity
    let id: Int64
    let columns: [ChangedColumn]
  }

  struct ChangedColumn {
    let property: ModelProperty
    let value: SQLValue
    /// The value that the context has read before the change.
    let original: SQLValue
  }

  struct Delete {
    let entity: _ModelEntity
    let id: Int64
    /// The values that the history keeps, by property.
    let tombstone: [String: SQLValue]
  }

  struct Link: Hashable {
    let table: String
    let left: Int64
    let right: Int64
  }

  var inserts: [Insert] = []
  var updates: [Update] = []
  var deletes: [Delete] = []
  var addedLinks: [Link] = []
  var removedLinks: [Link] = []
  /// The author of the context.
  var author: String?
  /// The changed objects, for a store of the app in place of the changes above.
  var models = ModelChanges()
  /// The context, for stores of the app.
  var editingState: EditingState?
  /// The classes of both ends of a table of pairs.
  var linkEnds: [String: (left: _ModelEntity, right: _ModelEntity)] = [:]
  /// The classes that others in the schema inherit from.
  var superclasses: Set<ObjectIdentifier> = []

  /// Whether the table of a class has objects of other classes.
  func sharesTable(_ entity: _ModelEntity) -> Bool { superclasses.contains(ObjectIdentifier(entity)) }
}

/// The result of a save.
struct StoreCommit {
  /// Inserted objects that took the place of others, because of unique values: the ids of the others.
  var replaced: [ModelKey: Int64] = [:]
  /// Changed objects that another save has deleted, and the author of the deletion.
  var missing: [(entity: _ModelEntity, id: Int64, author: String?)] = []
  /// Values that this save has replaced, and that its context had never read.
  var overwritten: [Overwritten] = []
  /// The keys that a store of the app has given to inserted objects.
  var renamed: [ModelKey: Int64] = [:]
  /// The values that a store of the app has changed in the save.
  var reregistered: [(key: ModelKey, values: [_ModelStorage.Value])] = []

  /// Adds the result of another store.
  mutating func add(_ part: StoreCommit) {
    replaced.merge(part.replaced) { first, _ in first }
    renamed.merge(part.renamed) { first, _ in first }
    missing += part.missing
    overwritten += part.overwritten
    reregistered += part.reregistered
  }

  struct Overwritten {
    let entity: _ModelEntity
    let id: Int64
    let property: ModelProperty
    let value: SQLValue
    /// The author of the save that has written the value.
    let author: String?
  }
}

/// Persists rows. Its functions may be called from any thread, and wait for the disk.
protocol ModelStore: AnyObject, Sendable {
  var identifier: String { get }
  var allowsSave: Bool { get }
  /// The store as one that answers with snapshots; `nil` for SQLite.
  var snapshots: (any SnapshotStore)? { get }

  func rows(_ request: RowRequest) throws -> [StoredRow]
  func ids(_ request: RowRequest) throws -> [Int64]
  /// The ids, with the classes of the objects.
  func keys(_ request: RowRequest) throws -> [StoredKey]
  func count(_ request: RowRequest) throws -> Int
  /// The ids that a table of pairs has for an object, in the order in which they were added.
  func links(_ table: LinkTable, of id: Int64) throws -> [Int64]
  /// Keeps other contexts of this process from saving meanwhile.
  /// - Parameter patience: the time in seconds to wait for another save of this process; `nil` for any time.
  func exclusively(patience: TimeInterval?, _ body: () throws -> Void) throws
  func commit(_ changes: StoreChanges) throws -> StoreCommit
  /// Calls a function once after the save of another context of this process.
  /// - Returns: Whether there is such a save.
  func afterSave(_ call: @escaping @Sendable () -> Void) -> Bool

  /// The transactions of the history, the oldest first.
  func history() throws -> [StoredTransaction]
  /// The transactions after one, the oldest first.
  func history(after number: Int64) throws -> [StoredTransaction]
  func changes(of transaction: Int64) throws -> [StoredChange]
  func deleteHistory(_ transactions: [Int64]) throws
  /// The number of the newest transaction; 0 for none.
  func lastTransaction() throws -> Int64
  /// The number of the last transaction that was deleted from the history; 0 for none.
  func lastDeletedTransaction() throws -> Int64
}

/// The store of a context without a container, and of a container that could not be opened: every use of it fails.
final class MissingStore: ModelStore {
  private let error: SwiftDataError

  init(_ error: SwiftDataError) { self.error = error }

  var identifier: String { "none" }
  var allowsSave: Bool { false }

  func rows(_ request: RowRequest) throws -> [StoredRow] { throw error }
  func ids(_ request: RowRequest) throws -> [Int64] { throw error }
  func keys(_ request: RowRequest) throws -> [StoredKey] { throw error }
  func count(_ request: RowRequest) throws -> Int { throw error }
  func links(_ table: LinkTable, of id: Int64) throws -> [Int64] { throw error }
  func exclusively(patience: TimeInterval?, _ body: () throws -> Void) throws { throw error }
  func commit(_ changes: StoreChanges) throws -> StoreCommit { throw error }
  func afterSave(_ call: @escaping @Sendable () -> Void) -> Bool { false }
  func history() throws -> [StoredTransaction] { throw error }
  func changes(of transaction: Int64) throws -> [StoredChange] { throw error }
  func deleteHistory(_ transactions: [Int64]) throws { throw error }
  func lastDeletedTransaction() throws -> Int64 { throw error }
}

extension ModelStore {
  func history(after number: Int64) throws -> [StoredTransaction] { try history().filter { $0.number > number } }

  func lastTransaction() throws -> Int64 { try history().last?.number ?? 0 }
}
