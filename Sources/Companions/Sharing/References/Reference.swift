import ConcurrencyExtras
import Dispatch
import Observation
import OpenCombine
import Synchronization

#if UI
  import IppoUI
#else
  import Perception
#endif

/// The target of a ``SharedReader``: a value that other properties may refer to as well.
///
///     RootReference ── the value itself, with or without a key to save it by
///        ↑ KeyPathReference, ReadReference, OptionalReference ── a part of what another reference refers to
protocol Reference<Value>: AnyObject, Sendable, CustomStringConvertible {
  associatedtype Value

  /// The value's owner: references with the same root change together.
  var rootID: ObjectIdentifier { get }

  /// The value. Reading it is observed; within an assertion of a ``SharedChangeTracker`` it is what the assertion
  /// expects.
  var wrappedValue: Value { get }

  /// The value, whatever an assertion expects.
  var currentValue: Value { get }

  /// Emits the value upon each change.
  var changes: AnyPublisher<Value, Never> { get }

  var isLoading: Bool { get }
  var loadError: (any Error)? { get }

  /// Loads the value again.
  func load() async throws

  /// Tells those who have read the value to read it again.
  func invalidate()

  /// Has a history follow the root.
  func follow(by history: SharedHistory)
}

extension Reference {
  /// Emits the value now and upon each change, also of those that are made on other threads meanwhile.
  var values: AnyPublisher<Value, Never> {
    // Changes are followed before the value is read, and the value is read whenever one is told: none is missed, and none
    // is told after a later one.
    [changes.map { _ in }.eraseToAnyPublisher(), Just(()).eraseToAnyPublisher()].publisher
      .flatMap { $0 }
      .map { self.currentValue }
      .eraseToAnyPublisher()
  }

  /// Emits the value after each change, but not the current value.
  var laterValues: AnyPublisher<Value, Never> { changes.map { _ in self.currentValue }.eraseToAnyPublisher() }
}

/// The target of a ``Shared``.
protocol MutableReference<Value>: Reference {
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R

  /// Changes the value, and again where it turns out later that somebody else was quicker.
  func withOptimisticLock(_ operation: @escaping @Sendable (inout Value) throws -> Void) throws

  /// Changes the value, and waits until that is kept.
  func withTransaction<R: Sendable>(_ operation: @escaping @Sendable (inout Value) throws -> R) async throws -> R

  var saveError: (any Error)? { get }

  /// Saves the value now.
  func save() async throws
}

/// The object that the readers of a reference observe. It is not generic, so that its key paths are constants.
final class ReferenceObservation: _FieldReaders, Observable,
  // It has no state but what its registrar and superclass lock.
  @unchecked Sendable
{
  private let registrar = ObservationRegistrar()

  /// Whether any read was registered. Without a read, there is nobody to notify.
  private let isRead = Atomic<Bool>(false)

  /// The aspects of a reference that are observed one by one.
  var value: Void { () }
  var isLoading: Void { () }
  var loadError: Void { () }
  var saveError: Void { () }

  func access(_ aspect: KeyPath<ReferenceObservation, Void>) {
    guard !read(aspect) else { return }
    isRead.store(true, ordering: .releasing)
    registrar.access(self, keyPath: aspect)
  }

  /// Changes the value through a property, and notifies the readers of the aspect on the thread of the change.
  func withMutation<R>(of aspect: KeyPath<ReferenceObservation, Void>, _ body: () throws -> R) rethrows -> R {
    defer { changed(aspect) }
    if isOnMainActor { return try registrar.withMutation(of: self, keyPath: aspect, body) }
    // A reader that is notified before the change may read the old value again on the main actor, and keep it.
    defer { registrar.withMutation(of: self, keyPath: aspect) {} }
    return try body()
  }

  /// Changes the value on behalf of an external source, and notifies the readers of the aspect on the main actor.
  func withArrival(of aspect: any KeyPath<ReferenceObservation, Void> & Sendable, _ body: () -> Void) {
    if isOnMainActor { return withMutation(of: aspect, body) }
    body()
    notifyLater(of: aspect)
  }

  /// Notifies the readers of an aspect in the next turn of the main actor, after the change.
  func notifyLater(of aspect: any KeyPath<ReferenceObservation, Void> & Sendable) {
    changed(aspect)
    guard isRead.load(ordering: .acquiring) else { return }
    DispatchQueue.main.async { self.registrar.withMutation(of: self, keyPath: aspect) {} }
  }
}
