internal import OrderedCollections

extension ModelContext {
  /// A step of a deletion. The steps that are left are a list: objects may lead to each other more often than a thread has stack.
  private enum DeletionStep {
    case begin(any PersistentModel)
    case follow(ModelProperty, any PersistentModel)
    case end(any PersistentModel, wasInserted: Bool)
  }

  /// Deletes an object, and follows the rules of its relationships. The next save persists it.
  public func delete<T: PersistentModel>(_ model: T) {
    // The last step comes first.
    var steps = [DeletionStep.begin(model)]
    while let step = steps.popLast() {
      switch step {
      case .begin(let model): begin(model, &steps)
      case .follow(let property, let model): steps += follow(property, of: model).reversed().map(DeletionStep.begin)
      case .end(let model, let wasInserted): end(model, wasInserted: wasInserted)
      }
    }
  }

  private func begin(_ model: any PersistentModel, _ steps: inout [DeletionStep]) {
    let storage = model._$storage
    // The values stay after the save.
    load(storage)
    guard storage.context === self, storage.state != .deleted else { return }
    let wasInserted = storage.state == .inserted
    if wasInserted {
      Self.removePending(storage.key, from: &inserted)
    } else {
      Self.removePending(storage.key, from: &changed)
      Self.addPending(model, to: &deleted)
    }
    // Before the rules: relationships may lead back.
    storage.state = .deleted
    steps.append(.end(model, wasInserted: wasInserted))
    steps += storage.entity.relationships.reversed().map { .follow($0, model) }
  }

  private func end(_ model: any PersistentModel, wasInserted: Bool) {
    let storage = model._$storage
    if wasInserted {
      keepRequired(of: storage)
      registered[storage.key] = nil
      storage.leaveContext()
    } else {
      // A save takes the object out of the context.
      // Nobody else may have the object then.
      registerUndo(of: model) { [weak self] _ in (model._$storage.context ?? self)?.insert(model) }
    }
    noteChange(of: model, nil)
  }

  /// Follows the rule of a relationship of a deleted object.
  /// - Returns: The objects to delete with it.
  private func follow(_ property: ModelProperty, of model: any PersistentModel) -> [any PersistentModel] {
    let storage = model._$storage
    let others = storage.related(model, property.slot)
    let ids = others.map(\._$storage.id)
    noteLinks(storage, property, added: [], removed: OrderedSet(ids))
    // The last step of the undo, after the object and those that go with it.
    registerUndo(ofDeletion: model, property, ids)
    switch property.relationship?.deleteRule ?? .nullify {
    case .cascade: return others
    case .nullify:
      guard let inverse = storage.entity.inverse(of: property) else { return [] }
      for other in others where other._$storage.state != .deleted {
        if inverse.isOptional || inverse.isToMany {
          detach(other, inverse, from: storage.id)
        } else {
          // The save fails if the other object is still there, and leads nowhere.
          load(other._$storage)
          other._$storage.willChange(inverse.slot)
          noteChange(of: other, inverse.slot)
        }
      }
      return []
    case .deny, .noAction: return []
    }
  }
}
