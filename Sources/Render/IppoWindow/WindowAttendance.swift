import Synchronization

/// Whether a user has a window before them: a browser is connected to its session.
///
/// A server sets the attendance. Code that shows who is present reads it, because the state of a window outlives its
/// browser for a while.
package final class WindowAttendance: Sendable {
  /// The attendance of the window that is being made, if its renderer reports it.
  @TaskLocal package static var ofNewWindow: WindowAttendance?

  private struct State {
    var isAttended = false
    var last = 0
    var followers: [Int: AsyncStream<Bool>.Continuation] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  package var isAttended: Bool {
    get { state.withLock { $0.isAttended } }
    set {
      // Within the lock, so that values arrive in the order in which they are set.
      state.withLock { state in
        guard state.isAttended != newValue else { return }
        state.isAttended = newValue
        for follower in state.followers.values { follower.yield(newValue) }
      }
    }
  }

  /// The current attendance and each change of it, until the reading task is cancelled.
  package var values: AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream<Bool>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.last += 1
      state.followers[state.last] = continuation
      continuation.yield(state.isAttended)
      return state.last
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.followers.removeValue(forKey: id) }
    }
    return stream
  }
}
