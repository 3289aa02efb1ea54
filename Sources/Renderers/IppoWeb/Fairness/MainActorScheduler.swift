import Synchronization

/// Schedules the sessions of a server on the main actor: one piece of work runs at a time, and ``FairQueue`` picks the
/// next one.
///
/// Between two pieces the main actor is free for what else waits there: effects and timers of the app, and turns of the
/// graph. Work runs in the task that asks for it, with its task-local values.
final class MainActorScheduler: Sendable {
  typealias Lane = FairQueue<CheckedContinuation<Void, Never>>.Lane

  private struct State {
    var queue = FairQueue<CheckedContinuation<Void, Never>>()
    /// The recent cost of opening a page.
    var pageCost: Duration?
    var onArrival: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Does something on the main actor when it is the lane's turn.
  func run<Value: Sendable>(
    _ lane: Lane, of network: ClientNetwork, _ body: @MainActor @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { turn in
      let (first, onArrival) = state.withLock { state in
        state.queue.append(turn, to: lane, of: network)
        return (state.queue.next(), state.onArrival)
      }
      first?.resume()
      onArrival?()
    }
    return await MainActor.run {
      let start = now()
      defer { finish(lane, cost: now() - start) }
      return body()
    }
  }

  private func finish(_ lane: Lane, cost: Duration) {
    let next = state.withLock { state in
      if lane == .pages { state.pageCost = state.pageCost.map { $0 * 0.8 + cost * 0.2 } ?? cost }
      state.queue.finish(cost: cost)
      return state.queue.next()
    }
    next?.resume()
  }

  /// Called when a caller begins to wait, for tests with several waiting callers.
  func whenSomebodyWaits(_ body: (@Sendable () -> Void)?) { state.withLock { $0.onArrival = body } }

  /// How many addresses wait, or are being served.
  var addressCount: Int { state.withLock { $0.queue.addressCount } }

  /// How long a page that is asked for now would wait, if all goes on as of late.
  func expectedWait(of network: ClientNetwork) -> Duration {
    state.withLock { state in
      guard let cost = state.pageCost else { return .zero }
      // Addresses take turns, so that nobody's pages wait for all those of another.
      let inTurn = state.queue.count(in: .pages, of: network) * max(1, state.queue.addressCount)
      return cost * min(inTurn, state.queue.pageCount)
    }
  }
}
