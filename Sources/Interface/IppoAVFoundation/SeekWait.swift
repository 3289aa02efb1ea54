internal import Synchronization

/// A wait for a player to reach a time, which ends once: with the player's word, or with the task that waits.
final class SeekWait: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Bool, Never>)
    case over(Bool)
  }

  private let state = Mutex(State.idle)

  /// Begins the wait. One that has ended before gives its result at once.
  func begin(_ continuation: CheckedContinuation<Bool, Never>) {
    let result: Bool? = state.withLock { state in
      if case .over(let isReached) = state { return isReached }
      state = .waiting(continuation)
      return nil
    }
    if let result { continuation.resume(returning: result) }
  }

  /// Ends the wait, if it has not ended.
  func end(_ isReached: Bool) {
    let continuation: CheckedContinuation<Bool, Never>? = state.withLock { state in
      switch state {
      case .idle:
        state = .over(isReached)
        return nil
      case .waiting(let continuation):
        state = .over(isReached)
        return continuation
      case .over: return nil
      }
    }
    continuation?.resume(returning: isReached)
  }
}
