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
}
