/// The limit of a wait for an effect.
package enum WaitLimit {
  /// Sleeps for a limit, and for 200 turns of the main actor: on a busy machine, one turn may take longer than the limit.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the end of the limit.
  @MainActor package static func pass(_ limit: Duration) async throws {
    try await Task.sleep(for: limit)
    for _ in 0..<200 where !Task.isCancelled { await Task.yield() }
    try Task.checkCancellation()
  }

  /// Waits until somebody resumes a continuation.
  ///
  /// - Parameters:
  ///   - limit: The longest wait.
  ///   - enter: Keeps the continuation, unless there is nothing to wait for. Returns whether that is so.
  ///   - leave: Takes the continuation back after the limit; `nil` if it was resumed.
  /// - Returns: What the continuation was resumed with; `true` without a wait, and `false` after the limit.
  static func wait(
    within limit: Duration, enter: (CheckedContinuation<Bool, Never>) -> Bool,
    leave: @escaping @Sendable () -> CheckedContinuation<Bool, Never>?
  ) async -> Bool {
    var timer: Task<Void, any Error>?
    defer { timer?.cancel() }
    return await withCheckedContinuation { continuation in
      if enter(continuation) { return continuation.resume(returning: true) }
      // A timer that ends before the continuation is kept would leave it without an end.
      timer = Task {
        try await pass(limit)
        leave()?.resume(returning: false)
      }
    }
  }
}
