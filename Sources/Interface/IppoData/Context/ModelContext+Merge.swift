import Foundation
internal import IssueReporting
internal import OrderedCollections
internal import Synchronization

extension ModelContext {
  /// Takes over what other contexts have saved. Changes that are pending here stay.
  func takeChanges() {
    let all = inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
    if !all.isEmpty { version += 1 }
    for changes in all { take(changes) }
  }

  func take(_ changes: SavedChanges) {
    for model in registered.models {
      let storage = model._$storage
      guard storage.state == .persisted || storage.state == .deleted else { continue }
      let name = storage.entity.name
      if changes.deleted[name]?.contains(storage.id) == true {
        forget(model)
        continue
      }
      // No view shows it yet, and its first use reads the row as it is then.
      if storage.isFault, storage.observers == nil { continue }
      // Of another process, only the classes are known.
      let isUpdated =
        changes.updated.map { $0[name]?.contains(storage.id) == true } ?? changes.entities.contains(name)
      if isUpdated { renew(model) }
      renewRelationships(model, changes)
    }
    for entity in core.schema.models where changes.entities.contains(entity.name) { invalidateQueries(entity, nil) }
  }

  private func renew(_ model: any PersistentModel) {
    let storage = model._$storage
    storage.isStale = true
    outdated[ObjectIdentifier(storage.entity), default: []].insert(storage.id)
    for property in storage.entity.properties where storage.bases[property.slot] == nil {
      property.notify(model) {}
    }
  }

  /// Relationships to many objects depend on the rows of the others.
  private func renewRelationships(_ model: any PersistentModel, _ changes: SavedChanges) {
    let storage = model._$storage
    for property in storage.entity.properties where property.isToMany && storage.bases[property.slot] == nil {
      guard let destination = property.destination, changes.entities.contains(destination.name),
        case .ids = storage.values[property.slot]
      else { continue }
      property.notify(model) { storage.values[property.slot] = .unloaded }
    }
  }

  /// Takes an object out that another context has deleted. Its values stay for views that still show it.
  func forget(_ model: any PersistentModel) {
    let storage = model._$storage
    if storage.isStale { fillIn(storage) }
    keepRequired(of: storage)
    registered[storage.key] = nil
    Self.removePending(storage.key, from: &changed)
    Self.removePending(storage.key, from: &deleted)
    storage.state = .deleted
    storage.didSave()
    storage.leaveContext()
    invalidateQueries(storage.entity, nil)
  }

  // MARK: Queries

  /// Adds a query that follows the context.
  func add(_ query: any ContextQuery) {
    queries.removeAll { $0.query == nil || $0.query === query }
    queries.append(WeakQuery(query: query))
  }

  /// Tells the queries that may show an object: it has changed in one property, or as a whole.
  func invalidateQueries(_ entity: _ModelEntity, _ slot: Int?) {
    for reference in queries { reference.query?.contextChanged(entity, slot) }
  }
}

extension ModelContext {
  /// Reports the error of a request whose reader has no way to throw it: a view, or an observer.
  func report(_ error: any Error, of entity: _ModelEntity) {
    reportIssue("The objects of '\(entity.name)' could not be read: \(error)")
  }
}

/// A query that shows objects of a context.
protocol ContextQuery: AnyObject {
  /// An object of a class has changed: in one property, or as a whole.
  func contextChanged(_ entity: _ModelEntity, _ slot: Int?)
}

/// A query that its context does not keep alive.
struct WeakQuery {
  weak var query: (any ContextQuery)?
}
