internal import ConcurrencyExtras
internal import IssueReporting

/// A clock whose time passes when a test says so.
///
/// ```swift
/// let clock = TestClock()
/// let model = Timer(clock: clock)
/// model.start()
/// await clock.advance(by: .seconds(2))
/// #expect(model.ticks == 2)
/// ```
///
/// The semantics are those of `TestClock` in swift-clocks.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A point in the time of a ``TestClock``.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: The time since the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: self.offset + duration)
    }

    /// The time until another instant.
    public func duration(to other: Self) -> Duration {
      other.offset - self.offset
    }

    /// Whether an instant is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  /// The smallest step of the clock: none.
  public let minimumResolution: Duration = .zero

  private struct State {
    var now: Instant
    var sleepers = Sleepers<Instant>()
  }

  private let state: Guarded<State>

  /// Creates a clock.
  ///
  /// - Parameter now: The time it starts with.
  public init(now: Instant = Instant()) {
    self.state = Guarded(State(now: now))
  }

  /// The present time. It passes only by ``advance(by:)``, ``advance(to:)`` and ``run(timeout:fileID:filePath:line:column:)``.
  public var now: Instant {
    self.state.withLock { $0.now }
  }

  /// Suspends until the clock has been advanced to a deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = self.state.withLock { $0.sleepers.makeID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        let isPast = self.state.withLock {
          guard deadline >= $0.now else { return true }
          $0.sleepers.add(id: id, deadline: deadline, continuation: continuation)
          return false
        }
        if isPast {
          continuation.resume()
        } else if Task.isCancelled {
          self.wake(id, with: .failure(CancellationError()))
        }
      }
    } onCancel: {
      self.wake(id, with: .failure(CancellationError()))
    }
    try Task.checkCancellation()
  }

  /// Checks that nothing sleeps on the clock.
  ///
  /// - Throws: ``SuspensionError`` if something does.
  public func checkSuspension() async throws {
    await Task.megaYield()
    guard self.state.withLock({ $0.sleepers.isEmpty }) else { throw SuspensionError() }
  }

  /// Lets time pass, and wakes what sleeps until then, in the order of the deadlines.
  ///
  /// - Parameter duration: How much time.
  public func advance(by duration: Duration = .zero) async {
    await self.advance(to: self.state.withLock { $0.now.advanced(by: duration) })
  }

  /// Lets time pass, and wakes what sleeps until then, in the order of the deadlines.
  ///
  /// - Parameter deadline: Until when.
  public func advance(to deadline: Instant) async {
    var isDone = self.now > deadline
    while !isDone {
      // What was woken may start to sleep again before the deadline.
      await Task.megaYield()
      let next = self.state.withLock {
        let next = $0.sleepers.removeFirst(until: deadline)
        $0.now = max($0.now, next?.deadline ?? deadline)
        return next
      }
      isDone = next == nil
      next?.continuation.resume()
    }
    await Task.megaYield()
  }

  /// Lets time pass until nothing sleeps on the clock.
  ///
  /// If something still sleeps after a timeout, an issue is reported, and the sleepers are cancelled.
  ///
  /// - Parameters:
  ///   - timeout: How long to go on, in real time. However busy the machine is, 32 sleeps are woken before it counts; with
  ///     a timeout of zero, none.
  ///   - fileID: Where an issue is reported.
  ///   - filePath: Where an issue is reported.
  ///   - line: Where an issue is reported.
  ///   - column: Where an issue is reported.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    var wakes = 0
    await Task.megaYield()
    while let deadline = self.state.withLock({ $0.sleepers.first?.deadline }) {
      guard ContinuousClock.now < end || wakes < 32 && timeout > .zero, !Task.isCancelled else {
        reportIssue(
          """
          Something still sleeps on the clock after \(timeout) of real time. It is cancelled.

          It sleeps again and again, as a timer does: advance the clock by a duration, or cancel it before "run". If it \
          only takes long, give "run" a longer "timeout".
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        while let sleeper = self.state.withLock({ $0.sleepers.removeFirst(until: nil) }) {
          sleeper.continuation.resume(throwing: CancellationError())
        }
        return
      }
      await self.advance(to: max(deadline, self.now))
      wakes += 1
    }
  }

  private func wake(_ id: Int, with result: Result<Void, any Error>) {
    self.state.withLock { $0.sleepers.remove(id) }?.resume(with: result)
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that starts with 0.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// The error of ``TestClock/checkSuspension()`` for a clock with sleepers.
public struct SuspensionError: Error {}
