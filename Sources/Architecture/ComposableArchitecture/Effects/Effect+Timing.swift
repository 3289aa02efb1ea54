import CombineSchedulers
import Dependencies
import Foundation
public import IppoUI
public import OpenCombine

extension Effect {
  /// Sends an action, and animates what changes.
  @available(*, deprecated, message: "Animate where the state changes, or use 'Effect.run' and 'send(_:animation:)'.")
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    Self.send(action).animation(animation)
  }

  /// Animates what the actions of the effect change.
  ///
  /// - Parameter animation: The animation, or nil for none.
  @available(*, deprecated, message: "Use 'Effect.run' and 'send(_:animation:)' instead.")
  public func animation(_ animation: Animation? = .default) -> Self {
    wrapped(in: Transaction(animation: animation))
  }

  /// Sends the actions of the effect in a transaction.
  ///
  /// - Parameter transaction: The transaction.
  @available(*, deprecated, message: "Use 'Effect.run' and 'send(_:transaction:)' instead.")
  public func transaction(_ transaction: Transaction) -> Self {
    wrapped(in: transaction)
  }

  private func wrapped(in transaction: Transaction) -> Self {
    if isNone { return self }
    let transaction = UncheckedBox(transaction)
    return Self(operation: .wrapped(self) { send, _ in withTransaction(transaction.value) { send() } })
  }

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
    let id = UncheckedBox(AnyHashable(id))
    let scheduler = UncheckedBox(scheduler)
    let interval = UncheckedBox(interval)
    return Self(
      operation: .cancellable(
        Self(
          operation: .wrapped(self) { send, scope in
            let throttle = scope.registry.throttle(id.value, as: Throttle<S>.self) {
              Throttle(scheduler: scheduler.value, interval: interval.value)
            }
            throttle.offer(send, latest: latest)
          }
        ),
        id: id.value,
        cancelInFlight: false
      )
    )
  }
}

/// Lets one action through in a period of time.
///
/// ```
///   idle ──offer: send──▶ quiet ──offer──▶ pending ──period ends: send──▶ quiet
///     ▲                     │ period over, offer: send                      │
///     └─────────────────────┴───────────────────────────────────────────────┘
/// ```
@MainActor
final class Throttle<S: Scheduler> {
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private var last: S.SchedulerTimeType?
  private var pending: (@MainActor () -> Void)?
  private var timer: (any Cancellable)?

  init(scheduler: S, interval: S.SchedulerTimeType.Stride) {
    self.scheduler = scheduler
    self.interval = interval
  }

  /// Sends an action now, at the end of the period, or never.
  func offer(_ send: @escaping @MainActor () -> Void, latest: Bool) {
    guard let last, last.distance(to: scheduler.now) < interval else {
      pending = nil
      timer?.cancel()
      self.last = scheduler.now
      send()
      return
    }
    if pending == nil || latest { pending = send }
    if timer != nil { return }
    let box = UncheckedBox(self)
    timer = scheduler.schedule(
      after: last.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance, options: nil
    ) {
      onMainActor { box.value.endOfPeriod() }
    }
  }

  private func endOfPeriod() {
    timer?.cancel()
    timer = nil
    guard let pending else { return }
    self.pending = nil
    last = scheduler.now
    pending()
  }
}
