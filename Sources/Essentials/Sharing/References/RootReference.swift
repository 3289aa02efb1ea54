import Foundation
import OpenCombine

/// A reference that holds a value: the root that all other references lead to.
class RootReference<Value>: MutableReference, @unchecked Sendable {
  let observation = ReferenceObservation()
  private let lock = NSRecursiveLock()
  private var value: Value
  private var subject: PassthroughSubject<Value, Never>?

  init(value: sending Value) {
    self.value = value
  }

  var rootID: ObjectIdentifier { ObjectIdentifier(self) }

  var wrappedValue: Value {
    if let tracker = SharedChangeTracking.current?.asserting, let expected = tracker.expectedValue(of: self) {
      return expected
    }
    observation.access(\.value)
    return currentValue
  }

  var currentValue: Value {
    lock.withLock { value }
  }

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let tracking = SharedChangeTracking.current {
      // An assertion changes what is expected, not what is.
      if let tracker = tracking.asserting { return try tracker.withExpectedValue(of: self, body) }
      for tracker in tracking.trackers { tracker.willChange(self) }
    }
    let result = try observation.withMutation(of: \.value) {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
    didChange()
    didSet()
    return result
  }

  /// Replaces the value with one that comes from where it is kept, and so is not saved.
  func receive(_ newValue: Value) {
    if let tracking = SharedChangeTracking.current {
      for tracker in tracking.trackers { tracker.willChange(self) }
    }
    observation.withMutation(of: \.value) {
      lock.withLock { value = newValue }
    }
    didChange()
  }

  /// Called after each change through a property.
  func didSet() {}

  var changes: AnyPublisher<Value, Never> {
    lock.withLock {
      if let subject { return subject.eraseToAnyPublisher() }
      let subject = PassthroughSubject<Value, Never>()
      self.subject = subject
      return subject.eraseToAnyPublisher()
    }
  }

  private func didChange() {
    guard let (subject, value) = lock.withLock({ self.subject.map { ($0, value) } }) else { return }
    subject.send(value)
  }

  func invalidate() {
    observation.withMutation(of: \.value) {}
  }

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  func load() async throws {}
  func save() async throws {}

  var description: String { "value: \(String(reflecting: currentValue))" }
}
