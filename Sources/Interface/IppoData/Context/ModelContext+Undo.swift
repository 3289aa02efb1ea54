internal import ConcurrencyExtras
import Foundation

// The undo manager sets some relationships from one side: those with a table of pairs, which change on both sides at once, and
// those of deleted objects, whose other side may be in no memory.
extension ModelContext {
  /// Has the undo manager call a function with an object, which is read again if nobody has the object by then.
  func registerUndo<Model: PersistentModel>(of model: Model, _ undo: @escaping (Model) -> Void) {
    guard let undoManager else { return }
    onMainActor((undoManager, UndoTarget(model, self), undo)) { undoManager, target, undo in
      // The manager keeps targets weakly. The action keeps this one.
      undoManager.registerUndo(withTarget: target) { [target] _ in
        if let model = target.model { undo(model) }
      }
    }
  }

  /// Sets one side of a relationship to the objects that it had before a change.
  /// - Parameter later: the objects that it had after the change.
  func takeBack(
    _ model: any PersistentModel, _ property: ModelProperty, _ former: ObjectIDs, since later: ObjectIDs
  ) {
    let storage = model._$storage
    if storage.isStale { refresh(model) }
    loadBothSides(storage, property)
    // The rows of the others have these objects, and the undo manager takes those back as well.
    if property.isToMany, case .unloaded = storage.values[property.slot] { return renew(model, property) }
    let last = storage.values[property.slot]
    // Another context may have given the object another owner since.
    if !property.isToMany, case .ids(.one(let owner)) = last, !current(later, property).contains(owner) { return }
    let new = current(former, property)
    setIDs(model, property, new)
    // Objects may have been read into the other side after the change.
    guard !property.isToMany, let destination = property.destination, case .ids(let last) = last,
      let inverse = storage.entity.inverse(of: property), inverse.isToMany, !core.usesSnapshots(destination)
    else { return }
    for id in Set(last).union(new) {
      if let other = registered(ModelKey(destination, id)), !other.isDeleted { renew(other, inverse) }
    }
  }

  /// Has a relationship to many be read again, with the pending changes.
  private func renew(_ model: any PersistentModel, _ property: ModelProperty) {
    let storage = model._$storage
    property.notify(model) { storage.values[property.slot] = .unloaded }
    invalidateQueries(storage.entity, property.slot)
  }

  /// Has the undo manager set a relationship with a table of pairs to the objects that it had.
  func registerUndo(of model: any PersistentModel, pairs property: ModelProperty, _ former: [Int64]) {
    guard undoManager != nil, StoreNames.links(model._$storage.entity, property) != nil else { return }
    registerUndo(of: model) { model in
      guard let context = model.modelContext, !model.isDeleted else { return }
      context.relate(model, property, context.objects(ObjectIDs(former), property))
    }
  }

  /// Has the undo manager set a relationship to many of a deleted object again.
  ///
  /// Its pairs are gone, and other objects lead to it no more. In a store of the app, objects have both sides.
  func registerUndo(ofDeletion model: any PersistentModel, _ property: ModelProperty, _ former: [Int64]) {
    guard undoManager != nil, property.isToMany, !core.usesSnapshots(model._$storage.entity) else { return }
    registerUndo(of: model) { model in
      guard let context = model.modelContext, !model.isDeleted else { return }
      let storage = model._$storage
      // The object still has the ids.
      storage.values[property.slot] = .unloaded
      let kept = ObjectIDs(context.ids(of: storage, property.slot))
      let all = context.objects(kept.merged(with: ObjectIDs(former), since: []), property)
      let inverse = storage.entity.inverse(of: property)
      // An object may have another owner by now.
      let free = all.filter { other in
        guard let inverse, !inverse.isToMany else { return true }
        let owners = context.ids(of: other._$storage, inverse.slot)
        return owners.isEmpty || owners == [storage.id]
      }
      context.relate(model, property, free)
    }
  }

  /// The objects of a relationship that are still there.
  private func objects(_ ids: ObjectIDs, _ property: ModelProperty) -> [any PersistentModel] {
    guard let destination = property.destination else { return [] }
    return models(destination, Array(current(ids, property))).filter { !$0.isDeleted }
  }
}

/// The object of an action of the undo manager. It keeps neither the object nor the context.
private final class UndoTarget<Model: PersistentModel> {
  private weak var known: Model?
  private weak var context: ModelContext?
  private let entity: _ModelEntity
  private let id: Int64

  init(_ model: Model, _ context: ModelContext) {
    (known, self.context) = (model, context)
    (entity, id) = (model._$storage.entity, model._$storage.id)
  }

  /// The object; `nil` if it is gone, or its context.
  var model: Model? {
    if let known { return known }
    guard let context else { return nil }
    context.takeChanges()
    let current = context.renamedIDs[ModelKey(entity, id)] ?? id
    return context.models(entity, [current]).first?.asClass(Model.self)
  }
}
