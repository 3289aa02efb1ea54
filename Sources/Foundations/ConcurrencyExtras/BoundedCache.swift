import Synchronization

/// A cache of values by key, up to a limit, since keys may come from outside. With one more than that, all are made
/// anew.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let limit: Int

  /// - Parameter limit: So many keys are kept.
  package init(limit: Int) { self.limit = limit }

  /// How many are kept.
  package var count: Int { values.withLock { $0.count } }

  /// The value of a key, made unless it was before.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    // Not under the lock: what makes a value may ask for others.
    let value = make()
    values.withLock { values in
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = value
    }
    return value
  }
}
