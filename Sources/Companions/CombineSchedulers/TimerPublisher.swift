internal import Foundation
public import OpenCombine

extension Publishers {
  /// A publisher that emits a scheduler's time at an interval, from when it is connected.
  ///
  /// Unlike Foundation's timer publisher it takes any scheduler, a ``TestScheduler`` too. The semantics are those of
  /// `Publishers.Timer` in combine-schedulers.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    /// The time of the scheduler at which a value is sent.
    public typealias Output = S.SchedulerTimeType
    /// A timer never fails.
    public typealias Failure = Never

    /// The time between two values.
    public let interval: S.SchedulerTimeType.Stride

    /// Options of the scheduler.
    public let options: S.SchedulerOptions?

    /// The scheduler.
    public let scheduler: S

    /// How much later a value may come.
    public let tolerance: S.SchedulerTimeType.Stride?

    private let lock = NSRecursiveLock()
    private var subscriptions: [CombineIdentifier: TimerSubscription<S.SchedulerTimeType>] = [:]

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: The time between two values.
    ///   - tolerance: How much later a value may come.
    ///   - scheduler: The scheduler.
    ///   - options: Options of the scheduler.
    public init(
      every interval: S.SchedulerTimeType.Stride,
      tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S,
      options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let subscription = TimerSubscription<Output>(
        receive: { subscriber.receive($0) },
        onCancel: { [weak self] id in self?.remove(id) }
      )
      self.lock.lock()
      self.subscriptions[subscription.combineIdentifier] = subscription
      self.lock.unlock()
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let timer = self.scheduler.schedule(
        after: self.scheduler.now.advanced(by: self.interval),
        interval: self.interval,
        tolerance: self.tolerance ?? self.scheduler.minimumTolerance,
        options: self.options
      ) { [weak self] in self?.fire() }
      return timer
    }

    private func fire() {
      self.lock.lock()
      let subscriptions = Array(self.subscriptions.values)
      self.lock.unlock()
      let now = self.scheduler.now
      for subscription in subscriptions { subscription.send(now) }
    }

    private func remove(_ id: CombineIdentifier) {
      self.lock.lock()
      self.subscriptions[id] = nil
      self.lock.unlock()
    }
  }
}

extension Scheduler {
  /// A publisher that emits this scheduler's time at an interval, from when it is connected.
  ///
  /// ```swift
  /// DispatchQueue.main.timerPublisher(every: .seconds(1)).autoconnect()
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two values.
  ///   - tolerance: How much later a value may come.
  ///   - options: Options of the scheduler.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}

/// One subscriber's demand on a timer. Ticks that nobody asked for are dropped.
private final class TimerSubscription<Time>: Subscription {
  private let lock = NSRecursiveLock()
  private let receive: (Time) -> Subscribers.Demand
  private let onCancel: (CombineIdentifier) -> Void
  private var demand = Subscribers.Demand.none
  private var isCancelled = false

  init(receive: @escaping (Time) -> Subscribers.Demand, onCancel: @escaping (CombineIdentifier) -> Void) {
    self.receive = receive
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    self.lock.withLock { self.demand += demand }
  }

  func send(_ time: Time) {
    let isWanted = self.lock.withLock {
      guard !self.isCancelled, self.demand > 0 else { return false }
      self.demand -= 1
      return true
    }
    guard isWanted else { return }
    let more = self.receive(time)
    self.lock.withLock { self.demand += more }
  }

  func cancel() {
    self.lock.withLock { self.isCancelled = true }
    self.onCancel(self.combineIdentifier)
  }
}
