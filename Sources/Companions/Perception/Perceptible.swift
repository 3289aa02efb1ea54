#if UI
  import IppoUI
#else
  public import Observation
#endif

/// A type whose changes can be observed.
///
/// Perception is a back-port of Observation, which is always available on the platforms of this module. A perceptible
/// type is an observable one, and everything in this module stands directly on Observation.
public protocol Perceptible: Observable {}

/// Observes what a closure reads, until the first change of any of it.
///
/// - Parameters:
///   - apply: Reads properties of observable objects.
///   - onChange: Called once, before the first change of one of the properties.
/// - Returns: What `apply` returns.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservedReads { withObservationTracking(apply, onChange: onChange()) }
}

/// The values of an expression, from now on and after every change of what it read.
///
/// ```swift
/// for await count in Perceptions({ model.count }) { … }
/// ```
public typealias Perceptions = Observations
