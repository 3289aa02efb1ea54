import CombineSchedulers
import ComposableArchitectureCore
import ConcurrencyExtras
import Foundation
import IppoUI
public import OpenCombine

extension Effect {
  /// Starts the effect when a time has passed in which no other was started under the id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - dueTime: The time.
  ///   - scheduler: Measures the time.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: AnyHashable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Effect {
    deferred(for: dueTime, scheduler: scheduler, options: options).cancellable(id: id, cancelInFlight: true)
  }

  /// Starts the effect when a time has passed.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: Measures the time.
  ///   - options: Options of the scheduler.
  public func deferred<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Effect {
    if operation.isNone { return self }
    let delay = Just(())
      .delay(for: dueTime, scheduler: scheduler, options: options)
      .flatMap { Empty<Output, Failure>(completeImmediately: true) }
    return .concatenate(Effect(delay), self)
  }

  /// Sends at most one value of effects under the id in a period of time.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - interval: The period.
  ///   - scheduler: Measures the time.
  ///   - latest: Whether the last value of a period is sent at its end, or the first.
  public func throttle<S: Scheduler>(
    id: AnyHashable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Effect {
    if operation.isNone { return self }
    return Effect(
      InContext { context in
        let throttle = context.throttle(id: id, as: ThrottleClock<S.SchedulerTimeType, Output>.self) { ThrottleClock() }
        return self.inContext(context)
          .flatMap { value -> AnyPublisher<Output, Failure> in
            guard let turn = throttle.turn(of: value, interval: interval, now: scheduler.now, latest: latest) else {
              return AnyPublisher(Just(value).setFailureType(to: Failure.self))
            }
            return AnyPublisher(
              Just(())
                .delay(for: turn.wait, scheduler: scheduler)
                .compactMap { throttle.take(turn.number, now: scheduler.now) }
                .setFailureType(to: Failure.self)
            )
          }
      }
    )
    .cancellable(id: id, cancelInFlight: true)
  }
}

/// When the last value of a throttled effect was sent, and which is to be sent next. May be used from any thread.
private final class ThrottleClock<Time: Strideable, Value>: Sendable {
  private struct State {
    var last: Time?
    var pending: Value?
    var number = 0
  }

  private let state = Guarded(State())

  /// How long a value is to wait, or nil if it may pass now.
  func turn(
    of value: Value, interval: Time.Stride, now: Time, latest: Bool
  ) -> (number: Int, wait: Time.Stride)? {
    state.withLockUnchecked { state in
      state.number += 1
      guard let last = state.last, last.distance(to: now) < interval else {
        state.last = now
        state.pending = nil
        return nil
      }
      if latest || state.pending == nil { state.pending = value }
      return (state.number, now.distance(to: last.advanced(by: interval)))
    }
  }

  /// The value that has waited, unless a later one waits in its place.
  func take(_ number: Int, now: Time) -> Value? {
    state.withLockUnchecked { state in
      guard number == state.number, let value = state.pending else { return nil }
      state.pending = nil
      state.last = now
      return value
    }
  }
}

extension Effect where Failure == Never {
  /// An effect that sends a scheduler's time at an interval, until it is cancelled.
  ///
  /// ```swift
  /// Effect.timer(id: TimerID(), every: 1, on: environment.mainQueue).map { _ in .ticked }
  /// ```
  ///
  /// - Parameters:
  ///   - id: What the timer is cancelled by. Starting it cancels what runs under the id.
  ///   - interval: The time between two values.
  ///   - tolerance: How much later a value may come.
  ///   - scheduler: Measures the time.
  ///   - options: Options of the scheduler.
  public static func timer<S: Scheduler>(
    id: AnyHashable, every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Effect where S.SchedulerTimeType == Output {
    Effect(
      Publishers.Timer(every: interval, tolerance: tolerance, scheduler: scheduler, options: options)
        .autoconnect()
    )
    .cancellable(id: id, cancelInFlight: true)
  }

  /// An effect that sends a scheduler's time at an interval, until it is cancelled by a type.
  ///
  /// - Parameters:
  ///   - id: The type that the timer is cancelled by.
  ///   - interval: The time between two values.
  ///   - tolerance: How much later a value may come.
  ///   - scheduler: Measures the time.
  ///   - options: Options of the scheduler.
  public static func timer<S: Scheduler>(
    id: Any.Type, every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Effect where S.SchedulerTimeType == Output {
    timer(
      id: AnyHashable(ObjectIdentifier(id)), every: interval, tolerance: tolerance, on: scheduler, options: options
    )
  }
}
