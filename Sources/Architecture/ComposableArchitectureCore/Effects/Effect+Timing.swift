import CombineSchedulers
import ConcurrencyExtras
import Dependencies
public import OpenCombine

extension Effect {
  /// Starts the effect when a time has passed in which no other was started under the id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - dueTime: The time.
  ///   - scheduler: Measures the time.
  ///   - options: Options of the scheduler.
  @available(*, deprecated, message: "Use 'clock.sleep' in 'Effect.run', and '.cancellable(id:cancelInFlight: true)'.")
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    if isNone { return self }
    let delay = Self.publisher {
      Just(())
        .delay(for: dueTime, scheduler: scheduler, options: options)
        .flatMap { Empty<Action, Never>() }
    }
    return Self.concatenate(delay, self).cancellable(id: id, cancelInFlight: true)
  }

  /// Sends at most one action of effects under the id in a period of time.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - interval: The period.
  ///   - scheduler: Measures the time.
  ///   - latest: Whether the last action of a period is sent at its end, or the first.
  @available(*, deprecated, message: "Use an async sequence's throttling in 'Effect.run'.")
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Self {
    if isNone { return self }
    let key = AnyHashable(id)
    return Self.publisher {
      Deferred {
        let scope = EffectScope.current ?? .outsideStores
        let throttle = scope.registry.throttle(key, as: Throttle<Action, S>.self) {
          Throttle(scheduler: scheduler, interval: interval)
        }
        return _EffectPublisher(self).receive(on: scheduler).flatMap { throttle.publisher(of: $0, latest: latest) }
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}

/// Lets one value through in a period of time.
///
/// A value that comes too early waits for the end of the period in its publisher. The effect that it belongs to is
/// running meanwhile, and cancelling the effect drops the value.
private final class Throttle<Value, S: Scheduler>: Sendable {
  private struct State {
    let scheduler: S
    let interval: S.SchedulerTimeType.Stride
    var last: S.SchedulerTimeType?
    var pending: Value?

    mutating func pass(at time: S.SchedulerTimeType) {
      last = time
      pending = nil
    }
  }

  private let state: Guarded<State>

  init(scheduler: S, interval: S.SchedulerTimeType.Stride) {
    state = Guarded(unchecked: State(scheduler: scheduler, interval: interval))
  }

  /// Sends a value now or at the end of the period.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - latest: Whether it takes the place of the one that waits already.
  func publisher(of value: Value, latest: Bool) -> AnyPublisher<Value, Never> {
    state.withLockUnchecked { state in
      let now = state.scheduler.now
      guard let last = state.last, last.distance(to: now) < state.interval else {
        let first = state.last != nil && !latest ? state.pending ?? value : value
        state.pass(at: now)
        return AnyPublisher(Just(first))
      }
      let value = latest ? value : state.pending ?? value
      state.pending = value
      return AnyPublisher(
        Just(value)
          .delay(for: now.distance(to: last.advanced(by: state.interval)), scheduler: state.scheduler)
          .handleEvents(receiveOutput: { _ in self.state.withLockUnchecked { $0.pass(at: $0.scheduler.now) } })
      )
    }
  }
}
