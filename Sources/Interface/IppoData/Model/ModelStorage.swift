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
    case int(Int)
    case bool(Bool)
    case double(Double)
    case string(String)
    case date(Date)
    /// A value of a type without a case of its own, or an initial value of a declaration.
    case value(Any)
    /// Objects of the same context, by id.
    case ids(ObjectIDs)
    /// Objects, before this one has a context.
    case models([any PersistentModel])
    /// A relationship to many objects that has not been read yet.
    case unloaded
    /// A value of the store that its codec, or the initial value of the property, has yet to replace.
    case encoded(SQLValue)
  }

  enum State {
    /// No context knows the object.
    case detached
    /// The next save persists the object.
    case inserted
    case persisted
    case deleted
  }

  /// The class; the one of the superclass until ``resolve(_:)``, for a new object.
  var entity: _ModelEntity
  /// The key of the object; 0 as long as nobody has asked for the key of a new object.
  private var knownID: Int64
  /// The values, by slot.
  var values: [Value]
  /// The values of the store, while there are other values.
  private(set) var original: [Value]?
  /// The values before the first change since the last save, by the slots that have changed.
  private(set) var bases: [Int: Value] = [:]
  /// Whether the values have to be read before their next use: another context has saved others, or none were read yet.
  var isStale = false
  /// Whether the row of the object has yet to be read, or could not be read.
  var isFault = false
  var state = State.detached
  /// The context, where it does not keep the object alive.
  var owner: ModelContext?
  /// The context, where it keeps the object alive.
  weak var keeper: ModelContext?
  /// The number of reasons for which the context keeps the object alive.
  var keeps = 0
  /// The objects that were read together with this one.
  var group: FetchGroup?
  /// The place of the object in its group.
  var position = 0
  /// The observers; `nil` as long as nobody has observed a read of a property.
  private(set) var observers: ObservationRegistrar?

  /// The storage of a new object.
  init(_ entity: _ModelEntity) {
    self.entity = entity
    knownID = 0
    values = entity.newValues
  }

  /// The storage of an object of a store.
  init(_ entity: _ModelEntity, id: Int64, values: [Value], context: ModelContext) {
    self.entity = entity
    knownID = id
    self.values = values
    owner = context
    state = .persisted
  }

  var id: Int64 {
    get {
      if knownID == 0 { knownID = ModelKeys.next() }
      return knownID
    }
    set { knownID = newValue }
  }

  var key: ModelKey { ModelKey(entity, id) }

  var identifier: PersistentIdentifier {
    PersistentIdentifier(entityName: entity.name, key: id, storeIdentifier: context?.store(of: entity).identifier)
  }

  /// Notes a read, if somebody observes it.
  func access<Model: PersistentModel, V>(_ model: Model, _ keyPath: KeyPath<Model, V>) {
    if observers == nil {
      guard let new = ObservationProbe.observersIfTracking() else { return }
      observers = new
    }
    observers?.access(model, keyPath: keyPath)
  }

  /// Whether the initialiser of the class gives the object its values, and not a store.
  var isNew: Bool { state == .detached }

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
    if bases[slot] == nil { bases[slot] = values[slot] }
  }

  /// The values are those of the store now.
  func didSave() {
    original = nil
    if !bases.isEmpty { bases = [:] }
  }

  /// Takes the values of the store. Values that have changed here stay.
  func refresh(with fresh: [Value]) {
    (isStale, isFault) = (false, false)
    for slot in values.indices {
      guard let base = bases[slot] else {
        values[slot] = fresh[slot]
        continue
      }
      guard entity.properties[slot].isToMany, case .ids(let before) = base, case .ids(let own) = values[slot],
        case .ids(let theirs) = fresh[slot]
      else { continue }
      // A store of the app keeps the objects of both sides: those that others have added or removed count as well.
      values[slot] = .ids(own.merged(with: theirs, since: before))
      bases[slot] = fresh[slot]
    }
    if original != nil { original = fresh }
  }

  /// Returns to the values of the store.
  func rollBack() {
    guard let original else { return }
    values = original
    // Other objects that lead to this one return to their values as well.
    for property in entity.relationships where property.isToMany { values[property.slot] = .unloaded }
    didSave()
  }

  /// The values of a row. Replaces what the store could not read by itself: values with codecs of their own, and initial
  /// values.
  static func values(of row: StoredRow) throws -> [Value] {
    let entity = row.entity
    guard row.isEncoded else { return row.values }
    var values = row.values
    for property in entity.properties {
      guard case .encoded(let stored) = values[property.slot] else { continue }
      values[property.slot] = try decode(stored, property, row.id, entity)
    }
    return values
  }

  private static func decode(
    _ stored: SQLValue, _ property: ModelProperty, _ id: Int64, _ entity: _ModelEntity
  ) throws -> Value {
    guard property.isColumn else { return property.defaultValue.map(Value.value) ?? .none }
    do {
      if let value = try property.codec?.decode(stored) { return .value(value) }
    } catch let error as DecodingError {
      throw damaged(property, entity, id, stored, reason: " (\(error))")
    }
    // Objects from before the property.
    if stored == .null, let value = property.defaultValue { return .value(value) }
    throw damaged(property, entity, id, stored, reason: "")
  }

  private static func damaged(
    _ property: ModelProperty, _ entity: _ModelEntity, _ id: Int64, _ stored: SQLValue, reason: String
  ) -> SwiftDataError {
    SwiftDataError(
      .damagedStore,
      "The store has \(stored) for '\(entity.name).\(property.name)' of the object \(id), which is no "
        + "'\(property.type)'\(reason).")
  }

  /// The value of a column to write.
  func column(_ property: ModelProperty) throws -> SQLValue { try values[property.slot].stored(property) }

  /// The value that the store has for a column, as far as the context knows.
  func storedColumn(_ property: ModelProperty) throws -> SQLValue {
    try (original ?? values)[property.slot].stored(property)
  }

  /// The changed columns that another save has changed since, with its values.
  func overwrittenColumns() throws -> [(property: ModelProperty, value: SQLValue)] {
    guard let original, !bases.isEmpty else { return [] }
    return try entity.columns.compactMap { property in
      guard let base = bases[property.slot] else { return nil }
      let stored = try original[property.slot].stored(property)
      if try stored == base.stored(property) { return nil }
      return try stored == column(property) ? nil : (property, stored)
    }
  }

  /// The changed columns, with the values before the changes.
  func changedColumns() throws -> [StoreChanges.ChangedColumn] {
    try entity.columns.compactMap { property in
      guard let base = bases[property.slot] else { return nil }
      return StoreChanges.ChangedColumn(
        property: property, value: try column(property), original: try base.stored(property))
    }
  }
}
