import Foundation

/// A value behind a lock: what a root reference refers to.
///
/// The value is apart from the reference where it outlives the reference: an in-memory storage keeps the value. While
/// properties share it there is one value without copies, so that a change of a large collection costs only the change.
///
/// The value lies at an address of its own: who changes it may read it meanwhile, as in
/// `$rows.withLock { $0.remove(id: row.id) }` where `row` is derived from `$rows`.
final class SharedValue<Value>: @unchecked Sendable {  // its lock guards it
  private let lock = NSRecursiveLock()
  private let storage: UnsafeMutablePointer<Value>
  private var isChanging = false

  init(_ value: sending Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: value)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  var current: Value {
    lock.withLock { storage.pointee }
  }

  func replace(with newValue: Value) {
    let old = lock.withLock {
      defer { storage.pointee = newValue }
      return storage.pointee
    }
    withExtendedLifetime(old) {}  // What goes away with it does so outside of the lock.
  }

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    precondition(!isChanging, "A shared value is changed while it is being changed.")
    isChanging = true
    defer { isChanging = false }
    return try body(&storage.pointee)
  }
}
