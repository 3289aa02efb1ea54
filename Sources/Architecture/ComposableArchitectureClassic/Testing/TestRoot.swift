import ComposableArchitectureCore
import OpenCombine

/// The shared state of a test store and its scoped stores: the feature, and the notes about its behavior.
@MainActor
final class TestRoot<State, Action, Environment> {
  /// An action that an effect sent, and the state after it.
  struct Received {
    let action: Action
    let state: State
  }

  /// An effect that has not ended.
  struct InFlight {
    let action: Action
    let location: TestLocation
  }

  var environment: Environment
  /// The state as far as the test has asserted it.
  var assertedState: State
  /// The state after the action that the test sent last.
  private(set) var stateOfSent: State
  /// The actions that effects sent and that the test has yet to assert.
  nonisolated(unsafe) var received: [Received] = []  // used on the main actor alone
  /// The effects that run, in the order they started.
  nonisolated(unsafe) private(set) var inFlight: [(id: Int, effect: InFlight)] = []  // used on the main actor alone

  private let reducer: Reducer<State, Action, Environment>
  let creation: TestLocation
  private var location: TestLocation
  private var nextID = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  init(
    state: State, reducer: Reducer<State, Action, Environment>, environment: Environment, location: TestLocation
  ) {
    self.environment = environment
    self.reducer = reducer
    assertedState = state
    stateOfSent = state
    creation = location
    self.location = location
  }

  /// Runs the reducer, and takes notes of the action and of its effect.
  func reduce(
    _ state: State, _ action: TestAction<Action>
  ) -> (ComposableArchitectureCore.Effect<TestAction<Action>>, State) {
    var state = state
    let source: Action
    let effect: Effect<Action, Never>
    switch action {
    case .sent(let action, let location):
      self.location = location
      source = action
      effect = reducer.run(&state, action, environment)
      stateOfSent = state
    case .received(let action):
      source = action
      effect = reducer.run(&state, action, environment)
      received.append(Received(action: action, state: state))
      signal()
    }
    let feature = effect.feature
    return (feature.isNone ? .none : tracked(feature.mapped(TestAction.received), source), state)
  }

  private func tracked(
    _ effect: ComposableArchitectureCore.Effect<TestAction<Action>>, _ source: Action
  ) -> ComposableArchitectureCore.Effect<TestAction<Action>> {
    let id = nextID
    nextID += 1
    inFlight.append((id, InFlight(action: source, location: location)))
    let root = MainActorBound(WeakRoot(root: self))
    let end = { onMainActor { root.value.root?.end(id) } }
    return .publisher {
      _EffectPublisher(effect).handleEvents(receiveCompletion: { _ in end() }, receiveCancel: end)
    }
  }

  /// Effects must not keep what the store owns.
  private struct WeakRoot {
    weak var root: TestRoot?
  }

  private func end(_ id: Int) {
    inFlight.removeAll { $0.id == id }
    signal()
  }

  private func signal() {
    let waiting = waiting
    self.waiting = [:]
    for continuation in waiting.values { continuation.resume() }
  }

  /// Waits until a condition holds, which is looked at whenever an effect sends an action or ends.
  func waitForEvent(within timeout: Duration, until isFulfilled: (TestRoot) -> Bool) async {
    let deadline = ContinuousClock.now + timeout
    while !isFulfilled(self), ContinuousClock.now < deadline {
      let id = nextID
      nextID += 1
      let timer = Task { [weak self] in
        try await Task.sleep(until: deadline, clock: .continuous)
        self?.waiting.removeValue(forKey: id)?.resume()
      }
      await withCheckedContinuation { waiting[id] = $0 }
      timer.cancel()
    }
  }
}

/// The objects that a test store and its scoped stores own. When the last of them goes, it reports what the test has
/// left behind.
final class TestSession<State, Action, Environment>: Sendable {
  let root: TestRoot<State, Action, Environment>
  let store: Store<State, TestAction<Action>>

  init(_ root: TestRoot<State, Action, Environment>, _ store: Store<State, TestAction<Action>>) {
    self.root = root
    self.store = store
  }

  // Everything is on the main actor, where tests release their stores.
  deinit {
    onMainActor((root.received.map(\.action), root.inFlight.map(\.effect), root.creation)) {
      received, inFlight, location in
      reportUnfinished(received, inFlight.map { ($0.action, $0.location) }, location)
    }
  }
}

/// Reports what a test has left behind.
@MainActor
private func reportUnfinished<Action>(
  _ received: [Action], _ inFlight: [(action: Action, location: TestLocation)], _ location: TestLocation
) {
  if !received.isEmpty {
    location.report(
      """
      The test is over, and \(received.count) received action\(received.count == 1 ? " was" : "s were") not asserted.

      Not asserted: \(debugOutput(received))
      """
    )
  }
  for effect in inFlight {
    effect.location.report(
      describe(
        "The test is over, and an effect of this action is still running.",
        facts: ["Action": debugOutput(effect.action)],
        causes: [
          """
          It waits for a test scheduler: advance that, or use an immediate one.
          """,
          """
          It runs until something ends it, as timers and subscriptions do: mark it ".cancellable(id:)" and send the \
          action that cancels it, or complete the subject that it listens to.
          """,
        ]
      )
    )
  }
}
