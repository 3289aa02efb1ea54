import Foundation
internal import IppoPredicates
internal import IssueReporting
internal import OrderedCollections

extension ModelContext {
  // MARK: Reading

  /// The ids that a relationship leads to.
  func ids(of storage: _ModelStorage, _ slot: Int) -> [Int64] {
    if !storage.entity.properties[slot].isToMany { load(storage) }
    switch storage.values[slot] {
    case .ids(let ids): return Array(ids)
    case .unloaded:
      let property = storage.entity.properties[slot]
      do {
        let ids = try load(storage, property)
        storage.values[slot] = .ids(ObjectIDs(ids))
        return ids
      } catch {
        reportIssue("'\(storage.entity.name).\(property.name)' could not be read: \(error)")
        return []
      }
    default: return []
    }
  }

  /// The id that a relationship to one leads to.
  private func id(of storage: _ModelStorage, _ slot: Int) -> Int64? {
    load(storage)
    if case .ids(let ids) = storage.values[slot] { return ids.first }
    return nil
  }

  func load(_ storage: _ModelStorage, _ property: ModelProperty) throws -> [Int64] {
    guard let destination = property.destination else { return [] }
    let isStored = storage.state != .inserted
    if core.usesSnapshots(storage.entity) {
      // Both sides have the ids, also those of pending changes.
      let ids = isStored ? try storedMembers(of: storage, property) : []
      return ids.filter { deleted[ModelKey(destination, $0)] == nil }
    }
    var ids: [Int64] = []
    if let table = StoreNames.links(storage.entity, property) {
      if isStored { ids = try store(of: storage.entity).links(table, of: storage.id) }
      if let changes = links[table.canonical] {
        func other(_ link: StoreChanges.Link) -> Int64? {
          let (own, other) = table.isReversed ? (link.right, link.left) : (link.left, link.right)
          return own == storage.id ? other : nil
        }
        let removed = Set(changes.removed.compactMap(other))
        ids.removeAll { removed.contains($0) }
        ids += changes.added.compactMap(other)
      }
    } else if let inverse = storage.entity.inverse(of: property) {
      if isStored {
        ids = try members(of: storage, property, inverse)
      }
      ids.removeAll { id in
        guard let other = changed[ModelKey(destination, id)] else { return false }
        return self.ids(of: other._$storage, inverse.slot) != [storage.id]
      }
      let known = Set(ids)
      for other in Array(changed.values) + Array(inserted.values) {
        let other = other._$storage
        if other.entity.isKind(of: destination), !known.contains(other.id),
          self.ids(of: other, inverse.slot) == [storage.id]
        {
          ids.append(other.id)
        }
      }
    }
    return ids.filter { deleted[ModelKey(destination, $0)] == nil }
  }

  // MARK: Writing

  /// Sets a relationship and the other sides of it.
  func relate(_ model: any PersistentModel, _ property: ModelProperty, _ others: [any PersistentModel]) {
    let storage = model._$storage
    for other in others where other._$storage.context == nil && other._$storage.state == .detached { insert(other) }
    if let other = others.first(where: { $0._$storage.context !== self }) {
      return reportIssue("'\(storage.entity.name).\(property.name)' was not set: it would lead to \(place(of: other)).")
    }
    if !property.isToMany { return relate(model, property, toOne: others.first) }
    let old = ids(of: storage, property.slot)
    // It could not be read, which was reported: setting it would lose the objects.
    if case .unloaded = storage.values[property.slot] { return }
    let new = Array(OrderedSet(others.map(\._$storage.id)))
    guard old != new, let destination = property.destination else { return }
    let removed = OrderedSet(old).subtracting(new)
    let added = OrderedSet(new).subtracting(old)
    let formers: [any PersistentModel]
    do {
      formers = try read(destination, Array(removed))
    } catch {
      // The getter has left out what it could not read, and a view may have added to the rest.
      return reportIssue(
        "'\(storage.entity.name).\(property.name)' was not set, because its objects could not be read: \(error)")
    }
    setIDs(model, property, ObjectIDs(new))
    noteLinks(storage, property, added: added, removed: removed)
    registerUndo(of: model, pairs: property, old)
    guard let inverse = storage.entity.inverse(of: property) else { return }
    for other in formers { detach(other, inverse, from: storage.id) }
    for other in models(destination, Array(added)) { attach(other, inverse, to: storage, property) }
  }

  /// Sets a relationship to one, and the other side of it.
  private func relate(_ model: any PersistentModel, _ property: ModelProperty, toOne other: (any PersistentModel)?) {
    let storage = model._$storage
    let old = id(of: storage, property.slot)
    guard old != other?._$storage.id else { return }
    setIDs(model, property, other.map { .one($0._$storage.id) } ?? .none)
    guard let destination = property.destination, let inverse = storage.entity.inverse(of: property) else { return }
    if let old, let former = models(destination, [old]).first { detach(former, inverse, from: storage.id) }
    if let other { attach(other, inverse, to: storage, property) }
  }

  /// Sets one side of a relationship.
  func setIDs(_ model: any PersistentModel, _ property: ModelProperty, _ ids: ObjectIDs) {
    let storage = model._$storage
    let former = storage.values[property.slot]
    property.notify(model) {
      storage.willChange(property.slot)
      storage.values[property.slot] = .ids(ids)
    }
    noteChange(of: model, property.slot)
    guard undoManager != nil, case .ids(let former) = former, StoreNames.links(storage.entity, property) == nil else {
      return
    }
    registerUndo(of: model) { $0.modelContext?.takeBack($0, property, former, since: ids) }
  }

  /// Takes an object out of one side of a relationship.
  func detach(_ model: any PersistentModel, _ property: ModelProperty, from id: Int64) {
    let storage = model._$storage
    loadBothSides(storage, property)
    if property.isToMany, case .unloaded = storage.values[property.slot] {
      // The objects are read with the pending changes.
      property.notify(model) {}
      return invalidateQueries(storage.entity, property.slot)
    }
    let ids = ids(of: storage, property.slot)
    guard ids.contains(id) else { return }
    setIDs(model, property, ObjectIDs(ids.filter { $0 != id }))
  }

  /// Reads a relationship whose ids a store of the app keeps with the object, before they change.
  func loadBothSides(_ storage: _ModelStorage, _ property: ModelProperty) {
    guard case .unloaded = storage.values[property.slot], core.usesSnapshots(storage.entity) else { return }
    _ = ids(of: storage, property.slot)
  }

  private func attach(
    _ model: any PersistentModel, _ property: ModelProperty, to owner: _ModelStorage, _ ofOwner: ModelProperty
  ) {
    let storage = model._$storage
    if property.isToMany {
      loadBothSides(storage, property)
      if case .unloaded = storage.values[property.slot] {
        property.notify(model) {}
        return invalidateQueries(storage.entity, property.slot)
      }
      return append(owner.id, to: model, property)
    }
    let former = id(of: storage, property.slot)
    guard former != owner.id else { return }
    setIDs(model, property, .one(owner.id))
    // An object with one owner leaves the owner that it had.
    guard let former else { return }
    let known = registered(ModelKey(owner.entity, former))
    // A store of the app keeps both sides.
    let isKept = core.usesSnapshots(owner.entity)
    if let formerOwner = known ?? (isKept ? models(owner.entity, [former]).first : nil) {
      detach(formerOwner, ofOwner, from: storage.id)
    }
  }

  /// Adds an object to a relationship to many that was read already.
  private func append(_ id: Int64, to model: any PersistentModel, _ property: ModelProperty) {
    let storage = model._$storage
    guard case .ids(var ids) = storage.values[property.slot], !ids.contains(id) else { return }
    guard undoManager == nil, storage.state == .inserted || storage.bases[property.slot] != nil else {
      ids.append(id)
      return setIDs(model, property, ids)
    }
    property.notify(model) {
      // Leaves the ids to one owner, so that they grow in place.
      storage.values[property.slot] = .unloaded
      ids.append(id)
      storage.values[property.slot] = .ids(ids)
    }
    noteChange(of: model, property.slot)
  }

  func noteLinks(
    _ storage: _ModelStorage, _ property: ModelProperty, added: OrderedSet<Int64>, removed: OrderedSet<Int64>
  ) {
    guard let table = StoreNames.links(storage.entity, property), let destination = property.destination else { return }
    let ends = table.isReversed ? (destination, storage.entity) : (storage.entity, destination)
    var changes = links[table.canonical] ?? LinkChanges(ends: ends)
    func link(_ id: Int64) -> StoreChanges.Link {
      table.isReversed
        ? StoreChanges.Link(table: table.name, left: id, right: storage.id)
        : StoreChanges.Link(table: table.name, left: storage.id, right: id)
    }
    for link in added.map(link) where changes.removed.remove(link) == nil { changes.added.append(link) }
    for link in removed.map(link) where changes.added.remove(link) == nil { changes.removed.append(link) }
    links[table.canonical] = changes.added.isEmpty && changes.removed.isEmpty ? nil : changes
  }
}

extension LinkTable {
  /// The table without a direction.
  var canonical: LinkTable { LinkTable(name: name, isReversed: false) }
}
