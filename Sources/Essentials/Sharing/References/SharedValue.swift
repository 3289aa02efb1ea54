import Foundation

/// A value behind a lock: what a root reference refers to.
///
/// It is apart from the reference where it outlives it: an in-memory storage keeps the value, and while properties share
/// it there is one value and no copy, so that a change of a large collection costs what it changes.
final class SharedValue<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  var current: Value {
    lock.withLock { value }
  }

  func replace(with newValue: Value) {
    let old = lock.withLock {
      defer { value = newValue }
      return value
    }
    withExtendedLifetime(old) {}  // What goes away with it does so outside of the lock.
  }

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
