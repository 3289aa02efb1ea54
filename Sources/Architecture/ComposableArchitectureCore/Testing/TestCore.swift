import Dependencies
import Foundation
@_spi(SharedChangeTracking) import Sharing

/// The root of a test store: a root that keeps the book of what effects do.
final class TestCore<State, Action>: RootCore<State, Action> {
  /// An action that an effect sent, and the state after it.
  struct Received {
    let action: Action
    let state: Boxed<State>
    /// The generator of ids for the elements of stacks before the change.
    let stackElementIDBefore: StackElementIDGenerator
    /// Whether it was reported that the test has not asserted it.
    var isReported = false
  }

  /// An effect that has not ended.
  struct InFlight {
    let action: Action
    let location: SourceLocation
    let scope: CancellationScope
    /// Whether the test has said that it does not care for the effect.
    var isSkipped = false
  }

  /// The state as far as the test has asserted it.
  var assertedState: Boxed<State>
  /// The actions that effects sent and that the test has yet to assert.
  var received: [Received] = []
  /// The effects that run, in the order they started.
  private var running: [(id: Int, effect: InFlight)] = []
  /// The effects that run and that the test has not skipped, in the order they started.
  var inFlight: [(id: Int, effect: InFlight)] { running.filter { !$0.effect.isSkipped } }
  /// Whether the feature under test has dismissed itself.
  private(set) var isDismissed = false

  /// Notices changes of shared state, from one assertion to the next.
  let tracker = SharedChangeTracker()

  private let serialExecutor = SerialTaskExecutor()
  private var nextID = 0
  private var isSendingFromTest = false
  private var stateOfSent: Boxed<State>?
  private var events = 0
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var location: SourceLocation

  init(
    state: Boxed<State>, reducer: some Reducer<State, Action>, dependencies: DependencyValues, location: SourceLocation
  ) {
    assertedState = state.copy()
    self.location = location
    super.init(state: state, reducer: reducer, dependencies: dependencies)
    executor = serialExecutor
  }

  /// Whether the effects run on the main thread, in the order in which they become ready.
  var isSerial: Bool {
    get { executor != nil }
    set { executor = newValue ? serialExecutor : nil }
  }

  /// Sends an action of the test.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - location: The line of the test.
  ///   - didReduce: Is given the state after the action, before that of actions that follow from it.
  func send(
    _ action: Action, location: SourceLocation, didReduce: (Boxed<State>) -> Void
  ) -> EffectBatch? {
    self.location = location
    isSendingFromTest = true
    stateOfSent = nil
    defer {
      if let stateOfSent { didReduce(stateOfSent) }
      stateOfSent = nil
    }
    return tracker.track { send(action) }
  }

  override func reduce(_ action: Action) -> Effect<Action> {
    let isFromTest = isSendingFromTest
    isSendingFromTest = false
    let stackElementID = dependencies.stackElementID.incrementingCopy()
    let dependencies = dependencies
    self.dependencies.dismiss = dismissal(after: dependencies.dismiss)
    defer { self.dependencies = dependencies }
    let effect = tracker.track { super.reduce(action) }
    if isFromTest {
      stateOfSent = copyState()
    } else {
      received.append(Received(action: action, state: copyState(), stackElementIDBefore: stackElementID))
      signal()
    }
    return effect
  }

  override func start(_ effect: Effect<Action>, of action: Action, batch: EffectBatch) {
    let id = nextID
    nextID += 1
    let scope = CancellationScope()
    running.append((id, InFlight(action: action, location: location, scope: scope)))
    var runtime = runtime(batch, source: action)
    runtime.scope.cancellations.append(scope)
    runtime.start(effect) { [weak self] in
      self?.running.removeAll { $0.id == id }
      self?.signal()
    }
  }

  /// Cancels everything that runs.
  func cancelAll() {
    for (_, effect) in running { effect.scope.cancel() }
    running = []
  }

  /// Lets everything that runs go on, without expecting it to end. What it sends is received as before.
  func skipInFlight() {
    for index in running.indices { running[index].effect.isSkipped = true }
  }

  /// Dismisses the feature under test: nothing presents it but the test.
  ///
  /// - Parameter dismiss: What the test has put in place of a dismissal, which is called as well.
  private func dismissal(after dismiss: DismissEffect) -> DismissEffect {
    DismissEffect { [weak self] in
      if dismiss.isAvailable { await dismiss() }
      self?.isDismissed = true
      self?.cancelAll()
      self?.signal()
    }
  }

  private func signal() {
    events += 1
    let waiting = waiting
    self.waiting = [:]
    for continuation in waiting.values { continuation.resume() }
  }

  /// Waits until an effect sends an action or ends.
  ///
  /// - Parameter deadline: When to stop waiting.
  /// - Returns: Whether something happened.
  func waitForEvent(until deadline: ContinuousClock.Instant) async -> Bool {
    if ContinuousClock.now >= deadline { return false }
    let before = events
    let id = nextID
    nextID += 1
    let timer = Task { [weak self] in
      try await Task.sleep(until: deadline, clock: .continuous)
      self?.waiting.removeValue(forKey: id)?.resume()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[id] = continuation }
      }
    } onCancel: {
      onMainActor { [weak self] in self?.waiting.removeValue(forKey: id)?.resume() }
    }
    timer.cancel()
    return events != before
  }

  /// How many turns of the main queue in a row effects have to do nothing in until they count as waiting.
  ///
  /// In a turn everything runs that was on the queue when it began. Effects run on the queue alone, so what happens in
  /// a number of turns is the same on every machine. The store sees each step of its effects on their own executor,
  /// actions, and ends. One such step in a turn restarts the count. It does not see
  ///
  /// - jobs of the main actor, and of tasks that effects start with `Task { }`, which have another executor: both lack
  ///   an owner. A hook of the runtime over all of them would count jobs of concurrent tests, and a store would be
  ///   quiet only when all are;
  /// - work that left the queue for another thread, whose end nobody announces.
  ///
  /// So one quiet turn is too few, and work elsewhere needs more than any number: assertions wait for that until their
  /// timeout. Ten turns are ten such unseen jobs one after another, each of which the one before it has put on the
  /// queue.
  private static var quietTurns: Int { 10 }

  /// How many turns an effect has that never waits, as a timer of an immediate clock. It goes on while the test does.
  private static var turnsAtMost: Int { 10_000 }

  /// Lets effects run until they wait for something that the test has to bring about.
  func settle() async {
    if running.isEmpty { return }
    var quiet = 0
    var turns = 0
    var last = activity
    while quiet < Self.quietTurns, turns < Self.turnsAtMost, !running.isEmpty {
      await Task.yield()
      turns += 1
      quiet = last == activity ? quiet + 1 : 0
      last = activity
    }
  }

  private var activity: Int { serialExecutor.activity + events }
}
