public import Foundation

/// A request for objects (`SwiftData.FetchDescriptor`).
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; `nil` for all objects.
  public var predicate: Predicate<T>?
  /// The order, the most significant property first. The age of objects decides among equals.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects.
  public var fetchLimit: Int?
  /// The number of objects to leave out at the beginning.
  public var fetchOffset: Int?
  /// Whether changes that were not saved count.
  public var includePendingChanges = true
  /// The properties that will be read. Has no effect: rows are read whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that will be read. Has no effect: relationships are read when they are used.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// A request for the objects that meet a condition.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor {
  /// The greatest number of objects; `nil` for any number. A number below zero sets no limit, as in SQLite.
  var limit: Int? { fetchLimit.flatMap { $0 < 0 ? nil : $0 } }

  /// The number of objects to leave out. A number below zero leaves out none, as in SQLite.
  var offset: Int { max(0, fetchOffset ?? 0) }

  /// The objects of a whole result that the limit and the offset leave.
  func page(of models: [T]) -> [T] { Array(models.dropFirst(offset).prefix(limit ?? .max)) }

  /// The classes that the condition and the order may read.
  var reached: [_ModelEntity] {
    let entity = T._$entity
    return predicate == nil && sortBy.isEmpty
      ? [entity] : _ModelEntity.reachable(from: [entity.root], includesSubclasses: true)
  }
}

extension FetchDescriptor: CustomStringConvertible, CustomReflectable {
  /// The order and the limits, and whether there is a condition. Foundation traps when it prints a condition with an
  /// expression of another module, such as `localizedStandardContains(_:)`.
  public var description: String {
    var parts = [predicate == nil ? "all objects" : "a condition"]
    if !sortBy.isEmpty { parts.append("\(sortBy.count) orders") }
    if let fetchLimit { parts.append("limit \(fetchLimit)") }
    if let fetchOffset { parts.append("offset \(fetchOffset)") }
    return "FetchDescriptor<\(T._$entity.name)>(\(parts.joined(separator: ", ")))"
  }

  /// The same parts, for debuggers and dumps.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "hasPredicate": predicate != nil, "orders": sortBy.count, "fetchLimit": fetchLimit as Any,
        "fetchOffset": fetchOffset as Any, "includePendingChanges": includePendingChanges,
      ], displayStyle: .struct)
  }
}

extension FetchDescriptor: @unchecked Sendable {}  // key paths of properties do not change
