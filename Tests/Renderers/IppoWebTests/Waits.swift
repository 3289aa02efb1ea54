import Synchronization

/// Waits that end when the test says so.
final class Waits: Sendable {
  private struct State {
    var durations: [Duration] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var awaited: CheckedContinuation<CheckedContinuation<Void, Never>, Never>?
  }

  private let state = Mutex(State())

  var durations: [Duration] { state.withLock { $0.durations } }

  @Sendable func wait(_ duration: Duration) async {
    await withCheckedContinuation { continuation in
      let awaited = state.withLock { state in
        state.durations.append(duration)
        defer { state.awaited = nil }
        if state.awaited == nil { state.waiting.append(continuation) }
        return state.awaited
      }
      awaited?.resume(returning: continuation)
    }
  }

  /// Ends the wait that is going on, or that begins next.
  func next() async {
    let wait = await withCheckedContinuation { continuation in
      let wait = state.withLock { state in
        if state.waiting.isEmpty { state.awaited = continuation }
        return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      }
      if let wait { continuation.resume(returning: wait) }
    }
    wait.resume()
  }
}
