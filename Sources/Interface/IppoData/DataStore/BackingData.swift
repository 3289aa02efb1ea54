internal import IssueReporting

/// The values of an object of a context, for the snapshot of a save (`SwiftData.BackingData`).
///
/// A snapshot of an app reads the properties of the class that it is for:
///
/// ```swift
/// init(from data: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
///   let trip = data as? any BackingData<Trip>
///   name = trip?.getValue(forKey: \.name) ?? ""
/// }
/// ```
public protocol BackingData<Model> {
  /// The class.
  associatedtype Model: PersistentModel

  /// The values of an object without a context, which has none yet.
  init(for modelType: Model.Type)

  /// The identifier of the object. New objects have a temporary one, without a store.
  var persistentModelID: PersistentIdentifier? { get set }
  /// The descriptions of the properties.
  var metadata: Any { get }
  /// The values.
  var _$storage: _ModelStorage { get }

  /// The value of a property.
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: Decodable
  /// The object of a required relationship.
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: PersistentModel
  /// The object of a relationship to one.
  func getValue<Value>(forKey: KeyPath<Model, Value?>) -> Value? where Value: PersistentModel
  /// The objects of a relationship to many.
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: RelationshipCollection
  /// The objects of a relationship to many, of a class that can be decoded.
  func getValue<Value>(forKey: KeyPath<Model, Value>) -> Value where Value: RelationshipCollection & Decodable
  /// The value of a property of any type.
  func getTransformableValue<Value>(forKey: KeyPath<Model, Value>) -> Value

  /// Sets the value of a property.
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable
  /// Sets a required relationship.
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel
  /// Sets a relationship to one.
  func setValue<Value>(forKey: KeyPath<Model, Value?>, to newValue: Value?) where Value: PersistentModel
  /// Sets a relationship to many.
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value) where Value: RelationshipCollection
  /// Sets a relationship to many, of a class that can be encoded.
  func setValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection & Encodable
  /// Sets the value of a property of any type.
  func setTransformableValue<Value>(forKey: KeyPath<Model, Value>, to newValue: Value)
}

/// The values of an object of the framework.
final class ModelBackingData<Model: PersistentModel>: BackingData {
  private let model: Model

  init(_ model: Model) { self.model = model }

  init(for modelType: Model.Type) {
    let storage = _ModelStorage(Model._$entity)
    model = unsafeDowncast(storage.makeEmptyModel(), to: Model.self)
  }

  var persistentModelID: PersistentIdentifier? {
    get { _$storage.snapshotIdentifier }
    set {
      guard _$storage.state == .detached, let newValue else {
        return reportIssue("The identifier of an object cannot change: '\(_$storage.entity.name)'.")
      }
      _$storage.id = newValue.key
    }
  }

  var metadata: Any { Model.schemaMetadata }

  var _$storage: _ModelStorage { model._$storage }

  func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value where Value: Decodable { model[keyPath: key] }
  func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value where Value: PersistentModel { model[keyPath: key] }
  func getValue<Value>(forKey key: KeyPath<Model, Value?>) -> Value? where Value: PersistentModel {
    model[keyPath: key]
  }
  func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value where Value: RelationshipCollection {
    model[keyPath: key]
  }
  func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value where Value: RelationshipCollection & Decodable {
    model[keyPath: key]
  }
  func getTransformableValue<Value>(forKey key: KeyPath<Model, Value>) -> Value { model[keyPath: key] }

  func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) where Value: Encodable {
    set(key, newValue)
  }
  func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) where Value: PersistentModel {
    set(key, newValue)
  }
  func setValue<Value>(forKey key: KeyPath<Model, Value?>, to newValue: Value?) where Value: PersistentModel {
    set(key, newValue)
  }
  func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) where Value: RelationshipCollection {
    set(key, newValue)
  }
  func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value)
  where Value: RelationshipCollection & Encodable {
    set(key, newValue)
  }
  func setTransformableValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) { set(key, newValue) }

  private func set<Value>(_ key: KeyPath<Model, Value>, _ value: Value) {
    guard let key = key as? ReferenceWritableKeyPath<Model, Value> else {
      return reportIssue("A property of '\(_$storage.entity.name)' cannot be set: \(key).")
    }
    model[keyPath: key] = value
  }
}

extension _ModelStorage {
  /// Makes the object of a storage that no context knows, without the initial values of the declarations.
  func makeEmptyModel() -> any PersistentModel {
    state = .deleted
    defer { state = .detached }
    return makeModel()
  }

  /// The identifier in snapshots: that of a new object has no store.
  var snapshotIdentifier: PersistentIdentifier {
    switch state {
    case .inserted, .detached: PersistentIdentifier(entityName: entity.name, key: id, storeIdentifier: nil)
    case .persisted, .deleted: identifier
    }
  }
}

extension PersistentModel {
  /// The values of the object, for a snapshot.
  var backingData: any BackingData { ModelBackingData(self) }
}
