import ConcurrencyExtras
import OpenCombine
import Synchronization

/// A reference that holds a value: the root that all other references lead to.
class RootReference<Value>: MutableReference,
  // What changes is in a mutex or atomic, or has its own lock.
  @unchecked Sendable
{
  let observation = ReferenceObservation()
  let value: SharedValue<Value>

  /// Set when someone first wants to follow the changes.
  private let subject = Mutex<PassthroughSubject<Value, Never>?>(nil)
  private let isFollowed = Atomic<Bool>(false)

  init(_ value: SharedValue<Value>) {
    self.value = value
  }

  convenience init(value: sending Value) {
    self.init(SharedValue(value))
  }

  var rootID: ObjectIdentifier { ObjectIdentifier(self) }

  var wrappedValue: Value {
    if let tracker = SharedChangeTracking.current?.asserting, let expected = tracker.expectedValue(of: self) {
      return expected
    }
    observation.access(\.value)
    SharedHistory.ofWindow?.follow(self)
    return SharedPast.current?.values.expectedValue(of: self) ?? value.current
  }

  var currentValue: Value { SharedPast.explicit?.past.values.expectedValue(of: self) ?? value.current }

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let running = SharedPast.explicit, running.takesChanges {
      return try running.past.values.withExpectedValue(of: self, body)
    }
    if let tracking = SharedChangeTracking.current {
      // An assertion changes what is expected, not what is.
      if let tracker = tracking.asserting { return try tracker.withExpectedValue(of: self, body) }
      for tracker in tracking.trackers { tracker.willChange(self) }
    }
    SharedHistory.ofWindow?.follow(self)
    SharedHistory.willChange(self)
    let result = try observation.withMutation(of: \.value) { try change(body) }
    didChange()
    didSet()
    return result
  }

  /// Changes the value itself.
  func change<R>(_ body: (inout Value) throws -> R) rethrows -> R { try value.withLock(body) }

  /// A value that nobody changes elsewhere is changed once.
  func withOptimisticLock(_ operation: @escaping @Sendable (inout Value) throws -> Void) throws {
    try withLock { try transact(operation, on: &$0) }
  }

  /// A value that nobody changes elsewhere is changed once.
  func withTransaction<R: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> R
  ) async throws -> R {
    try withLock { try transact(operation, on: &$0) }
  }

  /// Replaces the value with one that comes from where it is kept, and so is not saved. The change comes from outside
  /// of all features: it is not tracked. If it is the value as it is, nobody is told.
  ///
  /// The value changes at once, on any thread. Publishers and observers are notified on the main actor, as in
  /// swift-sharing, because views and models follow the value there.
  func receive(_ newValue: Value) {
    if let current = value.current as? any Equatable, current.isEqual(to: newValue) { return }
    SharedHistory.willChange(self)
    guard isOnMainActor else {
      value.replace(with: newValue)
      return didReceive()
    }
    observation.withMutation(of: \.value) { value.replace(with: newValue) }
    didChange()
  }

  /// Notifies publishers and observers, on the main actor, of an external change that has been made.
  func didReceive() {
    if isOnMainActor {
      invalidate()
      return didChange()
    }
    guard let subject = followedSubject else { return observation.notifyLater(of: \.value) }
    // The notification retains the parts that it needs instead of the reference, which lives as long as its last
    // property.
    onMainActor(subject) { [value, observation] subject in
      subject.send(value.current)
      // Observers are notified after the work that the publishers' subscribers enqueued.
      observation.notifyLater(of: \.value)
    }
  }

  /// Called after each change through a property.
  func didSet() {}

  /// Whether the value is loaded from where it is kept, and not part of an archive.
  var isKeptElsewhere: Bool { false }

  /// Takes over the value of an archive.
  func restore(_ archived: Value) { receive(archived) }

  var changes: AnyPublisher<Value, Never> {
    isFollowed.store(true, ordering: .releasing)
    return subject.withLock { subject in
      if let subject { return subject.eraseToAnyPublisher() }
      let new = PassthroughSubject<Value, Never>()
      subject = new
      return new.eraseToAnyPublisher()
    }
  }

  func didChange() { followedSubject?.send(value.current) }

  /// The source of the publishers, created with the first of them.
  private var followedSubject: PassthroughSubject<Value, Never>? {
    isFollowed.load(ordering: .acquiring) ? subject.withLock { $0 } : nil
  }

  /// Tells the views that have read the value to read it again. The value itself is as it was.
  func notifyViews() { observation.changed(\ReferenceObservation.value) }

  func invalidate() {
    observation.withMutation(of: \.value) {}
  }

  func follow(by history: SharedHistory) { history.follow(self) }

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  func load() async throws {}
  func save() async throws {}

  var description: String { "value: \(String(reflecting: currentValue))" }
}

/// Changes a value, or leaves it alone where the operation throws.
func transact<Value, R>(_ operation: (inout Value) throws -> R, on value: inout Value) rethrows -> R {
  var copy = value
  let result = try operation(&copy)
  value = copy
  return result
}
