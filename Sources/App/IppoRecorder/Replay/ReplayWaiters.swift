/// Conditions that are waited for, evaluated whenever a window has changed.
@MainActor
final class ReplayWaiters {
  private struct Waiter {
    let condition: @MainActor () -> Bool
    /// Resumed with `true` if the condition was met, and with `false` otherwise.
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var waiters: [Int: Waiter] = [:]
  private var last = 0

  /// Evaluates the conditions.
  func check() {
    for (id, waiter) in waiters where waiter.condition() {
      waiters.removeValue(forKey: id)?.continuation.resume(returning: true)
    }
  }

  /// Waits for a condition.
  ///
  /// - Parameter limit: The longest wait.
  /// - Returns: Whether the condition was met in time.
  func isMet(within limit: Duration, _ condition: @escaping @MainActor () -> Bool) async -> Bool {
    guard !condition() else { return true }
    last += 1
    let id = last
    let timer = Task { [weak self] in
      try await WaitLimit.pass(limit)
      guard let waiter = self?.waiters.removeValue(forKey: id) else { return }
      waiter.continuation.resume(returning: waiter.condition())
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiters[id] = Waiter(condition: condition, continuation: $0) }
  }
}
