import Foundation
internal import IppoPredicates
internal import Synchronization

/// The description of a class with ``Model()``.
public final class _ModelEntity: @unchecked Sendable {  // nothing in it changes but the inverses, which a lock guards
  let type: any PersistentModel.Type
  let name: String
  /// The properties, by slot.
  let properties: [ModelProperty]
  /// The properties with a column, by slot.
  let columns: [ModelProperty]
  /// The values of a new object before its initialiser sets them, by slot.
  let newValues: [_ModelStorage.Value]
  /// The values of an object of the store before its row is read, by slot.
  let emptyValues: [_ModelStorage.Value]
  /// Whether a property has initial values in place of a column.
  let hasValuesWithoutColumns: Bool
  /// Whether objects may be there before their rows are read. A required object of a relationship has nothing that could
  /// take its place where the row is gone.
  let hasFaults: Bool
  /// The quoted name of the table.
  let table: String
  /// The key and the columns of the root of a request.
  let selectedColumns: String
  /// The statement that adds a row: the key, and the values of the columns.
  let insertion: String
  let indices: [[Int]]
  /// The groups of slots whose values are unique together.
  let uniqueConstraints: [[Int]]
  /// The groups of columns whose values are unique together, by their places in the row.
  let uniqueColumns: [[Int]]
  /// The properties whose values the history keeps for deleted objects.
  let preserved: [ModelProperty]
  private let slots: [AnyKeyPath: Int]
  private let inverses = Mutex<[Int: ModelProperty?]>([:])

  /// Describes a class.
  public init<Model: PersistentModel>(_ type: Model.Type) {
    self.type = type
    name = String(describing: type)
    let metadata = Model.schemaMetadata
    properties = metadata.map(ModelProperty.init)
    columns = properties.filter(\.isColumn)
    newValues = properties.map { $0.isRelationship ? .models([]) : .none }
    emptyValues = properties.map { $0.isToMany ? .unloaded : $0.isColumn ? .none : .encoded(.null) }
    hasValuesWithoutColumns = properties.contains { !$0.isRelationship && !$0.isColumn }
    hasFaults = properties.allSatisfy { !$0.isRelationship || $0.isToMany || $0.isOptional }
    table = StoreNames.quoted(name)
    let names = [StoreNames.key] + columns.map(\.column)
    selectedColumns = names.map { "\(StoreNames.root).\($0)" }.joined(separator: ", ")
    let places = Array(repeating: "?", count: names.count).joined(separator: ", ")
    insertion = "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(places))"
    let slots = Dictionary(metadata.map { ($0.keypath, $0.slot) }) { first, _ in first }
    self.slots = slots
    func groups(_ keyPaths: [[AnyKeyPath]]) -> [[Int]] {
      keyPaths.map { $0.compactMap { slots[$0] } }.filter { !$0.isEmpty }
    }
    indices = groups(Model._$indices)
    uniqueConstraints =
      properties.filter { $0.attribute?.isUnique == true }.map { [$0.slot] } + groups(Model._$uniqueConstraints)
    preserved = columns.filter { $0.attribute?.options.contains(.preserveValueOnDeletion) == true }
    uniqueColumns = uniqueConstraints.map { [columns] slots in
      slots.compactMap { slot in columns.firstIndex { $0.slot == slot } }
    }.filter { !$0.isEmpty }
  }

  /// The property at a key path.
  func property(at keyPath: AnyKeyPath) -> ModelProperty? { slots[keyPath].map { properties[$0] } }

  /// The property with a name of today, or with one of earlier versions of the app.
  func property(named name: String) -> ModelProperty? {
    properties.first { $0.name == name } ?? properties.first { $0.originalName == name }
  }

  /// The property of the other class that leads back.
  ///
  /// Prefers the property that either side names. Without one, takes the only property of the other class that leads to
  /// this class and names no other inverse.
  func inverse(of property: ModelProperty) -> ModelProperty? {
    if let known = inverses.withLock({ $0[property.slot] }) { return known }
    let found = findInverse(of: property)
    inverses.withLock { $0[property.slot] = .some(found) }
    return found
  }

  private func findInverse(of property: ModelProperty) -> ModelProperty? {
    guard let destination = property.destination else { return nil }
    if let keyPath = property.relationship?.inverseKeyPath { return destination.property(at: keyPath) }
    let back = destination.properties.filter {
      $0.destination === self && !(destination === self && $0.slot == property.slot)
    }
    if let named = back.first(where: { $0.relationship?.inverseKeyPath == property.keyPath }) { return named }
    let others = properties.filter { $0.destination === destination && $0.relationship?.inverseKeyPath == nil }
    guard destination !== self, others.count == 1 else { return nil }
    let free = back.filter { $0.relationship?.inverseKeyPath == nil }
    return free.count == 1 ? free.first : nil
  }

  /// The classes and those that their relationships lead to, each once, in order.
  static func reachable(from entities: [_ModelEntity]) -> [_ModelEntity] {
    var found: [_ModelEntity] = []
    var open = entities
    while !open.isEmpty {
      let next = open.removeFirst()
      if found.contains(where: { $0 === next }) { continue }
      found.append(next)
      open += next.properties.compactMap(\.destination)
    }
    return found
  }
}

/// A property of a class with ``Model()``.
final class ModelProperty: @unchecked Sendable {  // nothing in it changes
  let name: String
  let slot: Int
  let keyPath: AnyKeyPath
  /// The type without `Optional` around it.
  let type: any Any.Type
  let isOptional: Bool
  let attribute: Schema.Attribute?
  let relationship: Schema.Relationship?
  /// Writes and reads values; `nil` for relationships.
  let codec: ValueCodec?
  /// The type, if stores make its values by themselves.
  let direct: ValueCodec.DirectType?
  let isToMany: Bool
  /// Whether the class has a column for the property.
  let isColumn: Bool
  /// The quoted name of the column.
  let column: String
  private let destinationType: (any PersistentModel.Type)?
  private let initialValue: (() -> Any)?
  private let notification: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

  init(_ metadata: Schema.PropertyMetadata) {
    name = metadata.name
    slot = metadata.slot
    keyPath = metadata.keypath
    let wrapped = (metadata.valueType as? any OptionalValue.Type)?.wrappedType
    let type = wrapped ?? metadata.valueType
    self.type = type
    isOptional = wrapped != nil
    if let model = type as? any PersistentModel.Type {
      (destinationType, isToMany) = (model, false)
    } else if let collection = type as? any RelationshipCollection.Type {
      func element<C: RelationshipCollection>(of type: C.Type) -> any PersistentModel.Type { C.PersistentElement.self }
      (destinationType, isToMany) = (element(of: collection), true)
    } else {
      (destinationType, isToMany) = (nil, false)
    }
    relationship = destinationType == nil ? nil : metadata.relationship ?? Schema.Relationship()
    attribute = destinationType == nil ? metadata.attribute ?? Schema.Attribute() : nil
    let codec = destinationType == nil ? ValueCodec.of(type) : nil
    self.codec = codec
    direct = codec?.direct(type)
    isColumn = !isToMany && attribute?.isEphemeral != true
    column = StoreNames.quoted(name)
    initialValue = metadata.defaultValue
    notification = metadata.notify
  }

  /// The class that a relationship leads to.
  var destination: _ModelEntity? { destinationType.map { $0._$entity } }

  var isRelationship: Bool { destinationType != nil }

  var originalName: String? { attribute?.originalName ?? relationship?.originalName }

  /// The kind of the column.
  var kind: ValueCodec.Kind { codec?.kind ?? .integer }

  /// The initial value of the declaration, without `Optional` around it; `nil` without a value.
  var defaultValue: Any? {
    guard let value = initialValue?() else { return nil }
    return (value as? any OptionalValue).map(\.unwrapped) ?? value
  }

  /// Whether objects from before the property can have a value for it.
  var hasDefault: Bool { isOptional || initialValue != nil || destinationType != nil }

  /// Changes the value of an object, and tells the views that follow it.
  func notify(_ model: any PersistentModel, _ change: () -> Void) {
    guard let observers = model._$storage.observers else { return change() }
    notification(model, observers, change)
  }
}
