import Dependencies

extension SharedReaderKey {
  /// A value that is kept in memory: shared by all who say its name, and lost when the app ends.
  ///
  /// - Parameter key: The name of the value.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// Keeps a value in memory. Create it with `inMemory(_:)`.
///
/// All windows of a process share the value, also windows of different visitors. A visitor's own values belong into
/// `appStorage`, or into state without a key.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage
  let slot: InMemorySlot<Value>

  init(_ key: String) {
    let storage = DependencyValues._current.defaultInMemoryStorage
    self.key = key
    self.storage = storage
    self.slot = storage.slot(named: key)
  }

  /// The name and the storage.
  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  /// Loads the value from the storage.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(slot.value))
  }

  /// Never reports anything: whoever changes the value shares the same reference.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Puts the value into the storage.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    slot.save(value)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written in source.
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

/// Tells a value in memory from others.
public struct InMemoryKeyID: Hashable {
  fileprivate let key: String
  fileprivate let storage: InMemoryStorage
}
