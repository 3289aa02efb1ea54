import Synchronization

/// The keepers of a store's rooms that are at work.
final class PresenceKeepers: Sendable {
  private struct ID: Hashable {
    let room: [UInt8]
    let type: ObjectIdentifier
  }

  private struct Weak: Sendable {
    weak var keeper: (any AnyObject & Sendable)?
  }

  /// The table drops released entries whenever its number of entries has doubled.
  private struct Table {
    var keepers: [ID: Weak] = [:]
    var limit = 32
  }

  private let table = Mutex(Table())

  /// How many entries there are, of keepers that are there and that are gone.
  var count: Int { table.withLock { $0.keepers.count } }

  func keeper<Value>(of room: String, in store: SharedStore) -> PresenceKeeper<Value> {
    let id = ID(room: Array(room.utf8), type: ObjectIdentifier(Value.self))
    if let keeper = table.withLock({ $0.keepers[id]?.keeper }) as? PresenceKeeper<Value> { return keeper }
    let new = PresenceKeeper<Value>(room, store: store)
    return table.withLock { table in
      // Somebody else may have been quicker.
      if let keeper = table.keepers[id]?.keeper as? PresenceKeeper<Value> { return keeper }
      if table.keepers.count >= table.limit {
        table.keepers = table.keepers.filter { $0.value.keeper != nil }
        table.limit = max(32, 2 * table.keepers.count)
      }
      table.keepers[id] = Weak(keeper: new)
      return new
    }
  }
}
