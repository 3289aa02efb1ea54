import Foundation

extension _ModelStorage {
  /// Sets a value in an initialiser.
  @_disfavoredOverload
  public func initialize<V: Codable>(_ slot: Int, _ value: V) {
    if isNew { values[slot] = wrapped(value, slot) }
  }

  /// Reads a value. Views that read it follow it.
  @_disfavoredOverload
  public func get<Model: PersistentModel, V: Codable>(_ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V>) -> V {
    if slot >= values.count { resolve(model) }
    access(model, keyPath)
    if isStale { context?.refresh(model) }
    return attribute(slot)
  }

  /// Sets a value, and tells the views that follow it.
  @_disfavoredOverload
  public func set<Model: PersistentModel, V: Codable>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V>, _ value: V
  ) {
    if slot >= values.count { resolve(model) }
    if isStale { context?.refresh(model) }
    let new = wrapped(value, slot)
    let old = values[slot]
    let isPersistent = entity.properties[slot].isColumn
    if isPersistent { willChange(slot) }
    if let observers {
      observers.withMutation(of: model, keyPath: keyPath) { values[slot] = new }
    } else {
      values[slot] = new
    }
    guard let context, isPersistent else { return }
    context.noteChange(of: model, slot)
    if context.undoManager == nil { return }
    context.registerUndo(of: model) { model in
      if let old = old.typed(V.self) { model._$storage.set(model, slot, keyPath, old) }
    }
  }

  private func wrapped<V>(_ value: V, _ slot: Int) -> Value {
    let property = entity.properties[slot]
    if let type = property.direct, let known = Value(value, type) { return known }
    guard property.isOptional else { return .value(value) }
    guard let value = (value as? any OptionalValue)?.unwrapped else { return .none }
    return .value(value)
  }

  private func attribute<V>(_ slot: Int) -> V {
    if let value = values[slot].typed(V.self) { return value }
    if let value = entity.properties[slot].defaultValue as? V { return value }
    fatalError("'\(entity.name).\(entity.properties[slot].name)' has no value.")
  }
}

// The compiler takes these for a property whose type cannot be persisted, and shows the message.
extension _ModelStorage {
  /// Refuses a type.
  @_disfavoredOverload
  @available(*, unavailable, message: "a property of a model must be 'Codable', a model, or a collection of models")
  public func initialize<V>(_ slot: Int, _ value: V) {}

  /// Refuses a type.
  @_disfavoredOverload
  @available(*, unavailable, message: "a property of a model must be 'Codable', a model, or a collection of models")
  public func get<Model: PersistentModel, V>(_ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V>) -> V {
    model[keyPath: keyPath]
  }

  /// Refuses a type.
  @_disfavoredOverload
  @available(*, unavailable, message: "a property of a model must be 'Codable', a model, or a collection of models")
  public func set<Model: PersistentModel, V>(_ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V>, _ value: V) {}
}
