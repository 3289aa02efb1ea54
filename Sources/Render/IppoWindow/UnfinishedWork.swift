/// The work of a window that goes on after the window was closed: saves of its documents.
@MainActor
package final class UnfinishedWork: IdleAttachment {
  /// The sentences about the pieces of work that are under way, by their numbers.
  private var running: [Int: String] = [:]
  private var count = 0
  private var failures: [String] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  package nonisolated init() {}

  package var isIdle: Bool { running.isEmpty && failures.isEmpty }

  /// Begins a piece of work.
  ///
  /// - Parameter lateness: The sentence for the user if nobody can wait until the work ends.
  /// - Returns: Ends the piece of work, with a sentence for the user if it has failed.
  package func begin(lateness: String) -> @MainActor (_ failure: String?) -> Void {
    count += 1
    let number = count
    running[number] = lateness
    return { [self] failure in
      guard running.removeValue(forKey: number) != nil else { return }
      if let failure { failures.append(failure) }
      if running.isEmpty { release() }
    }
  }

  /// Waits until all pieces of work have ended.
  ///
  /// - Parameter limit: Returns when the wait has taken too long.
  /// - Returns: The sentences about failures, and about work that is still under way.
  package func finish(_ limit: @escaping @Sendable () async -> Void) async -> [String] {
    if !running.isEmpty {
      let timer = Task { [weak self] in
        await limit()
        self?.release()
      }
      await withCheckedContinuation { waiters.append($0) }
      timer.cancel()
    }
    return failures + running.sorted { $0.key < $1.key }.map(\.value)
  }

  private func release() {
    let released = waiters
    waiters = []
    for waiter in released { waiter.resume() }
  }
}

/// A window whose work may go on after it was closed.
@MainActor
package protocol FinishingWindow: AnyObject {
  /// Waits for the work that the closed window has left.
  ///
  /// - Parameter limit: Returns when the wait has taken too long.
  /// - Returns: Sentences for the user about work that has failed or is still under way.
  func finish(_ limit: @escaping @Sendable () async -> Void) async -> [String]
}
