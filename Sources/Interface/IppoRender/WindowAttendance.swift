import Synchronization

/// Whether somebody has a window before them: a browser is connected to its session.
///
/// A server sets it. What shows others who is here goes by it: the state of a window outlives its browser for a while.
package final class WindowAttendance: Sendable {
  /// That of the window that is being made, if its renderer tells.
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
      let followers = state.withLock { state in
        guard state.isAttended != newValue else { return [] as [AsyncStream<Bool>.Continuation] }
        state.isAttended = newValue
        return Array(state.followers.values)
      }
      for follower in followers { follower.yield(newValue) }
    }
  }

  /// Whether it is, now and upon each change, until the task that asks is cancelled.
  package var values: AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream<Bool>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (id, isAttended) = state.withLock { state in
      state.last += 1
      state.followers[state.last] = continuation
      return (state.last, state.isAttended)
    }
    continuation.yield(isAttended)
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.followers.removeValue(forKey: id) }
    }
    return stream
  }
}
