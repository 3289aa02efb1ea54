import Foundation
internal import OrderedCollections

/// The deletion of the objects that meet a condition, which a store of the app carries out in the next save.
struct BatchDeletion {
  let entity: _ModelEntity
  /// - Returns: The objects that the store has deleted; `nil` if the context deletes them instead.
  let run: (ModelContext, any SnapshotStore) throws -> [PersistentIdentifier]?
  /// Has the context delete the objects.
  let runInContext: (ModelContext) throws -> Void
  /// The classes whose objects the deletion may change or delete.
  var reached: [_ModelEntity] { _ModelEntity.reachable(from: [entity.root], includesSubclasses: true) }

  init<T: PersistentModel>(_ type: T.Type, _ predicate: Predicate<T>?, includeSubclasses: Bool) {
    entity = T._$entity
    run = { context, store in
      var descriptor = FetchDescriptor<T>(predicate: predicate)
      // The store knows nothing of changes that were not saved.
      descriptor.includePendingChanges = false
      let request = DataStoreBatchDeleteRequest<T>(
        predicate: predicate, includeSubclasses: includeSubclasses, context.editingState)
      do {
        let found = try context.fetchIdentifiers(descriptor, from: store)
        try store.delete(request)
        let left = context.left(of: found, T._$entity, in: store)
        return found.filter { !left.contains($0.key) && (includeSubclasses || $0.entityName == T._$entity.name) }
      } catch let error as DataStoreError where error != .invalidPredicate {
        return nil
      }
    }
    runInContext = { try $0.deleteObjects(type, where: predicate, includeSubclasses: includeSubclasses) }
  }
}

extension ModelContext {
  /// Deletes the objects that meet a condition. The next save persists it.
  ///
  /// The context deletes each object, with the rules of its relationships. A ``DataStoreBatching`` of the app deletes the objects by
  /// itself in the save, before the other changes. Until then they can be fetched, as in SwiftData. Where changes are pending
  /// that the condition may read, or where the context has an undo manager, the context deletes the objects there as well.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    if let store = store(of: try entity(of: T.self)).snapshots, store.isBatching, undoManager == nil {
      takeChanges()
      if pending(for: FetchDescriptor<T>(predicate: predicate)).isEmpty {
        batches.append(BatchDeletion(T.self, predicate, includeSubclasses: includeSubclasses))
        return scheduleAutosave()
      }
    }
    try deleteObjects(T.self, where: predicate, includeSubclasses: includeSubclasses)
  }

  /// Deletes each object that meets a condition, with the rules of its relationships.
  fileprivate func deleteObjects<T: PersistentModel>(
    _ type: T.Type, where predicate: Predicate<T>?, includeSubclasses: Bool
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) {
      if includeSubclasses || model._$storage.entity === T._$entity { delete(model) }
    }
  }

  /// The objects with changes that a store has not deleted: the context may have compared the condition with the changes.
  fileprivate func left(
    of found: [PersistentIdentifier], _ entity: _ModelEntity, in store: any SnapshotStore
  ) -> Set<Int64> {
    let unsure = found.map(\.key).filter { changed[ModelKey(entity, $0)] != nil }
    if unsure.isEmpty { return [] }
    do {
      return Set(try store.allRows(RowRequest(entity: entity, ids: unsure, editingState)).requested.map(\.id))
    } catch {
      // The objects are read again before their changes are saved.
      return Set(unsure)
    }
  }

  /// Has the stores of the app carry out deletions. Those after one that fails are still pending.
  func runBatches(_ patience: TimeInterval?) throws {
    let known = deletedInBatches.count
    // Others learn of it where a later one fails as well.
    defer { if deletedInBatches.count > known { core.hub.announce(from: self) } }
    while let batch = batches.first {
      guard let store = store(of: batch.entity).snapshots else { break }
      let changes = try holdingNotices { () -> SavedChanges? in
        do {
          let changes = try run(batch, store, patience)
          batches.removeFirst()
          return changes
        } catch DataStoreError.invalidPredicate {
          // It would fail again, and all saves with it.
          batches.removeFirst()
          throw DataStoreError.invalidPredicate
        }
      }
      if let changes {
        take(changes)
        version += 1
        continue
      }
      do {
        try batch.runInContext(self)
      } catch {
        batches.insert(batch, at: 0)
        throw error
      }
    }
  }

  /// Has a store carry out a deletion once no other context is being saved to it.
  /// - Returns: The changes, which other contexts have already; `nil` if the context is to delete the objects.
  private func run(
    _ batch: BatchDeletion, _ store: any SnapshotStore, _ patience: TimeInterval?
  ) throws -> SavedChanges? {
    var changes: SavedChanges?
    try store.exclusively(patience: patience) {
      guard let deleted = try batch.run(self, store) else { return }
      deletedInBatches += deleted
      // The rules of the relationships may have changed or deleted others.
      let new = SavedChanges(
        entities: Set(batch.reached.flatMap(\.lineage)), updated: nil,
        deleted: Dictionary(grouping: deleted, by: \.entityName).mapValues { Set($0.map(\.key)) })
      core.hub.deliver(new, from: self)
      changes = new
    }
    return changes
  }
}
