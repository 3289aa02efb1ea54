import Synchronization
import TestSignals

/// A clock whose sleepers are woken by hand, by how long they sleep.
final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var last = 0
    var sleepers: [Int: (duration: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var waiters: [(isMet: (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    /// Those whose wait is over.
    mutating func ready() -> [CheckedContinuation<Void, Never>] {
      let state = self
      let ready = waiters.filter { $0.isMet(state) }.map(\.continuation)
      waiters.removeAll { $0.isMet(state) }
      return ready
    }
  }

  private let state = Mutex(State())

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.last += 1
      return state.last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        let ready = state.withLock { state in
          state.sleepers[id] = (deadline.offset, continuation)
          return state.ready()
        }
        for waiter in ready { waiter.resume() }
        if Task.isCancelled { cancel(id) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    let (sleeper, ready) = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      return (sleeper?.continuation, state.ready())
    }
    sleeper?.resume(throwing: CancellationError())
    for waiter in ready { waiter.resume() }
  }

  private func wait(for what: String, _ isMet: @escaping @Sendable (State) -> Bool) async throws {
    try await waitForEnd(of: what, seen: { [self] in "\(state.withLock { $0.sleepers.values.map(\.duration) })" }) {
      [self] in
      await withCheckedContinuation { continuation in
        let ready = state.withLock { state in
          state.waiters.append((isMet, continuation))
          return state.ready()
        }
        for waiter in ready { waiter.resume() }
      }
    }
  }

  /// Waits until somebody sleeps for so long, and wakes them.
  func wake(after duration: Duration) async throws {
    try await wait(for: "somebody to sleep for \(duration)") { state in
      state.sleepers.values.contains { $0.duration == duration }
    }
    let woken = state.withLock { state in
      let ids = state.sleepers.filter { $0.value.duration == duration }.keys
      return ids.compactMap { state.sleepers.removeValue(forKey: $0)?.continuation }
    }
    for sleeper in woken { sleeper.resume() }
  }

  /// Waits until nobody sleeps.
  func rest() async throws { try await wait(for: "all sleepers to be woken") { $0.sleepers.isEmpty } }
}
