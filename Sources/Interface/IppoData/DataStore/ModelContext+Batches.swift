import Foundation

/// The deletion of the objects that meet a condition, which a store of the app carries out in the next save.
struct BatchDeletion {
  let entity: _ModelEntity
  /// - Returns: The objects that the store has deleted; `nil` if the context deletes them instead.
  let run: (ModelContext, any SnapshotStore) throws -> [PersistentIdentifier]?

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
        return found.filter { includeSubclasses || $0.entityName == T._$entity.name }
      } catch let error as DataStoreError where error != .invalidPredicate {
        try context.deleteObjects(T.self, where: predicate, includeSubclasses: includeSubclasses)
        return nil
      }
    }
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

  /// Has the stores of the app carry out deletions. Those after one that fails are still pending.
  func runBatches(_ patience: TimeInterval?) throws {
    while let batch = batches.first {
      guard let store = store(of: batch.entity).snapshots else { break }
      try store.exclusively(patience: patience) {
        guard let deleted = try batch.run(self, store) else { return }
        deletedInBatches += deleted
        // The rules of the relationships may have changed or deleted others.
        let reached = _ModelEntity.reachable(from: [batch.entity.root], includesSubclasses: true)
        let names = Set(reached.flatMap(\.lineage))
        let changes = SavedChanges(
          entities: names, updated: nil,
          deleted: Dictionary(grouping: deleted, by: \.entityName).mapValues { Set($0.map(\.key)) })
        core.hub.deliver(changes, from: self)
        take(changes)
        version += 1
      }
      batches.removeFirst()
    }
    if !deletedInBatches.isEmpty { core.hub.announce(from: self) }
  }
}
