import Foundation

/// A lock around a value (`os.OSAllocatedUnfairLock`). It is not entered again by whoever holds it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {  // its lock guards it
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// - Parameter initialState: need not be `Sendable`; the caller must keep others from using it.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// A lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Waits for the lock and runs a function with the value, which it may change.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Waits for the lock and runs a function with the value; neither it nor its result need be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// - Returns: `nil` where someone else holds the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock. The thread that has it waits for ever.
  public func lock() { storage.lock.lock() }

  /// Gives the lock back, on the thread that took it.
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock where nobody holds it.
  /// - Returns: whether it was taken, and has to be given back.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Waits for the lock and runs a function.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// Waits for the lock and runs a function that need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }
}
