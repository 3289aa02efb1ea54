internal import OrderedCollections

/// Changes that no save has persisted yet.
struct PendingChanges {
  let inserted: OrderedDictionary<ModelKey, any PersistentModel>
  let changed: OrderedDictionary<ModelKey, any PersistentModel>
  let deleted: OrderedDictionary<ModelKey, any PersistentModel>
  let links: [LinkTable: LinkChanges]
}

extension ModelContext {
  /// Takes the changes out that some stores have not saved, while others have saved theirs.
  func takeOut(of stores: [any ModelStore]) -> PendingChanges {
    func isOne(_ entity: _ModelEntity) -> Bool {
      let store = store(of: entity)
      return stores.contains { $0 === store }
    }
    let rest = PendingChanges(
      inserted: inserted.filter { isOne($0.value._$storage.entity) },
      changed: changed.filter { isOne($0.value._$storage.entity) },
      deleted: deleted.filter { isOne($0.value._$storage.entity) },
      links: links.filter { isOne($0.value.ends.left) })
    inserted = inserted.filter { rest.inserted[$0.key] == nil }
    changed = changed.filter { rest.changed[$0.key] == nil }
    deleted = deleted.filter { rest.deleted[$0.key] == nil }
    links = links.filter { rest.links[$0.key] == nil }
    return rest
  }

  /// Makes changes pending again.
  func putBack(_ rest: PendingChanges) {
    (inserted, changed, deleted, links) = (rest.inserted, rest.changed, rest.deleted, rest.links)
  }
}
