internal import Foundation

/// A value behind a lock.
///
/// ```swift
/// let count = LockIsolated(0)
/// count.withValue { $0 += 1 }
/// count.value  // 1
/// ```
///
/// The lock is recursive. The semantics are those of `LockIsolated` in swift-concurrency-extras.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {  // its lock guards it
  private var _value: Value
  private let lock = NSRecursiveLock()

  /// Puts a value behind a lock.
  ///
  /// - Parameter value: The value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self._value = try value()
  }

  /// A property of the value, read under the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    self.lock.lock()
    defer { self.lock.unlock() }
    return self._value[keyPath: keyPath]
  }

  /// Reads or changes the value as one step.
  ///
  /// - Parameter operation: Gets the value.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws. Changes made until then are kept.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    self.lock.lock()
    defer { self.lock.unlock() }
    // A copy, because the lock is recursive: `operation` may come back here for the value it is changing.
    var value = self._value
    defer { self._value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: Makes the new value, under the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    self.lock.lock()
    defer { self.lock.unlock() }
    self._value = try newValue()
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, read under the lock.
  public var value: Value {
    self.lock.lock()
    defer { self.lock.unlock() }
    return self._value
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether the values are equal.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    if lhs === rhs { return true }
    // Only compared below, and not under both locks at once: `a == b` and `b == a` would wait for each other.
    nonisolated(unsafe) let other = rhs.withLock { $0 }
    return lhs.withLock { $0 == other }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) {
    self.withLock { hasher.combine($0) }
  }
}

extension LockIsolated {
  fileprivate func withLock<T>(_ operation: (Value) -> T) -> T {
    self.lock.lock()
    defer { self.lock.unlock() }
    return operation(self._value)
  }
}
