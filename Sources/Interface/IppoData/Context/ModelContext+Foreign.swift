import Foundation
internal import IssueReporting

// Objects and identifiers of other contexts and containers.
extension ModelContext {
  /// The place of an object that no relationship of this context can lead to, and the way out.
  func place(of other: any PersistentModel) -> String {
    let storage = other._$storage
    let name = storage.entity.name
    guard let context = storage.context else {
      return storage.state == .deleted
        ? "an object of '\(name)' that was deleted" : "an object of '\(name)' that could not be inserted"
    }
    return context.core === core
      ? "an object of '\(name)' that another context has: get it from this one by its 'persistentModelID'"
      : "an object of '\(name)' in another container: relationships stay within one container"
  }

  /// The first required relationship of a new object that leads to an object of another context.
  ///
  /// Inserted without it, the object could not be read.
  func foreignRequirement(of storage: _ModelStorage) -> (property: ModelProperty, other: any PersistentModel)? {
    for property in storage.entity.relationships where property.requiresObject {
      guard case .models(let others) = storage.values[property.slot], let other = others.first,
        let context = other._$storage.context, context !== self
      else { continue }
      return (property, other)
    }
    return nil
  }

  /// Reports an identifier without an object here that is one of another store.
  func reportForeign(_ identifier: PersistentIdentifier) {
    guard let store = identifier.storeIdentifier, !core.isMissing,
      !core.allStores.contains(where: { $0.identifier == store })
    else { return }
    reportIssue(
      "An identifier of '\(identifier.entityName)' is one of the store '\(store)', which this container does not have: ask the "
        + "container that the object comes from.")
  }
}
