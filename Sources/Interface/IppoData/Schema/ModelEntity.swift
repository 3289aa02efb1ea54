import Foundation
internal import IppoPredicates
internal import Synchronization

/// The description of a class with ``Model()``.
public final class _ModelEntity: @unchecked Sendable {  // its inverses and subclasses alone change, under locks
  let type: any PersistentModel.Type
  let name: String
  /// The class that this one inherits from, if that is a model.
  let superclass: _ModelEntity?
  /// The properties, by slot: those of the superclass first.
  let properties: [ModelProperty]
  /// The properties with a column, by slot.
  let columns: [ModelProperty]
  /// The properties that lead to objects, by slot.
  let relationships: [ModelProperty]
  /// The values of a new object before its initialiser sets them, by slot.
  let newValues: [_ModelStorage.Value]
  /// The values of an object of the store before its row is read, by slot.
  let emptyValues: [_ModelStorage.Value]
  /// Whether a property has initial values in place of a column.
  let hasValuesWithoutColumns: Bool
  /// The quoted name of the table, which a class shares with its superclass.
  let table: String
  /// The key and the columns of the root of a request.
  let selectedColumns: String
  /// The statement that adds a row: the key, and the values of the columns.
  let insertion: String
  /// The groups of slots with an index, without those of superclasses.
  let indices: [[Int]]
  /// The groups of slots whose values are unique together, without those of superclasses.
  let uniqueConstraints: [[Int]]
  /// The groups of columns whose values are unique together, with those of superclasses.
  let uniqueColumns: [UniqueColumns]
  /// The properties whose values the history keeps for deleted objects.
  let preserved: [ModelProperty]
  private let slots: [AnyKeyPath: Int]
  private let inverses = Mutex<[Int: ModelProperty?]>([:])
  private let subclasses = Mutex<[_ModelEntity]>([])

  /// Describes a class without a superclass.
  public convenience init<Model: PersistentModel>(_ type: Model.Type) { self.init(type, superclass: nil) }

  /// Describes a class that inherits from another one.
  public convenience init<Model: PersistentModel>(_ type: Model.Type, below superclass: _ModelEntity) {
    self.init(type, superclass: superclass)
    superclass.subclasses.withLock { $0.append(self) }
  }

  private init<Model: PersistentModel>(_ type: Model.Type, superclass: _ModelEntity?) {
    self.type = type
    self.superclass = superclass
    let name = String(describing: type)
    self.name = name
    let metadata = Model.schemaMetadata
    properties = metadata.map { property in
      let inherited = superclass.flatMap { property.slot < $0._count ? $0.properties[property.slot] : nil }
      // Two subclasses may have properties with one name.
      return ModelProperty(property, columnName: superclass == nil ? nil : "\(name).\(property.name)", like: inherited)
    }
    columns = properties.filter(\.isColumn)
    relationships = properties.filter(\.isRelationship)
    newValues = properties.map { $0.isRelationship ? .models([]) : .none }
    emptyValues = properties.map { $0.isToMany ? .unloaded : $0.isColumn ? .none : .encoded(.null) }
    hasValuesWithoutColumns = properties.contains { !$0.isRelationship && !$0.isColumn }
    table = superclass?.table ?? StoreNames.quoted(name)
    let names = [StoreNames.key] + columns.map(\.column)
    selectedColumns = names.map { "\(StoreNames.root).\($0)" }.joined(separator: ", ")
    var places = Array(repeating: "?", count: names.count).joined(separator: ", ")
    var written = names.joined(separator: ", ")
    if superclass != nil {
      written += ", \(StoreNames.className)"
      places += ", \(StoreNames.literal(name))"
    }
    insertion = "INSERT INTO \(table) (\(written)) VALUES (\(places))"
    let slots = Dictionary(metadata.map { ($0.keypath, $0.slot) }) { first, _ in first }
    self.slots = slots
    func groups(_ keyPaths: [[AnyKeyPath]]) -> [[Int]] {
      keyPaths.map { $0.compactMap { slots[$0] } }.filter { !$0.isEmpty }
    }
    let inheritedCount = superclass?._count ?? 0
    indices = groups(Model._$indices)
    uniqueConstraints =
      properties.dropFirst(inheritedCount).filter { $0.attribute?.isUnique == true }.map { [$0.slot] }
      + groups(Model._$uniqueConstraints)
    preserved = columns.filter { $0.attribute?.options.contains(.preserveValueOnDeletion) == true }
    let uniquePlaces = uniqueConstraints.map { [columns] slots in
      slots.compactMap { slot in columns.firstIndex { $0.slot == slot } }
    }
    // A class has the columns of its superclass first.
    uniqueColumns =
      (superclass?.uniqueColumns ?? [])
      + uniquePlaces.filter { !$0.isEmpty }.map { [columns] places in
        let isLimited = superclass != nil && places.allSatisfy { columns[$0].slot < inheritedCount }
        return UniqueColumns(places: places, declarer: name, isLimited: isLimited)
      }
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
    let declarer = declarer(of: property)
    if declarer !== self { return declarer.inverse(of: declarer.properties[property.slot]) }
    if let known = inverses.withLock({ $0[property.slot] }) { return known }
    let found = findInverse(of: property)
    inverses.withLock { $0[property.slot] = .some(found) }
    return found
  }

  /// The class and those below it that the process knows.
  var knownKinds: [_ModelEntity] { [self] + subclasses.withLock { $0 }.flatMap(\.knownKinds) }

  private func findInverse(of property: ModelProperty) -> ModelProperty? {
    guard let destination = property.destination else { return nil }
    if let keyPath = property.relationship?.inverseKeyPath { return destination.property(at: keyPath) }
    let back = destination.properties.filter {
      $0.destination === self && !(destination === self && $0.slot == property.slot)
    }
    if let named = back.first(where: { $0.relationship?.inverseKeyPath == property.keyPath }) { return named }
    let others = properties.filter { $0.destination === destination && $0.relationship?.inverseKeyPath == nil }
    guard destination !== self, others.count == 1 else { return nil }
    // The inverse of an inherited property belongs to the class that declares it.
    let free = back.filter { $0.relationship?.inverseKeyPath == nil && destination.declares($0.slot) }
    return free.count == 1 ? free.first : nil
  }

  /// The classes, their superclasses, and those that their relationships lead to, each once, in order. A superclass comes before
  /// its subclasses.
  /// - Parameter includesSubclasses: whether the known subclasses count as well, as for conditions with a cast.
  static func reachable(from entities: [_ModelEntity], includesSubclasses: Bool = false) -> [_ModelEntity] {
    var found: [_ModelEntity] = []
    var open = entities
    while !open.isEmpty {
      let next = open.removeFirst()
      if found.contains(where: { $0 === next }) { continue }
      if let superclass = next.superclass, !found.contains(where: { $0 === superclass }) {
        open.insert(contentsOf: [superclass, next], at: 0)
        continue
      }
      found.append(next)
      if includesSubclasses { open += next.subclasses.withLock { $0 } }
      open += next.properties.compactMap(\.destination)
    }
    return found
  }
}

/// A property of a class with ``Model()``.
final class ModelProperty: @unchecked Sendable {  // nothing in it changes
  let name: String
  /// The name of the column.
  let columnName: String
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

  /// Describes a property.
  ///
  /// - Parameter inherited: the property of the superclass. Getters observe it by the key path of that class.
  init(_ metadata: Schema.PropertyMetadata, columnName: String?, like inherited: ModelProperty?) {
    name = metadata.name
    self.columnName = inherited?.columnName ?? columnName ?? metadata.name
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
    let codec = destinationType == nil ? ValueCodec.of(type, isEncoded: attribute?.isCodable == true) : nil
    self.codec = codec
    direct = codec?.direct(type)
    isColumn = !isToMany && attribute?.isEphemeral != true
    column = StoreNames.quoted(self.columnName)
    initialValue = metadata.defaultValue
    notification = inherited?.notification ?? metadata.notify
  }

  /// Whether the property always leads to one object.
  var requiresObject: Bool { isRelationship && !isToMany && !isOptional }

  /// The class that a relationship leads to.
  var destination: _ModelEntity? { destinationType.map { $0._$entity } }

  var isRelationship: Bool { destinationType != nil }

  /// The name of the column in earlier versions of the app.
  var originalColumnName: String? {
    originalName.map { String(columnName.dropLast(name.count)) + $0 }
  }

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

  /// Tells the views that follow a value that it has changed.
  func notify(_ model: any PersistentModel, _ observers: ObservationRegistrar) { notification(model, observers) {} }
}
