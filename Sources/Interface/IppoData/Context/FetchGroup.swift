import Foundation
internal import IppoPredicates
internal import OrderedCollections

/// Objects that were read together. A relationship of one is read together with those of objects after it.
final class FetchGroup {
  /// The ids of the objects, in their order.
  let ids: [Int64]
  /// The number of objects whose relationships are read together.
  static let window = 256

  /// The ids that relationships to many have in the store, by slot and by the id of the object.
  private var members: [Int: [Int64: [Int64]]] = [:]
  /// The number of objects whose relationships to many the next request reads. It grows while they are read in order.
  private var reach: [Int: Int] = [:]
  /// The version of the store for the context.
  private var version = 0

  init(_ ids: [Int64]) { self.ids = ids }

  /// The ids around a place. Objects are read from the first to the last one, backwards, or anywhere.
  func window(around position: Int, _ count: Int = window) -> ArraySlice<Int64> {
    let start = position / count * count
    return ids[min(start, ids.count)..<min(start + count, ids.count)]
  }

  /// The ids of a relationship to many, if they were read already.
  func members(of id: Int64, _ slot: Int, version: Int) -> [Int64]? {
    version == self.version ? members[slot]?[id] : nil
  }

  /// The objects to read a relationship to many of: more with every request, because an app may need one alone.
  func owners(around position: Int, _ slot: Int) -> ArraySlice<Int64> {
    let count = reach[slot] ?? 1
    reach[slot] = min(count * 4, Self.window)
    return window(around: position, count)
  }

  /// Keeps the ids of relationships to many.
  func keep(_ members: [Int64: [Int64]], _ slot: Int, version: Int) {
    if version != self.version { self.members = [:] }
    self.version = version
    self.members[slot, default: [:]].merge(members) { $1 }
  }
}

/// Objects that were read for relationships, and that the context keeps alive for a while: the objects that lead to them
/// have their ids alone.
struct RecentObjects {
  /// The greatest number of objects.
  static let limit = 4096
  private var batches: [[any PersistentModel]] = []
  private var count = 0

  mutating func add(_ batch: [any PersistentModel]) {
    guard !batch.isEmpty, batch.count <= Self.limit else { return }
    for model in batch { model._$storage.keep() }
    batches.append(batch)
    count += batch.count
    while count > Self.limit {
      let oldest = batches.removeFirst()
      count -= oldest.count
      for model in oldest { model._$storage.endKeeping() }
    }
  }

  /// All objects, which nothing keeps alive any more.
  mutating func removeAll() -> [any PersistentModel] {
    defer { (batches, count) = ([], 0) }
    return batches.flatMap { $0 }
  }
}

extension ModelContext {
  /// The object that a relationship to one leads to.
  func target(_ destination: _ModelEntity, _ id: Int64, of owner: _ModelStorage, _ slot: Int) -> (any PersistentModel)?
  {
    if let model = registered(ModelKey(destination, id)) { return model }
    var wanted = [id]
    var seen: Set<Int64> = [id]
    for member in owner.group?.window(around: owner.position) ?? [] {
      guard let model = registered(ModelKey(owner.entity, member)), model._$storage.entity === owner.entity,
        case .ids(.one(let other)) = model._$storage.values[slot],
        seen.insert(other).inserted, registered(ModelKey(destination, other)) == nil
      else { continue }
      wanted.append(other)
    }
    let found = models(destination, wanted)
    recent.add(found)
    return found.first { $0._$storage.id == id }
  }

  /// The ids that the store has for a relationship to many, where the other class has a column. They are read together with
  /// those of the objects of one fetch.
  func members(of storage: _ModelStorage, _ property: ModelProperty, _ inverse: ModelProperty) throws -> [Int64] {
    guard let destination = property.destination else { return [] }
    let group = storage.group ?? FetchGroup([storage.id])
    if let known = group.members(of: storage.id, property.slot, version: version) { return known }
    let owners = owners(around: storage, property, storage.entity.declarer(of: property), group)
    let condition = StoreCondition(inverse.column, in: owners)
    let rows = try store(of: destination).rows(RowRequest(entity: destination, condition: condition))
    recent.add(try models(of: rows, destination))
    var members = Dictionary(owners.map { ($0, [Int64]()) }) { first, _ in first }
    for row in rows {
      if case .ids(.one(let owner)) = row.values[inverse.slot] { members[owner]?.append(row.id) }
    }
    group.keep(members, property.slot, version: version)
    return members[storage.id] ?? []
  }

  /// The objects whose relationships to many are read together with those of one.
  func owners(
    around storage: _ModelStorage, _ property: ModelProperty, _ declarer: _ModelEntity, _ group: FetchGroup
  ) -> [Int64] {
    // Other classes below one superclass have other properties in the slot.
    let around = group.owners(around: storage.position, property.slot).filter { id in
      declarer.superclass == nil
        || registered(ModelKey(declarer, id))?._$storage.entity.isKind(of: declarer) == true
    }
    return Array(OrderedSet([storage.id] + around))
  }

  /// The objects of rows, as a group.
  func models(of rows: [StoredRow], _ entity: _ModelEntity) throws -> [any PersistentModel] {
    var models: [any PersistentModel] = []
    models.reserveCapacity(rows.count)
    try forEachModel(of: rows, entity) { models.append($0) }
    return models
  }

  /// Calls a function with the objects of rows, which become a group.
  func forEachModel(
    of rows: [StoredRow], _ entity: _ModelEntity, _ body: (any PersistentModel) -> Void
  ) throws {
    let group = FetchGroup(rows.map(\.id))
    registered.expect(rows.count)
    for (position, row) in rows.enumerated() {
      body(try model(of: row, entity, group, position))
    }
  }
}

extension PersistentModel {
  /// The object as one of a class.
  func asClass<T: PersistentModel>(_ type: T.Type) -> T? {
    Self.self == T.self ? unsafeDowncast(self, to: T.self) : self as? T
  }
}
