import ConcurrencyExtras
public import Dependencies
import Synchronization

/// The storage of values under `inMemory` keys: in this process, as long as the storage lives.
public struct InMemoryStorage: Hashable, Sendable {
  private let slots = InMemorySlots()

  /// Creates an empty storage.
  public init() {}

  func slot<Value>(named name: String) -> InMemorySlot<Value> {
    slots.slot(named: name)
  }

  /// A storage equals itself alone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.slots === rhs.slots }

  /// Hashes the storage's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(slots)) }
}

/// The slots of a storage by name.
private final class InMemorySlots: Sendable {
  private let slots = Guarded<[String: any AnyObject & Sendable]>([:])

  func slot<Value>(named name: String) -> InMemorySlot<Value> {
    slots.withLock { slots in
      if let slot = slots[name] as? InMemorySlot<Value> { return slot }
      let slot = InMemorySlot<Value>()
      slots[name] = slot
      return slot
    }
  }
}

/// The value under one key, if there is one.
final class InMemorySlot<Value>: Sendable {
  private let content = Mutex<SharedValue<Value>?>(nil)

  /// The value, to be shared by all references to it.
  func sharedValue(default value: Value) -> SharedValue<Value> {
    content.withLock { content in
      if let content { return content }
      let new = SharedValue(UncheckedSendable(value).value)
      content = new
      return new
    }
  }

  var value: Value? {
    content.withLock { $0 }?.current
  }

  func save(_ value: Value) {
    sharedValue(default: value).replace(with: value)
  }
}

extension DependencyValues {
  /// The storage of values under `inMemory` keys. Every test has a storage of its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }

  private enum DefaultInMemoryStorageKey: DependencyKey {
    static var liveValue: InMemoryStorage { InMemoryStorage() }
    static var testValue: InMemoryStorage { InMemoryStorage() }
  }
}
