import Foundation

// The undo manager sets some relationships from one side: those with a table of pairs, which change on both sides at once, and
// those of deleted objects, whose other side may be in no memory.
extension ModelContext {
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
