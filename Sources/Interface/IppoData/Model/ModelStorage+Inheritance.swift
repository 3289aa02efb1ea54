import Foundation

extension _ModelStorage {
  /// The values that an initialiser gives to the properties of a subclass. The storage is made after that, by the initialiser of
  /// the superclass, which knows no subclass: it takes the values when they are needed.
  public final class Initial {
    fileprivate var values: [(_ModelStorage) -> Void] = []

    /// No values.
    public init() {}
  }

  /// Makes the storage one of the object's class, with the values of the initialisers of subclasses.
  func resolve(_ model: any PersistentModel) {
    if state == .detached, ObjectIdentifier(entity.type) != ObjectIdentifier(type(of: model)) { become(model) }
  }

  private func become(_ model: any PersistentModel) {
    entity = type(of: model)._$entity
    values += entity.newValues[values.count...]
    for initial in model._$initialValues {
      for value in initial.values { value(self) }
      initial.values = []
    }
  }

  /// Gives up the initial values of an object of a store.
  static func forgetInitialValues(of model: any PersistentModel) {
    for initial in model._$initialValues { initial.values = [] }
  }
}

extension _ModelStorage.Initial {
  /// Keeps a value for the storage.
  @_disfavoredOverload
  public func initialize<V: Codable>(_ slot: Int, _ value: V) { values.append { $0.initialize(slot, value) } }

  /// Keeps an object for the storage.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: V) { values.append { $0.initialize(slot, value) } }

  /// Keeps an object for the storage.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: V?) { values.append { $0.initialize(slot, value) } }

  /// Keeps objects for the storage.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: [V]) { values.append { $0.initialize(slot, value) } }

  /// Keeps objects for the storage.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: [V]?) {
    values.append { $0.initialize(slot, value) }
  }

  /// Refuses a type.
  @_disfavoredOverload
  @available(*, unavailable, message: "a property of a model must be 'Codable', a model, or a collection of models")
  public func initialize<V>(_ slot: Int, _ value: V) {}
}
