import Foundation
internal import IssueReporting
import Observation
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
    let models = registered.models
    if !changes.deleted.isEmpty { keepRequired(of: models, changes) }
    for model in models {
      let storage = model._$storage
      guard storage.state == .persisted || storage.state == .deleted else { continue }
      let name = storage.entity.name
      if changes.deleted[name]?.contains(storage.id) == true {
        forget(model)
        continue
      }
      // No view shows it yet, and its first use reads the row as it is then.
      if storage.isFault, storage.observers == nil { continue }
      if changes.mayUpdate(storage) { renew(model) }
      renewRelationships(model, changes.entities)
    }
    for entity in core.schema.models where changes.entities.contains(entity.name) { invalidateQueries(entity, nil) }
  }

  /// Has objects keep those that they require, before the first one is forgotten: one save may have deleted both.
  private func keepRequired(of models: [any PersistentModel], _ changes: SavedChanges) {
    for model in models {
      let storage = model._$storage
      guard storage.state == .persisted || storage.state == .deleted else { continue }
      if changes.deleted[storage.entity.name]?.contains(storage.id) == true {
        keepRequired(of: storage)
        continue
      }
      // A store of the app names the objects of a condition, and not those that its rules have deleted with them. Such an object
      // is forgotten when it is read again. The values of one that is still there are replaced then.
      guard storage.state == .persisted, storage.bases.isEmpty, changes.mayUpdate(storage) else { continue }
      keepRequired(of: storage) { changes.deleted[$0.entity.name]?.contains($0.id) == true }
    }
  }

  private func renew(_ model: any PersistentModel) {
    let storage = model._$storage
    storage.isStale = true
    outdated[ObjectIdentifier(storage.entity), default: []].insert(storage.id)
    for property in storage.entity.properties where storage.bases[property.slot] == nil {
      notify(property, model) {}
    }
  }

  /// Has relationships to many objects of some classes read again.
  func renewRelationships(to classes: Set<String>) {
    for model in registered.models where model._$storage.state == .persisted { renewRelationships(model, classes) }
  }

  /// Relationships to many objects depend on the rows of the others.
  private func renewRelationships(_ model: any PersistentModel, _ classes: Set<String>) {
    let storage = model._$storage
    for property in storage.entity.relationships where property.isToMany && storage.bases[property.slot] == nil {
      guard let destination = property.destination, classes.contains(destination.name),
        case .ids = storage.values[property.slot]
      else { continue }
      notify(property, model) { storage.values[property.slot] = .unloaded }
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

  // MARK: Notices

  /// Runs a function that keeps other saves out, and tells views and queries of changes after it. They may save another context.
  func holdingNotices<Value>(_ body: () throws -> Value) rethrows -> Value {
    if heldNotices != nil { return try body() }
    heldNotices = HeldNotices()
    defer {
      let notices = heldNotices
      heldNotices = nil
      for (property, model, observers) in notices?.properties ?? [] { property.notify(model, observers) }
      for (entity, slot) in notices?.entities ?? [] { invalidateQueries(entity, slot) }
    }
    return try body()
  }

  /// Changes the value of an object, and tells the views that follow it.
  func notify(_ property: ModelProperty, _ model: any PersistentModel, _ change: () -> Void) {
    if heldNotices == nil { return property.notify(model, change) }
    // The change may give the object the storage of another one.
    let observers = model._$storage.observers
    change()
    if let observers { heldNotices?.properties.append((property, model, observers)) }
  }

  // MARK: Queries

  /// Adds a query that follows the context.
  func add(_ query: any ContextQuery) {
    queries.removeAll { $0.query == nil || $0.query === query }
    queries.append(WeakQuery(query: query))
  }

  /// Tells the queries that may show an object: it has changed in one property, or as a whole.
  func invalidateQueries(_ entity: _ModelEntity, _ slot: Int?) {
    if heldNotices != nil {
      heldNotices?.entities.append((entity, slot))
      return
    }
    for reference in queries { reference.query?.contextChanged(entity, slot) }
  }
}

extension ModelContext {
  /// Reports the error of a request whose reader has no way to throw it: a view, or an observer.
  func report(_ error: any Error, of entity: _ModelEntity) {
    reportIssue("The objects of '\(entity.name)' could not be read: \(error)")
  }
}

/// Changes that views and queries have yet to learn of.
struct HeldNotices {
  /// The changed values, with the observers from before the change.
  var properties: [(property: ModelProperty, model: any PersistentModel, observers: ObservationRegistrar)] = []
  /// The classes of changed objects, with the property that has changed; `nil` for whole objects.
  var entities: [(entity: _ModelEntity, slot: Int?)] = []
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
