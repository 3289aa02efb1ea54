internal import Synchronization

/// A wait for one answer of a browser or terminal.
///
/// The wait ends once: with the answer, with the task that waits, or when the desk of the window lets the receiver go. A browser
/// that is gone answers no more.
package final class AnswerWait<Answer: Sendable>: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Answer, any Error>)
    case over
  }

  private let state = Mutex(State.idle)

  package init() {}

  /// Begins the wait. One that has ended before fails at once.
  package func begin(_ continuation: CheckedContinuation<Answer, any Error>) {
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .waiting(continuation)
      return false
    }
    if isOver { continuation.resume(throwing: CancellationError()) }
  }

  /// Ends the wait, if it has not ended.
  package func end(with result: Result<Answer, any Error>) {
    let continuation: CheckedContinuation<Answer, any Error>? = state.withLock { state in
      defer { state = .over }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume(with: result)
  }

  /// The part that the desk holds: the wait ends with it.
  package final class Receiver: Sendable {
    private let wait: AnswerWait

    package init(_ wait: AnswerWait) { self.wait = wait }

    deinit { wait.end(with: .failure(CancellationError())) }

    package func take(_ answer: Answer) { wait.end(with: .success(answer)) }
  }
}
