#if UI
  public import IppoUI
  public import OpenCombine

  extension Scheduler {
    /// The scheduler, with every action run in an animation.
    ///
    /// ```swift
    /// publisher.receive(on: DispatchQueue.main.animation())
    /// ```
    ///
    /// - Parameter animation: The animation.
    public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
      self.wrapping { action in withAnimation(animation) { action() } }
    }

    /// The scheduler, with every action run in a transaction.
    ///
    /// - Parameter transaction: The transaction.
    public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
      self.wrapping { action in withTransaction(transaction) { action() } }
    }

    private func wrapping(_ run: @escaping (() -> Void) -> Void) -> AnySchedulerOf<Self> {
      AnyScheduler(
        minimumTolerance: { self.minimumTolerance },
        now: { self.now },
        scheduleImmediately: { options, action in self.schedule(options: options) { run(action) } },
        delayed: { date, tolerance, options, action in
          self.schedule(after: date, tolerance: tolerance, options: options) { run(action) }
        },
        interval: { date, interval, tolerance, options, action in
          self.schedule(after: date, interval: interval, tolerance: tolerance, options: options) { run(action) }
        }
      )
    }
  }
#endif
