public import OpenCombine

extension Publishers {
  /// When a group of values is complete (Combine's `TimeGroupingStrategy`).
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At each interval of a scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At each interval of a scheduler's time, and when the group has a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The values of a publisher in groups (Combine's `CollectByTime`).
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A group of values.
    public typealias Output = [Upstream.Output]
    /// The type of the errors of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are grouped.
    public let upstream: Upstream
    /// When a group is complete.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options for the scheduler; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Groups the values of a publisher.
    ///
    /// - Parameters:
    ///   - upstream: The publisher.
    ///   - strategy: When a group is complete.
    ///   - options: What the scheduler is told.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the publisher, and groups its values for the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      switch strategy {
      case .byTime(let scheduler, let interval):
        upstream.subscribe(GroupingSubscriber(subscriber, scheduler, interval, limit: nil, options))
      case .byTimeOrCount(let scheduler, let interval, let count):
        upstream.subscribe(GroupingSubscriber(subscriber, scheduler, interval, limit: count, options))
      }
    }
  }
}

extension Publisher {
  /// The values of this publisher in groups.
  ///
  /// A group is sent at the end of each interval in which there were values, and what is left when the publisher
  /// finishes. If it fails, what was collected is dropped.
  ///
  /// - Parameters:
  ///   - strategy: When a group is complete.
  ///   - options: What the scheduler is told.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
