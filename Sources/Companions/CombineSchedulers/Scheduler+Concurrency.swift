internal import ConcurrencyExtras
internal import Foundation
public import OpenCombine

extension Scheduler {
  /// Suspends the task for a time.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much longer it may be.
  ///   - options: Options of the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await self.sleep(until: self.now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Suspends the task until a time.
  ///
  /// - Parameters:
  ///   - date: Until when.
  ///   - tolerance: How much later it may be.
  ///   - options: Options of the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(
    until date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let wait = Wait()
    nonisolated(unsafe) let options = options  // handed to the scheduler, and not kept
    nonisolated(unsafe) let date = date  // handed to the scheduler, and not kept
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        guard wait.begin(continuation) else { return }
        self.schedule(after: date, tolerance: tolerance ?? self.minimumTolerance, options: options) {
          wait.end(with: .success(()))
        }
      }
    } onCancel: {
      wait.end(with: .failure(CancellationError()))
    }
  }

  /// A stream that emits the time at an interval.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: How much later a tick may come.
  ///   - options: Options of the scheduler.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let timer = self.schedule(
        after: self.now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance ?? self.minimumTolerance,
        options: options
      ) {
        nonisolated(unsafe) let now = self.now  // handed to the one stream that waits for it
        continuation.yield(now)
      }
      continuation.onTermination = cancelling(timer)
    }
  }

  /// The time an operation takes.
  ///
  /// - Parameter work: The operation.
  /// - Returns: The time on this scheduler.
  /// - Throws: What `work` throws.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = self.now
    try work()
    return start.distance(to: self.now)
  }

  /// The time an asynchronous operation takes.
  ///
  /// - Parameters:
  ///   - isolation: The actor it runs on.
  ///   - work: The operation.
  /// - Returns: The time on this scheduler.
  /// - Throws: What `work` throws.
  public func measure(
    isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Void
  ) async rethrows -> SchedulerTimeType.Stride {
    let start = self.now
    try await work()
    return start.distance(to: self.now)
  }
}

/// A termination handler that stops a timer. The function is independent of the scheduler's types, which need not be
/// sendable.
private func cancelling<Element>(
  _ timer: any Cancellable
) -> @Sendable (AsyncStream<Element>.Continuation.Termination) -> Void {
  nonisolated(unsafe) let timer = timer  // cancelling is safe from any thread, as Combine asks
  return { _ in timer.cancel() }
}

/// A suspended task: resumed once, by the scheduler or by cancellation, whichever comes first.
private final class Wait: Sendable {
  private enum State {
    case new
    case waiting(UnsafeContinuation<Void, any Error>)
    case over(Result<Void, any Error>)
  }

  private let state = Guarded(State.new)

  /// Returns `false` if the wait was over before it began; the task is then resumed.
  func begin(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
    let over: Result<Void, any Error>? = self.state.withLock {
      if case .over(let result) = $0 { return result }
      $0 = .waiting(continuation)
      return nil
    }
    if let over { continuation.resume(with: over) }
    return over == nil
  }

  func end(with result: Result<Void, any Error>) {
    let continuation: UnsafeContinuation<Void, any Error>? = self.state.withLock { state in
      defer { if case .over = state {} else { state = .over(result) } }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume(with: result)
  }
}
