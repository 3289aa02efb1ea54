import Foundation

extension _ModelStorage {
  /// Sets a relationship in an initialiser. The other side follows when a context has both objects.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: V) {
    if isNew { values[slot] = .models([value]) }
  }

  /// Sets a relationship in an initialiser.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: V?) {
    if isNew { values[slot] = .models(value.map { [$0] } ?? []) }
  }

  /// Sets a relationship in an initialiser.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: [V]) {
    if isNew { values[slot] = .models(value) }
  }

  /// Sets a relationship in an initialiser.
  public func initialize<V: PersistentModel>(_ slot: Int, _ value: [V]?) {
    if isNew { values[slot] = .models(value ?? []) }
  }

  /// Reads a required relationship.
  public func get<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V>
  ) -> V {
    access(model, keyPath)
    guard let value = relatedOne(model, slot)?.asClass(V.self) else {
      fatalError(
        "'\(entity.name).\(entity.properties[slot].name)' leads to no object: it was deleted, or never set. Make the "
          + "property optional, or delete this object with it.")
    }
    return value
  }

  /// Reads a relationship to one object.
  public func get<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V?>
  ) -> V? {
    access(model, keyPath)
    return relatedOne(model, slot)?.asClass(V.self)
  }

  /// Reads a relationship to many objects.
  public func get<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, [V]>
  ) -> [V] {
    access(model, keyPath)
    return related(model, slot).compactMap { $0 as? V }
  }

  /// Reads a relationship to many objects.
  public func get<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, [V]?>
  ) -> [V]? {
    access(model, keyPath)
    return related(model, slot).compactMap { $0 as? V }
  }

  /// Sets a required relationship, and the other side of it.
  public func set<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V>, _ value: V
  ) {
    relate(model, slot, [value])
  }

  /// Sets a relationship to one object, and the other side of it.
  public func set<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, V?>, _ value: V?
  ) {
    relate(model, slot, value.map { [$0] } ?? [])
  }

  /// Sets a relationship to many objects, and the other sides of it.
  public func set<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, [V]>, _ value: [V]
  ) {
    relate(model, slot, value)
  }

  /// Sets a relationship to many objects, and the other sides of it.
  public func set<Model: PersistentModel, V: PersistentModel>(
    _ model: Model, _ slot: Int, _ keyPath: KeyPath<Model, [V]?>, _ value: [V]?
  ) {
    relate(model, slot, value ?? [])
  }

  /// The object that a relationship to one leads to.
  private func relatedOne(_ model: any PersistentModel, _ slot: Int) -> (any PersistentModel)? {
    if slot >= values.count { resolve(model) }
    if isStale { context?.refresh(model) }
    switch values[slot] {
    case .models(let models): return models.first
    case .ids(.one(let id)):
      guard let context, let destination = entity.properties[slot].destination else { return nil }
      return context.target(destination, id, of: self, slot)
    default: return nil
    }
  }

  /// The objects that a relationship leads to.
  func related(_ model: any PersistentModel, _ slot: Int) -> [any PersistentModel] {
    if slot >= values.count { resolve(model) }
    if isStale { context?.refresh(model) }
    switch values[slot] {
    case .models(let models): return models
    case .ids, .unloaded:
      guard let context, let destination = entity.properties[slot].destination else { return [] }
      return context.models(destination, context.ids(of: self, slot))
    default: return []
    }
  }

  private func relate(_ model: any PersistentModel, _ slot: Int, _ new: [any PersistentModel]) {
    if slot >= values.count { resolve(model) }
    let property = entity.properties[slot]
    if let context {
      return context.relate(model, property, new)
    }
    property.notify(model) { values[slot] = .models(new) }
    // An object that leads to objects of a context becomes part of the context.
    if state == .detached, let context = new.lazy.compactMap(\._$storage.context).first { context.insert(model) }
  }
}
