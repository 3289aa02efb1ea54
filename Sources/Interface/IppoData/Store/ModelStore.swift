import Foundation
internal import IppoPredicates

/// Identifies an object in all stores.
struct ModelKey: Hashable {
  let entity: ObjectIdentifier
  let id: Int64

  init(_ entity: _ModelEntity, _ id: Int64) {
    self.entity = ObjectIdentifier(entity)
    self.id = id
  }
}

/// A row of a class: the values of its columns, by their order in the class.
struct StoredRow {
  let id: Int64
  let values: [SQLValue]
}

/// A condition or an order in the words of the store, with bound values.
struct StoreCondition: Sendable {
  var sql: String
  var arguments: [SQLValue]
}

/// A request for rows of a class.
struct RowRequest {
  let entity: _ModelEntity
  var condition: StoreCondition?
  /// Terms of `ORDER BY`, the most significant first. The age of objects decides among equals.
  var order: StoreCondition?
  var limit: Int?
  var offset: Int?
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
  struct Row {
    let entity: _ModelEntity
    let id: Int64
    /// The values of the columns that have changed, by slot.
    var values: [Int: SQLValue]
  }

  struct Link: Hashable {
    let table: String
    let left: Int64
    let right: Int64
  }

  var inserts: [Row] = []
  var updates: [Row] = []
  var deletes: [(entity: _ModelEntity, id: Int64)] = []
  var addedLinks: [Link] = []
  var removedLinks: [Link] = []
  /// The classes of both ends of a table of pairs.
  var linkEnds: [String: (left: _ModelEntity, right: _ModelEntity)] = [:]
}

/// The result of a save.
struct StoreCommit {
  /// Inserted objects that took the place of others, because of unique values: the ids of the others.
  var replaced: [ModelKey: Int64] = [:]
  /// Changed objects that another process has deleted.
  var missing: [ModelKey] = []
}

/// Persists rows. Its functions may be called from any thread, and wait for the disk.
protocol ModelStore: AnyObject, Sendable {
  var identifier: String { get }
  var allowsSave: Bool { get }

  func rows(_ request: RowRequest) throws -> [StoredRow]
  func ids(_ request: RowRequest) throws -> [Int64]
  func count(_ request: RowRequest) throws -> Int
  /// The ids that a table of pairs has for an object, in the order in which they were added.
  func links(_ table: LinkTable, of id: Int64) throws -> [Int64]
  func commit(_ changes: StoreChanges) throws -> StoreCommit
}

/// The store of a context without a container, and of a container that could not be opened: every use of it fails.
final class MissingStore: ModelStore {
  private let error: SwiftDataError

  init(_ error: SwiftDataError) { self.error = error }

  var identifier: String { "none" }
  var allowsSave: Bool { false }

  func rows(_ request: RowRequest) throws -> [StoredRow] { throw error }
  func ids(_ request: RowRequest) throws -> [Int64] { throw error }
  func count(_ request: RowRequest) throws -> Int { throw error }
  func links(_ table: LinkTable, of id: Int64) throws -> [Int64] { throw error }
  func commit(_ changes: StoreChanges) throws -> StoreCommit { throw error }
}
