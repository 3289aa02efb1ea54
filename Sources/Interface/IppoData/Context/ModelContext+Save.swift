internal import ConcurrencyExtras
import Foundation
internal import IppoPredicates
internal import OrderedCollections

extension ModelContext {
  /// Persists all changes in one transaction.
  ///
  /// If it throws, nothing was persisted and all changes are still pending. Of several stores, each has a transaction of its own.
  /// The changes of the store with the error, and of those after it, are pending then. Deletions that a ``DataStoreBatching`` has
  /// carried out before an error stay. An inserted object with the unique values of another one updates that one, and becomes the same
  /// object. Where two contexts have changed a property, the later save wins; where one has deleted an object, the deletion wins. The
  /// notification ``didSave`` has such conflicts, as ``SaveConflict``.
  ///
  /// On the main actor a save waits for another one for a quarter of a second at most, and throws
  /// ``SwiftDataError/locked`` then.
  /// - Throws: ``SwiftDataError``.
  public func save() throws { try save(patience: isOnMainActor ? Self.patience : nil) }

  private static let patience: TimeInterval = 0.25

  /// - Parameter patience: the time in seconds to wait for another save of this process; `nil` for any time.
  func save(patience: TimeInterval?) throws {
    takeChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    // A save that is refused deletes nothing.
    if !batches.isEmpty {
      try validate()
      try runBatches(patience)
    }
    try validate()
    let (done, notice) = try holdingNotices { () -> (Commit, [AnyHashable: Any]) in
      let done = try commit(changesByStore(), patience)
      let notice = self.notice(done.result)
      finish(done.result)
      if let rest = done.rest { putBack(rest) }
      return (done, notice)
    }
    for entity in done.renamed { invalidateQueries(entity, nil) }
    core.hub.announce(from: self)
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: notice)
    if let failure = done.failure { throw failure.error }
  }

  /// The effects of a save in the stores.
  private struct Commit {
    var result = StoreCommit()
    /// The changes that are still pending.
    var rest: PendingChanges?
    /// The error of a store after others that have saved, with its place.
    var failure: (index: Int, error: any Error)?
    /// The classes of objects that have identifiers of a store now.
    var renamed: [_ModelEntity] = []
  }

  /// Writes to all stores once no other context of this process is being saved to one of them.
  private func commit(_ changes: [(any ModelStore, StoreChanges)], _ patience: TimeInterval?) throws -> Commit {
    var changes = changes
    var done = Commit()
    func write(after rest: ArraySlice<any ModelStore>) throws {
      if let store = rest.first {
        return try store.exclusively(patience: patience) { try write(after: rest.dropFirst()) }
      }
      let ofApp = changes.indices.filter { changes[$0].0.snapshots != nil }
      // Other contexts may have saved while this one has waited.
      if !ofApp.isEmpty { takeChanges() }
      for index in ofApp { try complete(&changes[index].1, &done.result) }
      for (index, (store, part)) in changes.enumerated() {
        do {
          done.result.add(try store.commit(part))
        } catch {
          if index == 0 { throw error }
          done.failure = (index, error)
          break
        }
      }
      done.renamed = rename(&done.result)
      done.rest = done.failure.map { takeOut(of: changes.dropFirst($0.index).map(\.0)) }
      // The next save to a store of the app takes these changes over before its snapshots.
      core.hub.deliver(savedChanges(done.result), from: self)
    }
    // All contexts wait for the stores in the same order.
    try write(after: changes.map(\.0).sorted { $0.identifier < $1.identifier }[...])
    return done
  }

  /// Gives up all changes that were not saved.
  public func rollback() {
    let all = Array(inserted.values) + Array(changed.values) + Array(deleted.values)
    (links, batches) = ([:], [])
    version += 1
    for model in inserted.values { keepRequired(of: model._$storage) }
    for (key, model) in inserted {
      registered[key] = nil
      model._$storage.state = .detached
      model._$storage.leaveContext()
    }
    for model in Array(changed.values) + Array(deleted.values) {
      let storage = model._$storage
      storage.state = .persisted
      storage.rollBack()
      storage.endKeeping()
    }
    inserted = [:]
    changed = [:]
    deleted = [:]
    // Others may have read these objects into relationships since.
    renewRelationships(to: Set(all.flatMap(\._$storage.entity.lineage)))
    for model in all {
      for property in model._$storage.entity.properties { property.notify(model) {} }
      invalidateQueries(model._$storage.entity, nil)
    }
    if let undoManager {
      onMainActor(undoManager) { $0.removeAllActions() }
      renamedIDs = [:]
    }
  }

  // MARK: Validation

  private func validate() throws {
    func validate(_ models: OrderedDictionary<ModelKey, any PersistentModel>.Values) throws {
      for model in models {
        let storage = model._$storage
        for property in storage.entity.relationships { try self.validate(property, of: storage) }
      }
    }
    try validate(inserted.values)
    try validate(changed.values)
    // The stores of the app may have the objects of these classes deleted before.
    let reached = batches.flatMap(\.reached)
    for model in deleted.values {
      let storage = model._$storage
      for property in storage.entity.relationships where property.relationship?.deleteRule == .deny {
        if let destination = property.destination, reached.contains(where: { $0.root === destination.root }) {
          continue
        }
        guard storage.related(model, property.slot).contains(where: { $0._$storage.state != .deleted }) else {
          continue
        }
        throw SwiftDataError(
          .deniedDeletion,
          "An object of '\(storage.entity.name)' cannot be deleted while '\(property.name)' leads to others (rule deny). "
            + "Nothing was saved; the changes are still pending.")
      }
    }
  }

  private func validate(_ property: ModelProperty, of storage: _ModelStorage) throws {
    guard case .ids(let ids) = storage.values[property.slot], let destination = property.destination else { return }
    let name = "'\(storage.entity.name).\(property.name)'"
    if !property.isToMany {
      let isGone = ids.first.map { deleted[ModelKey(destination, $0)] != nil } ?? true
      if isGone, !property.isOptional {
        throw SwiftDataError(
          .modelValidationFailure,
          "\(name) requires an object, and leads to none or to one that was deleted. Nothing was saved; the changes are "
            + "still pending.")
      }
      return
    }
    let minimum = property.relationship?.minimumModelCount ?? 0
    let maximum = property.relationship?.maximumModelCount ?? 0
    if ids.count < minimum || maximum > 0 && ids.count > maximum {
      throw SwiftDataError(
        .modelValidationFailure,
        "\(name) leads to \(ids.count) objects, and may lead to \(minimum) to \(maximum == 0 ? "any number" : "\(maximum)"). "
          + "Nothing was saved; the changes are still pending.")
    }
  }

  // MARK: Changes

  private func changesByStore() throws -> [(any ModelStore, StoreChanges)] {
    var all: [(any ModelStore, StoreChanges)] = []
    // Most objects have the class of the one before.
    var last: (entity: _ModelEntity, index: Int, isOfApp: Bool)?
    /// - Parameter body: changes the changes of the store, and is told whether the store is one of the app.
    func change(_ entity: _ModelEntity, _ body: (inout StoreChanges, Bool) throws -> Void) rethrows {
      if let last, last.entity === entity { return try body(&all[last.index].1, last.isOfApp) }
      let store = store(of: entity)
      let index = all.firstIndex { $0.0 === store } ?? all.count
      if index == all.count { all.append((store, StoreChanges())) }
      last = (entity, index, store.snapshots != nil)
      try body(&all[index].1, store.snapshots != nil)
    }
    for model in inserted.values {
      let storage = model._$storage
      try change(storage.entity) { changes, isOfApp in
        if isOfApp { return changes.models.inserted.append(model) }
        let values = try storage.entity.columns.map { try storage.column($0) }
        changes.inserts.append(.init(entity: storage.entity, id: storage.id, values: values))
      }
    }
    for model in changed.values {
      let storage = model._$storage
      try change(storage.entity) { changes, isOfApp in
        if isOfApp { return changes.models.updated.append(model) }
        let columns = try storage.changedColumns()
        changes.updates.append(.init(entity: storage.entity, id: storage.id, columns: columns))
      }
    }
    for model in deleted.values {
      let storage = model._$storage
      try change(storage.entity) { changes, isOfApp in
        if isOfApp { return changes.models.deleted.append(model) }
        var tombstone: [String: SQLValue] = [:]
        for property in storage.entity.preserved { tombstone[property.name] = try storage.storedColumn(property) }
        changes.deletes.append(.init(entity: storage.entity, id: storage.id, tombstone: tombstone))
      }
    }
    for (table, links) in links {
      change(links.ends.left) { changes, isOfApp in
        // The objects of both sides have changed as well, and a store of the app has no tables.
        if isOfApp { return }
        changes.addedLinks += links.added
        changes.removedLinks += links.removed
        changes.linkEnds[table.name] = links.ends
      }
    }
    for index in all.indices {
      (all[index].1.author, all[index].1.superclasses) = (author, core.schema.superclasses)
      all[index].1.editingState = editingState
    }
    return all
  }

  private func savedChanges(_ result: StoreCommit) -> SavedChanges {
    var saved = SavedChanges()
    var updated: [String: Set<Int64>] = [:]
    // Most objects have the class of the one before.
    var last: _ModelEntity?
    func note(_ entity: _ModelEntity) {
      if entity === last { return }
      saved.entities.formUnion(entity.lineage)
      last = entity
    }
    for model in inserted.values { note(model._$storage.entity) }
    for (key, other) in result.replaced {
      if let model = inserted[key] { updated[model._$storage.entity.name, default: []].insert(other) }
    }
    // A store of the app may have taken new objects for others, which other contexts have.
    for (key, id) in result.renamed {
      if let model = inserted[key] { updated[model._$storage.entity.name, default: []].insert(id) }
    }
    for model in changed.values {
      updated[model._$storage.entity.name, default: []].insert(model._$storage.id)
      note(model._$storage.entity)
    }
    for model in deleted.values {
      saved.deleted[model._$storage.entity.name, default: []].insert(model._$storage.id)
      note(model._$storage.entity)
    }
    for links in links.values { saved.entities.formUnion([links.ends.left.name, links.ends.right.name]) }
    saved.updated = updated
    return saved
  }

  private func finish(_ result: StoreCommit) {
    version += 1
    var replaced: Set<String> = []
    if !result.replaced.isEmpty {
      let pending = Array(inserted.values) + Array(changed.values)
      // In the order of the insertions: the last one of several that take one place has the values of the store.
      for (key, model) in inserted {
        guard let id = result.replaced[key] else { continue }
        replaced.formUnion(model._$storage.entity.lineage)
        if undoManager != nil { renamedIDs[key] = id }
        replace(model, key, id, in: pending)
      }
    }
    func finish(_ models: OrderedDictionary<ModelKey, any PersistentModel>.Values) {
      for model in models {
        let storage = model._$storage
        storage.state = .persisted
        storage.didSave()
        storage.endKeeping()
      }
    }
    finish(inserted.values)
    finish(changed.values)
    for model in deleted.values { keepRequired(of: model._$storage) }
    for model in deleted.values {
      registered[model._$storage.key] = nil
      model._$storage.didSave()
      model._$storage.leaveContext()
    }
    inserted = [:]
    changed = [:]
    deleted = [:]
    links = [:]
    // The objects that inserted ones have updated may have left the owners that they had.
    if !replaced.isEmpty { renewRelationships(to: replaced) }
    let missing = result.missing.compactMap { registered(ModelKey($0.entity, $0.id)) }
    for model in missing { keepRequired(of: model._$storage) }
    for model in missing { forget(model) }
    takeOver(result.reregistered)
  }

  /// Makes an inserted object the same as the one that has its unique values.
  private func replace(
    _ model: any PersistentModel, _ key: ModelKey, _ id: Int64, in pending: [any PersistentModel]
  ) {
    let storage = model._$storage
    let other = registered(ModelKey(storage.entity, id))
    registered[key] = nil
    for reader in pending {
      let reader = reader._$storage
      for property in reader.entity.properties {
        guard let destination = property.destination, storage.entity.isKind(of: destination) else { continue }
        guard case .ids(let ids) = reader.values[property.slot], ids.contains(key.id) else { continue }
        reader.values[property.slot] = .ids(ObjectIDs(OrderedSet(ids.map { $0 == key.id ? id : $0 })))
      }
    }
    if let other {
      let kept = other._$storage
      (kept.isStale, kept.isFault) = (false, false)
      // The end of the insertion ends one reason to keep it.
      kept.keep()
      for property in storage.entity.properties {
        notify(property, other) {
          kept.values[property.slot] = property.isToMany ? .unloaded : storage.values[property.slot]
        }
      }
      share(kept, with: model)
    } else {
      storage.id = id
      for property in storage.entity.relationships where property.isToMany {
        notify(property, model) { storage.values[property.slot] = .unloaded }
      }
      register(model)
    }
    invalidateQueries(storage.entity, nil)
  }

  /// Gives an object the storage of another one. The views that follow its values follow those of the other one then.
  private func share<Model: PersistentModel>(_ storage: _ModelStorage, with model: Model) {
    for property in storage.entity.properties { notify(property, model) {} }
    model._$storage = storage
  }
}
