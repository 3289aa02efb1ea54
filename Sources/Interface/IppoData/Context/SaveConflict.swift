import Foundation
internal import IppoPredicates
internal import OrderedCollections

/// A save that met the changes of another one: of another context, or of another process. An addition of Ippo.
///
/// A later save wins property by property, and a deletion wins over changes. The notification ``ModelContext/didSave`` has
/// the conflicts of a save:
///
/// ```swift
/// let conflicts = notification.userInfo?[ModelContext.NotificationKey.conflicts.rawValue] as? [SaveConflict]
/// ```
public struct SaveConflict: Sendable, CustomStringConvertible {
  /// The save whose values the store has now.
  public enum Winner: Sendable {
    /// The save that the notification is about.
    case thisSave
    /// The save that was before it.
    case earlierSave
  }

  /// The object.
  public let object: PersistentIdentifier
  /// The property that both have changed; `nil` for an object that the other save has deleted.
  public let property: String?
  /// The save whose values the store has now.
  public let winner: Winner
  /// The value of the earlier save, as the store had it, where this save has replaced it.
  public let replacedValue: String?
  /// The ``ModelContext/author`` of the context of this save.
  public let author: String?
  /// The ``ModelContext/author`` of the context of the earlier save, by the history.
  public let earlierAuthor: String?

  /// The object, and the save that has won.
  public var description: String {
    let earlier = "an earlier save" + (earlierAuthor.map { " of \($0)" } ?? "")
    guard let property else {
      return "\(object.entityName) \(object.key): the deletion by \(earlier) wins over the changes of this one"
    }
    return "\(object.entityName).\(property) \(object.key): this save wins over \(earlier), whose value was "
      + (replacedValue ?? "nil")
  }
}

extension ModelContext {
  /// The entries of the notification ``didSave`` (`SwiftData.ModelContext.NotificationKey`).
  public enum NotificationKey: String, Hashable, Sendable {
    /// The `[PersistentIdentifier]` of inserted objects.
    case insertedIdentifiers = "inserted"
    /// The `[PersistentIdentifier]` of changed objects.
    case updatedIdentifiers = "updated"
    /// The `[PersistentIdentifier]` of deleted objects.
    case deletedIdentifiers = "deleted"
    /// The ``SaveConflict``s of the save, in an array. An addition of Ippo.
    case conflicts
  }

  /// The entries of the notification after a save.
  func notice(_ result: StoreCommit) -> [AnyHashable: Any] {
    func identifier(_ entity: _ModelEntity, _ id: Int64) -> PersistentIdentifier {
      PersistentIdentifier(entityName: entity.name, key: id, storeIdentifier: store(of: entity).identifier)
    }
    let deletions = result.missing.map {
      SaveConflict(
        object: identifier($0.entity, $0.id), property: nil, winner: .earlierSave, replacedValue: nil, author: author,
        earlierAuthor: $0.author)
    }
    let conflicts =
      deletions
      + result.overwritten.map {
        SaveConflict(
          object: identifier($0.entity, $0.id), property: $0.property.name, winner: .thisSave,
          replacedValue: $0.value.text, author: author, earlierAuthor: $0.author)
      }
    var stores: [ObjectIdentifier: String] = [:]
    func identifiers(_ models: some Collection<any PersistentModel>) -> [PersistentIdentifier] {
      models.map { model in
        let storage = model._$storage
        let known = stores[ObjectIdentifier(storage.entity)]
        let store = known ?? self.store(of: storage.entity).identifier
        if known == nil { stores[ObjectIdentifier(storage.entity)] = store }
        return PersistentIdentifier(entityName: storage.entity.name, key: storage.id, storeIdentifier: store)
      }
    }
    let entries: [NotificationKey: Any] = [
      .insertedIdentifiers: identifiers(inserted.values), .updatedIdentifiers: identifiers(changed.values),
      .deletedIdentifiers: identifiers(deleted.values) + deletedInBatches, .conflicts: conflicts,
    ]
    deletedInBatches = []
    return Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0.key.rawValue), $0.value) })
  }
}

extension SQLValue {
  /// The value for a person; `nil` for none.
  fileprivate var text: String? {
    switch self {
    case .null: nil
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): value
    case .blob(let value): "\(value.count) bytes"
    }
  }
}
