import Foundation

/// A change of an object in a transaction (`SwiftData.HistoryChange`).
public enum HistoryChange {
  /// A new object.
  case insert(any HistoryInsert)
  /// A changed object.
  case update(any HistoryUpdate)
  /// A deleted object.
  case delete(any HistoryDelete)

  /// The identifier of the object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// A new object in a transaction (`SwiftData.HistoryInsert`).
public protocol HistoryInsert<Model> {
  /// The class.
  associatedtype Model: PersistentModel
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the transaction.
  var transactionIdentifier: Int64 { get }
}

/// A changed object in a transaction (`SwiftData.HistoryUpdate`).
public protocol HistoryUpdate<Model> {
  /// The class.
  associatedtype Model: PersistentModel
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the transaction.
  var transactionIdentifier: Int64 { get }
  /// The changed properties.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// A deleted object in a transaction (`SwiftData.HistoryDelete`).
public protocol HistoryDelete<Model> {
  /// The class.
  associatedtype Model: PersistentModel
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the transaction.
  var transactionIdentifier: Int64 { get }
  /// The values that the deletion has left.
  var tombstone: HistoryTombstone<Model> { get }
}

/// A new object in a transaction (`SwiftData.DefaultHistoryInsert`).
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The identifier of the object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64
}

/// A changed object in a transaction (`SwiftData.DefaultHistoryUpdate`).
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// The identifier of the object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64
  /// The changed properties. Relationships to many are left out: the other objects change with them.
  public let updatedAttributes: [PartialKeyPath<Model>]
}

/// A deleted object in a transaction (`SwiftData.DefaultHistoryDelete`).
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// The identifier of the object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64
  /// The values of the properties with `preserveValueOnDeletion`.
  public let tombstone: HistoryTombstone<Model>
}

/// The values of a deleted object that `preserveValueOnDeletion` has kept (`SwiftData.HistoryTombstone`).
public struct HistoryTombstone<Model: PersistentModel> {
  let values: [PartialKeyPath<Model>: Any]

  /// The value of a property; `nil` if the property was not kept.
  public subscript<Value>(_ keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }
}
