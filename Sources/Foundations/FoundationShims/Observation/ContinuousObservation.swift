#if compiler(<6.4)
  @_spi(SwiftUI) import Observation
  import Synchronization

  extension ObservationTracking {
    /// Keeps a continuous observation going until it is cancelled or released.
    public struct Token: ~Copyable, Sendable {
      private let observation: ContinuousObservation

      fileprivate init(_ observation: ContinuousObservation) { self.observation = observation }

      deinit { observation.cancel() }

      /// Ends the observation. The closure is not called again.
      public consuming func cancel() { observation.cancel() }
    }
  }

  /// Calls a closure now, and again after changes of the properties that its last call has read (SE-0506).
  ///
  /// The first call has the event `initial`, and is part of this call where the closure has the isolation of the caller. Later
  /// ones come a hop after a change, with its event: the new value is in place, and several changes at once make one call.
  ///
  /// ```swift
  /// token = withContinuousObservation(options: [.didSet]) { [weak self] _ in self?.updateTotal() }
  /// ```
  ///
  /// - Parameters:
  ///   - options: the events to be told of. Without one, the first call is the only one.
  ///   - apply: reads observable properties.
  /// - Returns: A token. The observation ends with it.
  public func withContinuousObservation(
    options: ObservationTracking.Options, isolation: isolated (any Actor)? = #isolation,
    @_inheritActorContext apply: @escaping @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void
  ) -> ObservationTracking.Token {
    let observation = ContinuousObservation(options, apply)
    observation.begin(in: isolation)
    return ObservationTracking.Token(observation)
  }

  /// Calls a closure now, and again after changes of what it has read: ``withContinuousObservation(options:isolation:apply:)``
  /// by the name of SE-0506.
  public func withContinuousObservationTracking(
    options: ObservationTracking.Options, isolation: isolated (any Actor)? = #isolation,
    @_inheritActorContext apply: @escaping @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void
  ) -> ObservationTracking.Token {
    withContinuousObservation(options: options, isolation: isolation, apply: apply)
  }

  /// A closure that is called again after changes of what it has read.
  private final class ContinuousObservation: Sendable {
    private let options: ObservationTracking.Options
    private let isolation: (any Actor)?
    // A closure that is isolated to an actor is called like any other: `run(in:_:_:)` is on that actor.
    private let apply: @Sendable (borrowing ObservationTracking.Event) -> Void
    private let isCancelled = Mutex(false)
    /// The number of calls, and the last call whose observation has ended.
    private let calls = Mutex((last: 0, ended: 0))

    init(
      _ options: ObservationTracking.Options,
      _ apply: @escaping @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void
    ) {
      self.options = options
      isolation = apply.isolation
      self.apply = unsafeBitCast(apply, to: (@Sendable (borrowing ObservationTracking.Event) -> Void).self)
    }

    func cancel() { isCancelled.withLock { $0 = true } }

    /// Ends the observation of a call. Of several changes at once, one alone is the first.
    private func isFirstChange(of call: Int) -> Bool {
      calls.withLock { calls in
        guard calls.ended < call else { return false }
        calls.ended = call
        return true
      }
    }

    /// Makes the first call: at once in the isolation of the closure, and later elsewhere.
    func begin(in caller: isolated (any Actor)?) {
      if isolation == nil || isolation === caller {
        run(in: caller, .initial, nil)
      } else {
        schedule(.initial, nil)
      }
    }

    private func schedule(_ kind: ObservationTracking.Event.Kind, _ changed: KeyPathBox?) {
      Task { [weak self, isolation] in await self?.run(in: isolation, kind, changed) }
    }

    private func run(
      in isolation: isolated (any Actor)?, _ kind: ObservationTracking.Event.Kind, _ changed: KeyPathBox?
    ) {
      if isCancelled.withLock({ $0 }) { return }
      let event = ObservationTracking.Event(kind, changed: changed?.keyPath) { [weak self] in self?.cancel() }
      if options.isEmpty { return apply(event) }
      let next: ObservationTracking.Event.Kind = options.contains(.didSet) ? .didSet : .willSet
      let call = calls.withLock { calls in
        calls.last += 1
        return calls.last
      }
      // Both kinds wait until the value is in place: another thread may change it, and this one would read the old value.
      Observation.withObservationTracking(
        { apply(event) },
        didSet: { [weak self] tracking in
          tracking.cancel()
          guard let self, isFirstChange(of: call) else { return }
          schedule(next, tracking.changed.map(KeyPathBox.init))
        })
    }
  }

  /// A key path on its way to another isolation.
  private struct KeyPathBox: @unchecked Sendable {  // key paths of properties do not change
    let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
  }
#endif
