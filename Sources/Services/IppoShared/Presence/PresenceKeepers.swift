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

  private let keepers = Mutex<[ID: Weak]>([:])

  func keeper<Value>(of room: String, in store: SharedStore) -> PresenceKeeper<Value> {
    let id = ID(room: Array(room.utf8), type: ObjectIdentifier(Value.self))
    if let keeper = keepers.withLock({ $0[id]?.keeper }) as? PresenceKeeper<Value> { return keeper }
    let new = PresenceKeeper<Value>(room, store: store)
    return keepers.withLock { keepers in
      // Somebody else may have been quicker.
      if let keeper = keepers[id]?.keeper as? PresenceKeeper<Value> { return keeper }
      keepers = keepers.filter { $0.value.keeper != nil }
      keepers[id] = Weak(keeper: new)
      return new
    }
  }
}
