// Swift 6.4 has these in its module Observation (SE-0506).
#if compiler(<6.4)
  // The events before and after a change are open to SwiftUI alone, with their key paths.
  @_spi(SwiftUI) public import Observation

  /// The types of observations with options (SE-0506).
  ///
  /// The option and the event `deinit` are absent: the Observation of Swift 6.3 tells nobody that an object is gone.
  public struct ObservationTracking {}

  extension ObservationTracking {
    /// The events that an observer is told of.
    public struct Options: OptionSet, Sendable {
      /// One bit for each kind of event.
      public let rawValue: Int

      /// Options of bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// A property is about to change.
      public static var willSet: Self { Self(rawValue: 1) }
      /// A property has changed.
      public static var didSet: Self { Self(rawValue: 2) }
    }

    /// A change of a property, or the beginning of an observation.
    public struct Event: ~Copyable {
      /// Kinds of events.
      public struct Kind: Equatable, Sendable {
        private enum Name { case initial, willSet, didSet }

        private let name: Name

        /// The observation begins.
        public static var initial: Self { Self(name: .initial) }
        /// The property still has its old value.
        public static var willSet: Self { Self(name: .willSet) }
        /// The property has its new value.
        public static var didSet: Self { Self(name: .didSet) }
      }

      /// The kind.
      public let kind: Kind
      private let changed: AnyKeyPath?
      private let end: () -> Void

      init(_ kind: Kind, changed: AnyKeyPath?, end: @escaping () -> Void) {
        (self.kind, self.changed, self.end) = (kind, changed, end)
      }

      /// Whether a property is the one that changes.
      public func matches(_ keyPath: PartialKeyPath<some Observable>) -> Bool { changed == keyPath }

      /// Ends the observation. No event follows.
      public func cancel() { end() }
    }
  }

  /// Runs a function, and calls another one at each change of the properties that the first has read, until an event is
  /// cancelled (SE-0506).
  ///
  /// - Parameters:
  ///   - options: the events to be told of. Without one, nothing is observed.
  ///   - apply: reads observable properties.
  ///   - onChange: is called where the change is made.
  /// - Returns: The result of `apply`.
  public func withObservationTracking<Value, Failure: Error>(
    options: ObservationTracking.Options, _ apply: () throws(Failure) -> Value,
    onChange: @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
  ) throws(Failure) -> Value {
    @Sendable func tell(_ kind: ObservationTracking.Event.Kind, _ tracking: Observation.ObservationTracking) {
      onChange(ObservationTracking.Event(kind, changed: tracking.changed) { tracking.cancel() })
    }
    func result() -> Result<Value, Failure> {
      do throws(Failure) { return .success(try apply()) } catch { return .failure(error) }
    }
    if options.isEmpty { return try apply() }
    return try Observation.withObservationTracking(
      result,
      willSet: { if options.contains(.willSet) { tell(.willSet, $0) } },
      didSet: { if options.contains(.didSet) { tell(.didSet, $0) } }
    ).get()
  }
#endif
