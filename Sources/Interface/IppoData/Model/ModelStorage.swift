import Foundation
internal import IppoPredicates
import Observation

/// The values of an object of a class with ``Model()``, and its place in a context.
///
/// ```
/// detached ──insert──▶ inserted ──save──▶ persisted ──delete──▶ deleted
///                          └────────────delete─────────────────────▲
/// ```
public final class _ModelStorage {
  /// Takes the place of a value in the object itself, so that the compiler checks that initialisers set it.
  public struct Slot: Sendable {
    /// A place without a value.
    public init() {}
  }

  enum Value {
    /// No value, or `nil`.
    case none
    case value(Any)
    /// Objects of the same context, by id.
    case ids([Int64])
    /// Objects, before this one has a context.
    case models([any PersistentModel])
    /// A relationship to many objects that has not been read yet.
    case unloaded
  }

  enum State {
    /// No context knows the object.
    case detached
    /// The next save persists the object.
    case inserted
    case persisted
    case deleted
  }

  let entity: _ModelEntity
  var id: Int64
  /// The values, by slot.
  var values: [Value]
  /// The values of the store, while there are other values.
  private(set) var original: [Value]?
  private(set) var changedSlots: Set<Int> = []
  /// Whether another context has saved other values.
  var isStale = false
  var state = State.detached
  /// The context, which keeps the object alive only while it has changes to save.
  var context: ModelContext?
  private(set) lazy var registrar = ObservationRegistrar()

  /// The storage of a new object.
  public init(_ entity: _ModelEntity) {
    self.entity = entity
    id = ModelKeys.next()
    values = entity.properties.map { $0.destination == nil ? .none : .models([]) }
  }

  /// The storage of an object of a store.
  init(_ entity: _ModelEntity, id: Int64, values: [Value], context: ModelContext) {
    self.entity = entity
    self.id = id
    self.values = values
    self.context = context
    state = .persisted
  }

  var key: ModelKey { ModelKey(entity, id) }

  var identifier: PersistentIdentifier {
    PersistentIdentifier(entityName: entity.name, key: id, storeIdentifier: context?.store(of: entity).identifier)
  }

  var hasChanges: Bool {
    switch state {
    case .detached: false
    case .inserted: true
    case .persisted: original != nil
    case .deleted: context != nil
    }
  }

  // MARK: Changes

  /// Keeps the values of the store before the first change.
  func willChange(_ slot: Int) {
    guard state == .persisted || state == .deleted else { return }
    if original == nil { original = values }
    changedSlots.insert(slot)
  }

  /// The values are those of the store now.
  func didSave() {
    original = nil
    changedSlots = []
  }

  /// Takes the values of the store. Values that have changed here stay.
  func refresh(with fresh: [Value]) {
    isStale = false
    for slot in values.indices where !changedSlots.contains(slot) { values[slot] = fresh[slot] }
    if original != nil { original = fresh }
  }

  /// Returns to the values of the store.
  func rollBack() {
    guard let original else { return }
    values = original
    // Other objects that lead to this one return to their values as well.
    for property in entity.properties where property.isToMany { values[property.slot] = .unloaded }
    didSave()
  }

  /// Takes the values of a row.
  static func values(of row: StoredRow, _ entity: _ModelEntity) throws -> [Value] {
    var columns = row.values.makeIterator()
    return try entity.properties.map { property in
      if property.isToMany { return .unloaded }
      guard property.isColumn, let stored = columns.next() else {
        return property.defaultValue.map(Value.value) ?? .none
      }
      if property.destination != nil {
        if case .integer(let id) = stored { return .ids([id]) }
        return .ids([])
      }
      if stored == .null, property.isOptional { return .none }
      do {
        if let value = try property.codec?.decode(stored) { return .value(value) }
      } catch let error as DecodingError {
        throw damaged(property, entity, row, stored, reason: " (\(error))")
      }
      // Objects from before the property.
      if stored == .null, let value = property.defaultValue { return .value(value) }
      throw damaged(property, entity, row, stored, reason: "")
    }
  }

  private static func damaged(
    _ property: ModelProperty, _ entity: _ModelEntity, _ row: StoredRow, _ stored: SQLValue, reason: String
  ) -> SwiftDataError {
    SwiftDataError(
      .damagedStore,
      "The store has \(stored) for '\(entity.name).\(property.name)' of the object \(row.id), which is no "
        + "'\(property.type)'\(reason).")
  }

  /// The values of the columns to write.
  func columns(_ slots: Set<Int>?) throws -> [Int: SQLValue] {
    var columns: [Int: SQLValue] = [:]
    for property in entity.columns where slots?.contains(property.slot) != false {
      columns[property.slot] = try column(property)
    }
    return columns
  }

  private func column(_ property: ModelProperty) throws -> SQLValue {
    switch values[property.slot] {
    case .value(let value): return try property.codec?.encode(value) ?? .null
    case .ids(let ids): return ids.first.map(SQLValue.integer) ?? .null
    case .none, .models, .unloaded: return .null
    }
  }
}
