internal import Foundation

extension Task where Success == Never, Failure == Never {
  /// Suspends until other tasks had many opportunities to run.
  ///
  /// For tests of code that starts tasks one cannot wait for. Under `withMainSerialExecutor(operation:)` it is
  /// rarely needed. Every yield lets the main actor run what is due on it, however busy the machine is.
  ///
  /// - Parameter count: How many times to yield.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    for _ in 0..<count {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
      // Work that other threads hand to the main actor is waited for, and so is what it hands on in turn.
      await MainActor.run {}
    }
  }

  /// Waits until the task is cancelled.
  ///
  /// - Throws: `CancellationError`.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// Waits until the task is cancelled, where a value is expected.
  ///
  /// - Throws: `CancellationError`.
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }

  /// The task's value. Whoever is cancelled while waiting for it cancels the task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await self.value
      } onCancel: {
        self.cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The task's value. Whoever is cancelled while waiting for it cancels the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await self.value
      } onCancel: {
        self.cancel()
      }
    }
  }
}

/// How many times `Task.megaYield()` yields: 20, or what the environment variable `TASK_MEGA_YIELD_COUNT` says, from 0
/// to 10,000.
public let _defaultMegaYieldCount = max(
  0,
  min(ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"].flatMap(Int.init) ?? 20, 10_000)
)
