import Foundation
internal import IppoPredicates
internal import IssueReporting
internal import OrderedCollections

// Objects of long lists are faults at first: they have their keys alone. The first use of a value reads the rows of the
// objects around the object as well. A context keeps the values of a limited number of them.
extension ModelContext {
  /// The greatest number of objects that a query reads with their values.
  static let wholeLimit = 512

  /// The objects that meet a request, in its order: faults where there are many.
  ///
  /// - Parameter former: the result of the same request, or of a similar one, before.
  func results<T: PersistentModel>(of descriptor: FetchDescriptor<T>, after former: [T]) throws -> [T] {
    if let store = store(of: T._$entity).snapshots { return try fetch(descriptor, from: store) }
    let (query, pending) = try prepare(descriptor)
    guard query.isExact, !pending.needsAllRows else { return try fetch(query, pending) }
    let request = pending.isEmpty ? query.limitedRequest : query.request
    // Objects that are there already are no faults.
    var first: [any PersistentModel] = []
    if former.count <= Self.wholeLimit {
      var probe = request
      probe.limit = min(request.limit ?? .max, Self.wholeLimit + 1)
      let rows = try store(of: query.entity).rows(probe)
      if rows.count <= Self.wholeLimit { return try models(of: rows, query, pending, isWhole: pending.isEmpty) }
      first = try models(of: Array(rows.prefix(FetchGroup.window)), query.entity)
      keepValues(of: first.map(\._$storage.id), query.entity)
    }
    var keys = try keys(query.entity, request)
    if !pending.isEmpty { keys.removeAll { pending.contains(ModelKey(query.entity, $0.id)) } }
    let models = withExtendedLifetime(first) { faults(keys, after: former) }
    guard readExamples(models) else { return try fetch(query, pending) }
    if pending.isEmpty { return models }
    let others = query.filter(pending.models.values.compactMap { $0.asClass(T.self) })
    let all = query.merge(models, query.sort(others))
    return descriptor.page(of: all)
  }

  /// The keys of the objects that meet a request, with their classes.
  func keys(_ entity: _ModelEntity, _ request: RowRequest) throws -> [StoredKey] {
    let store = store(of: entity)
    if core.schema.hasSubclasses(entity) { return try store.keys(request) }
    return try store.ids(request).map { StoredKey(id: $0, entity: entity) }
  }

  /// The objects with these keys, without reading their rows.
  private func faults<T: PersistentModel>(_ keys: [StoredKey], after former: [T]) -> [T] {
    let group = FetchGroup(keys.map(\.id))
    registered.expect(max(0, keys.count - former.count))
    var next = 0
    return keys.indices.map { position in
      let (id, entity) = (keys[position].id, keys[position].entity)
      let known = object(id, in: former, from: &next) ?? registered(ModelKey(entity, id))?.asClass(T.self)
      if let known {
        let storage = known._$storage
        (storage.group, storage.position) = (group, position)
        // A row that could not be read may be readable now.
        if storage.isFault { storage.isStale = true }
        return known
      }
      let storage = _ModelStorage(entity, id: id, values: entity.emptyValues, context: self)
      (storage.isFault, storage.isStale) = (true, true)
      (storage.group, storage.position) = (group, position)
      let model = storage.makeModel()
      register(model)
      return unsafeDowncast(model, to: T.self)
    }
  }

  /// The object with a key, if it is the next one of a former result, or the one after that.
  private func object<T: PersistentModel>(_ id: Int64, in former: [T], from next: inout Int) -> T? {
    for place in next..<min(next + 2, former.count) {
      let storage = former[place]._$storage
      guard storage.id == id, storage.state == .persisted, storage.context === self else { continue }
      next = place + 1
      return former[place]
    }
    return nil
  }

  /// Reads the first object of each class, so that there are values for objects whose rows will be gone before they are read.
  ///
  /// - Returns: Whether there are such values.
  private func readExamples<T: PersistentModel>(_ models: [T]) -> Bool {
    let isMixed = core.schema.hasSubclasses(T._$entity)
    var seen: Set<ObjectIdentifier> = []
    for model in isMixed ? models[...] : models.prefix(1) {
      let storage = model._$storage
      let kind = ObjectIdentifier(storage.entity)
      guard seen.insert(kind).inserted else { continue }
      load(storage)
      if !storage.isFault { noteExample(storage) }
      if examples[kind] == nil { return false }
    }
    return true
  }

  /// Keeps the values of an object, and the objects that it requires. Others of its class take them where their rows are gone.
  /// Keeps none where a required object is missing.
  func noteExample(_ storage: _ModelStorage) {
    let entity = storage.entity
    guard examples[ObjectIdentifier(entity)] == nil else { return }
    var values = storage.values
    var required: [any PersistentModel] = []
    for property in entity.relationships where property.requiresObject {
      guard case .ids(.one(let id)) = values[property.slot], let destination = property.destination,
        let other = target(destination, id, of: storage, property.slot)
      else { return }
      values[property.slot] = .models([other])
      required.append(other)
    }
    for other in required { other._$storage.keep() }
    requiredByExamples += required
    examples[ObjectIdentifier(entity)] = values
  }

  // MARK: Reading rows

  /// Reads the values of an object that has its key alone.
  func load(_ storage: _ModelStorage) {
    if storage.isFault, storage.isStale, let model = registered(storage.key) { refresh(model) }
  }

  /// Reads the values of an object again, which another context has changed, and those of others that have to be read
  /// again as well.
  func refresh(_ model: any PersistentModel) {
    let storage = model._$storage
    let (entity, wasFault) = (storage.entity, storage.isFault)
    let wanted = wasFault ? neighbours(of: storage) : outdated(with: storage)
    // The request of a class does not find objects of others below its superclass.
    let isMixed = wasFault && entity.superclass != nil && wanted.contains { isOther($0, entity) }
    let requested = isMixed ? entity.root : entity
    var gone = Set(wanted)
    var unreadable: [_ModelStorage] = []
    do {
      for row in try store(of: entity).rows(RowRequest(entity: requested, ids: wanted, editingState)) {
        gone.remove(row.id)
        let known = row.id == storage.id ? storage : registered(ModelKey(entity, row.id))?._$storage
        guard let known, known.isStale else { continue }
        do {
          known.refresh(with: try _ModelStorage.values(of: row))
          if wasFault { noteExample(known) }
        } catch {
          reportIssue("An object of '\(entity.name)' could not be read: \(error)")
          unreadable.append(known)
        }
      }
      for id in gone {
        if let model = id == storage.id ? model : registered(ModelKey(entity, id)) { forget(model) }
      }
    } catch {
      reportIssue("Objects of '\(entity.name)' could not be read: \(error)")
      unreadable = [storage]
    }
    for storage in unreadable { fillIn(storage) }
    if wasFault { keepValues(of: wanted, entity) }
  }

  /// The keys of the objects to read together with a fault: the faults around it.
  private func neighbours(of storage: _ModelStorage) -> [Int64] {
    let around = storage.group?.window(around: storage.position) ?? []
    return [storage.id]
      + around.filter { id in
        guard id != storage.id, let other = registered(ModelKey(storage.entity, id))?._$storage else { return false }
        return other.isFault && other.isStale
      }
  }

  /// Whether an object is one of a class that is not the given one, or below it.
  private func isOther(_ id: Int64, _ entity: _ModelEntity) -> Bool {
    registered(ModelKey(entity, id))?._$storage.entity.isKind(of: entity) == false
  }

  /// The keys of the objects to read again together with one.
  private func outdated(with storage: _ModelStorage) -> [Int64] {
    let entity = storage.entity
    var wanted = [storage.id]
    var isFull = false
    for id in outdated[ObjectIdentifier(entity)] ?? [] where id != storage.id {
      isFull = wanted.count == Self.refreshLimit
      if isFull { break }
      if registered(ModelKey(entity, id))?._$storage.isStale == true { wanted.append(id) }
    }
    if isFull { outdated[ObjectIdentifier(entity)]?.subtract(wanted) } else { outdated[ObjectIdentifier(entity)] = nil }
    return wanted
  }

  private static let refreshLimit = 512

  /// Gives a fault values in place of those of its row, which is gone or cannot be read. Other objects keep their values.
  func fillIn(_ storage: _ModelStorage) {
    if !storage.isFault {
      storage.isStale = false
    } else if let example = examples[ObjectIdentifier(storage.entity)] {
      storage.fillIn(like: example)
    }
  }

  /// Notes that the values of faults were read, and gives up those that were read long ago.
  private func keepValues(of ids: [Int64], _ entity: _ModelEntity) {
    for key in loaded.add(ids.map { ModelKey(entity, $0) }) { registered(key)?._$storage.becomeFault() }
  }
}

/// The objects of long lists whose values were read, in the order of the last reads.
struct LoadedObjects {
  /// The greatest number of objects of long lists that keep their values.
  private let limit: Int
  private var keys: OrderedSet<ModelKey> = []

  init(limit: Int = 8192) { self.limit = limit }

  /// Adds objects, or moves them to the end.
  /// - Returns: The objects that are to give up their values: those that were read longest ago, a window of them at least.
  mutating func add(_ new: [ModelKey]) -> [ModelKey] {
    // Taking elements out copies the set: a list that is read from its start to its end has none.
    if new.contains(where: keys.contains) { keys.subtract(new) }
    keys.append(contentsOf: new)
    guard keys.count > limit else { return [] }
    let oldest = Array(keys.elements.prefix(max(keys.count - limit, FetchGroup.window)))
    keys.removeFirst(oldest.count)
    return oldest
  }
}

extension _ModelStorage {
  /// Gives up the values of an object without changes. The next use of one reads them again.
  func becomeFault() {
    guard state == .persisted, original == nil, bases.isEmpty, keeps == 0, !isStale, !isFault, group != nil,
      !entity.hasValuesWithoutColumns
    else { return }
    values = entity.emptyValues
    (isFault, isStale) = (true, true)
  }

  /// Takes values in place of those of the row: `nil`, initial values, and those of an example with its required objects.
  func fillIn(like example: [Value]) {
    isStale = false
    for property in entity.properties where bases[property.slot] == nil {
      values[property.slot] =
        if property.requiresObject {
          example[property.slot]
        } else if property.isRelationship {
          .ids(.none)
        } else if property.isOptional {
          .none
        } else {
          property.defaultValue.map(Value.value) ?? example[property.slot]
        }
    }
  }
}

extension StoreQuery {
  /// Inserts objects into others. Both are in the order of the request.
  func merge(_ models: [T], _ others: [T]) -> [T] {
    var all: [T] = []
    all.reserveCapacity(models.count + others.count)
    var next = 0
    for other in others {
      var open = next..<models.count
      while !open.isEmpty {
        let middle = open.lowerBound + open.count / 2
        if precedes(models[middle], other) {
          open = middle + 1..<open.upperBound
        } else {
          open = open.lowerBound..<middle
        }
      }
      all += models[next..<open.lowerBound]
      all.append(other)
      next = open.lowerBound
    }
    return all + models[next...]
  }

  private func precedes(_ left: T, _ right: T) -> Bool {
    for descriptor in descriptor.sortBy {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return left._$storage.id < right._$storage.id
  }
}
