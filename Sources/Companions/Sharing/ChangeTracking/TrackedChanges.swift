import Foundation

/// The notes of a tracker: for each reference, its expected value.
final class TrackedChanges: @unchecked Sendable {  // its lock guards it
  /// Recursive, because an expectation may be stated by means of another.
  private let lock = NSRecursiveLock()
  private var changes: [ObjectIdentifier: AnyTrackedChange] = [:]

  /// Keeps the value from before the first change.
  func willChange<Value>(_ reference: RootReference<Value>) {
    expectUnlessKnown(reference.currentValue, of: reference)
  }

  /// The expected value of a reference, if it is known to differ from the actual one.
  func expectedValue<Value>(of reference: RootReference<Value>) -> Value? {
    lock.withLock { change(of: reference)?.expected }
  }

  /// Changes what is expected of a reference.
  func withExpectedValue<Value, R>(
    of reference: RootReference<Value>,
    _ body: (inout Value) throws -> R
  ) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    let change = change(of: reference) ?? TrackedChange(reference, expected: reference.currentValue)
    changes[ObjectIdentifier(reference)] = change
    // The body may read the value meanwhile, as that of a reference.
    var value = change.expected
    defer { change.expected = value }
    return try body(&value)
  }

  /// States the value of a reference that has none.
  func expectUnlessKnown<Value>(_ value: @autoclosure () -> Value, of reference: RootReference<Value>) {
    lock.withLock {
      guard changes[ObjectIdentifier(reference)] == nil else { return }
      changes[ObjectIdentifier(reference)] = TrackedChange(reference, expected: value())
    }
  }

  /// The same values, which change on their own.
  func copy() -> TrackedChanges {
    let copy = TrackedChanges()
    copy.changes = lock.withLock { changes.mapValues { $0.copy() } }
    return copy
  }

  /// Tells the views that have read one of the values to read it again.
  func areRead() {
    for change in lock.withLock({ Array(changes.values) }) { change.notifyViews() }
  }

  var isEmpty: Bool { lock.withLock { changes.isEmpty } }

  var hasDifferences: Bool {
    lock.withLock { changes.values.contains { $0.isDifferent } }
  }

  func removeAll() {
    let removed = lock.withLock {
      defer { changes = [:] }
      return changes
    }
    withExtendedLifetime(removed) {}  // References may go away with it: not under the lock.
  }

  private func change<Value>(of reference: RootReference<Value>) -> TrackedChange<Value>? {
    // What is kept by a reference was made for it, with its type of value.
    changes[ObjectIdentifier(reference)].map { unsafeDowncast($0, to: TrackedChange<Value>.self) }
  }
}

class AnyTrackedChange {
  var isDifferent: Bool { true }
  func copy() -> AnyTrackedChange { self }
  func notifyViews() {}
}

/// The expected value of a reference. It keeps the reference, whose identity it is found by.
final class TrackedChange<Value>: AnyTrackedChange {
  let reference: RootReference<Value>
  var expected: Value

  init(_ reference: RootReference<Value>, expected: Value) {
    self.reference = reference
    self.expected = expected
  }

  /// Whether the value is not what is expected. What cannot be compared counts as different.
  override var isDifferent: Bool {
    guard let expected = expected as? any Equatable else { return true }
    return !expected.isEqual(to: reference.currentValue)
  }

  override func copy() -> AnyTrackedChange { TrackedChange(reference, expected: expected) }
  override func notifyViews() { reference.notifyViews() }
}

extension Equatable {
  /// Whether a value of any type is of this type and equal.
  func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
