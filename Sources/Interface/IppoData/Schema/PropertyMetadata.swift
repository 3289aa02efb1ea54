import Foundation
import Observation

extension Schema {
  /// A property of a model, as ``Model()`` describes it.
  public struct PropertyMetadata {
    /// The name of the property.
    public let name: String
    /// The key path of the property.
    public let keypath: AnyKeyPath
    let slot: Int
    let valueType: any Any.Type
    let defaultValue: (() -> Any)?
    let attribute: Attribute?
    let relationship: Relationship?
    let notify: (any PersistentModel, ObservationRegistrar, _ change: () -> Void) -> Void

    private init<Model: PersistentModel, Value>(
      _ name: String, _ slot: Int, _ keyPath: KeyPath<Model, Value>, _ defaultValue: (() -> Value)?,
      _ attribute: Attribute?, _ relationship: Relationship?
    ) {
      self.name = name
      self.slot = slot
      self.keypath = keyPath
      self.attribute = attribute
      self.relationship = relationship
      self.defaultValue = defaultValue
      valueType = Value.self
      notify = { model, registrar, change in
        guard let model = model as? Model else { return change() }
        registrar.withMutation(of: model, keyPath: keyPath, change)
      }
    }

    /// A property without an initial value.
    public init<Model: PersistentModel, Value>(
      name: String, slot: Int, keypath: KeyPath<Model, Value>, metadata: Attribute? = nil
    ) {
      self.init(name, slot, keypath, nil, metadata, nil)
    }

    /// A property with an initial value, which objects from before the property take.
    public init<Model: PersistentModel, Value>(
      name: String, slot: Int, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
      metadata: Attribute? = nil
    ) {
      self.init(name, slot, keypath, defaultValue, metadata, nil)
    }

    /// A property that leads to other models.
    public init<Model: PersistentModel, Value>(
      name: String, slot: Int, keypath: KeyPath<Model, Value>, metadata: Relationship
    ) {
      self.init(name, slot, keypath, nil, nil, metadata)
    }

    /// A property that leads to other models, with an initial value.
    public init<Model: PersistentModel, Value>(
      name: String, slot: Int, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
      metadata: Relationship
    ) {
      self.init(name, slot, keypath, defaultValue, nil, metadata)
    }
  }
}
