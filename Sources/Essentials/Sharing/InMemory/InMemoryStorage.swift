public import Dependencies
import Foundation

/// Where values under `inMemory` keys are kept: in this process, as long as the storage lives.
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
private final class InMemorySlots: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [String: AnyObject] = [:]

  func slot<Value>(named name: String) -> InMemorySlot<Value> {
    lock.withLock {
      if let slot = slots[name] as? InMemorySlot<Value> { return slot }
      let slot = InMemorySlot<Value>()
      slots[name] = slot
      return slot
    }
  }
}

/// The value under one key. The key holds on to it, and so saves without a look-up.
final class InMemorySlot<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var _value: Value?

  var value: Value? {
    get { lock.withLock { _value } }
    set { lock.withLock { _value = newValue } }
  }
}

extension DependencyValues {
  /// Where values under `inMemory` keys are kept. Every test has a storage of its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }

  private enum DefaultInMemoryStorageKey: DependencyKey {
    static var liveValue: InMemoryStorage { InMemoryStorage() }
    static var testValue: InMemoryStorage { InMemoryStorage() }
  }
}
