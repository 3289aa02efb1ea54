internal import IppoWindow
internal import Synchronization

/// A wait for one answer of a window's device.
///
/// The wait ends once: with the answer, with the task that waits, or when the desk of the window lets the receiver go. A browser
/// that is gone answers no more.
final class AnswerWait: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<DeviceAnswer, any Error>)
    case over
  }

  private let state = Mutex(State.idle)

  /// Begins the wait. One that has ended before fails at once.
  func begin(_ continuation: CheckedContinuation<DeviceAnswer, any Error>) {
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .waiting(continuation)
      return false
    }
    if isOver { continuation.resume(throwing: CancellationError()) }
  }

  /// Ends the wait, if it has not ended.
  func end(with result: Result<DeviceAnswer, any Error>) {
    let continuation: CheckedContinuation<DeviceAnswer, any Error>? = state.withLock { state in
      defer { state = .over }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume(with: result)
  }

  /// The part that the desk holds: the wait ends with it.
  final class Receiver: Sendable {
    private let wait: AnswerWait

    init(_ wait: AnswerWait) { self.wait = wait }

    deinit { wait.end(with: .failure(CancellationError())) }

    func take(_ answer: DeviceAnswer) { wait.end(with: .success(answer)) }
  }
}
