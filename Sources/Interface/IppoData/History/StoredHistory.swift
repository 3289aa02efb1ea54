import Foundation
internal import IppoPredicates

/// A transaction of a store, without its changes.
struct StoredTransaction {
  let number: Int64
  /// Seconds since the reference date.
  let time: TimeInterval
  let author: String?
  let process: String
  let bundle: String
}

/// Changes of one kind in a transaction: of objects of a class.
struct StoredChange {
  enum Kind: Int64 {
    case insert, update, delete
  }

  /// The name of the class.
  let entity: String
  let kind: Kind
  var ids: [Int64]
  /// The names of the changed properties.
  var properties: [String] = []
  /// The kept values of a deleted object, by property.
  var tombstone: [String: SQLValue] = [:]
}

extension StoreChanges {
  /// The changes of the save for the history: objects with the same kind of change together.
  ///
  /// - Parameter className: the name of an object's class, which may be one below that of the relationship.
  func history(
    _ replaced: [ModelKey: Int64], className: (_ModelEntity, _ id: Int64) throws -> String
  ) rethrows -> [StoredChange] {
    var inserted: [String: [Int64]] = [:]
    /// Changed objects of a class, with the same properties.
    struct Group: Hashable {
      let entity: String
      let properties: [String]
    }
    var updated: [Group: [Int64]] = [:]
    // Most objects have the class of the one before.
    var run: (entity: _ModelEntity, ids: [Int64])?
    for row in inserts {
      if let other = replaced.isEmpty ? nil : replaced[ModelKey(row.entity, row.id)] {
        updated[Group(entity: row.entity.name, properties: row.entity.columns.map(\.name)), default: []].append(other)
      } else if run?.entity === row.entity {
        run?.ids.append(row.id)
      } else {
        if let run { inserted[run.entity.name, default: []] += run.ids }
        run = (row.entity, [row.id])
      }
    }
    if let run { inserted[run.entity.name, default: []] += run.ids }
    for row in updates {
      let group = Group(entity: row.entity.name, properties: row.columns.map(\.property.name))
      updated[group, default: []].append(row.id)
    }
    for key in linkedObjects() {
      updated[Group(entity: try className(key.entity, key.id), properties: []), default: []].append(key.id)
    }
    var changes = inserted.map { StoredChange(entity: $0.key, kind: .insert, ids: $0.value) }
    changes += updated.map {
      StoredChange(entity: $0.key.entity, kind: .update, ids: $0.value, properties: $0.key.properties)
    }
    var deleted: [String: [Int64]] = [:]
    for row in deletes {
      if row.tombstone.isEmpty {
        deleted[row.entity.name, default: []].append(row.id)
      } else {
        changes.append(
          StoredChange(entity: row.entity.name, kind: .delete, ids: [row.id], tombstone: row.tombstone))
      }
    }
    changes += deleted.map { StoredChange(entity: $0.key, kind: .delete, ids: $0.value) }
    return changes.sorted { ($0.kind.rawValue, $0.entity, $0.ids[0]) < ($1.kind.rawValue, $1.entity, $1.ids[0]) }
  }

  /// The objects whose pairs have changed, and that have no other change.
  private func linkedObjects() -> [(entity: _ModelEntity, id: Int64)] {
    let links = addedLinks + removedLinks
    if links.isEmpty { return [] }
    var named = Set(updates.map { ModelKey($0.entity, $0.id) })
    named.formUnion(inserts.map { ModelKey($0.entity, $0.id) })
    named.formUnion(deletes.map { ModelKey($0.entity, $0.id) })
    var objects: [(entity: _ModelEntity, id: Int64)] = []
    for link in links {
      guard let ends = linkEnds[link.table] else { continue }
      for (entity, id) in [(ends.left, link.left), (ends.right, link.right)]
      where named.insert(ModelKey(entity, id)).inserted {
        objects.append((entity, id))
      }
    }
    return objects
  }
}
