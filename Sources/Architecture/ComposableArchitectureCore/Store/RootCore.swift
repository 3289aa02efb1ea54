import Dependencies
import DequeModule
import IppoArchive
import IssueReporting

#if UI
  import IppoUI
#endif

/// Holds the state of an app, and is the one place where reducers run.
///
/// The state is changed where it is stored. Actions that arrive meanwhile wait in a queue.
class RootCore<State, Action>: Core<State, Action> {
  /// The state, at an address of its own: reducers change it in place, unless somebody is looking at it.
  ///
  /// Accesses to the property never overlap, so that exclusivity checks are needless.
  @exclusivity(unchecked) private var box: Boxed<State>
  private var storage: UnsafeMutablePointer<State> { box.pointer }
  private let reduction: _Reduction<State, Action>
  private let diverge: (UnsafeMutablePointer<State>) -> _StateIdentity = divergence(of: State.self)
  /// The dependencies of reducers.
  var dependencies: DependencyValues
  private var queue: Deque<Action> = []
  /// How many actions are in the queue.
  private var waiting = 0
  private var isSending = false
  /// Whether the reducer is running.
  private var isReducing = false
  /// The executor of the tasks of effects, or nil for the default.
  var executor: (any TaskExecutor)?
  #if UI
    /// The window in which the store was made.
    private weak var window = WindowDisplay.current
  #endif

  init(state: Boxed<State>, reducer: some Reducer<State, Action>, dependencies: DependencyValues) {
    box = state
    reduction = reducer._makeReduction()
    self.dependencies = dependencies
    super.init(host: StoreHost(), watchesReplacement: State.self is any ObservableState.Type)
    // A host is found through a core, and every core retains the root through its bases, so the root is alive whenever this is
    // called. A weak reference to it would make every other access slower.
    host.holdState = { [unowned self] in box }
  }

  deinit {
    host.effects.cancel()
  }

  /// A copy of the state.
  func copyState() -> Boxed<State> { box.copy() }

  #if UI
    /// Whether the store was made in the window in which this runs.
    var isOfCurrentWindow: Bool { window != nil && window === WindowDisplay.current }

    /// Whether the dependencies were changed where the store was made.
    var hasOwnDependencies = false

    /// Whether the core is idle until an action is sent, and only observers of the state follow it.
    var isIdle: Bool { !isSending && waiting == 0 && host.isIdle && !hasOwnDependencies }

    /// The state, written down.
    func archived(by writer: ArchiveWriter) -> ArchivedValue? { writer.write(at: UnsafePointer(storage)) }

    /// Puts a state that was written down in the place of the initial one. What is missing there is as in that one.
    func restore(_ archived: ArchivedValue, by reader: ArchiveReader) {
      box = Boxed { reader.read(archived, initial: box.value, at: storeTypeName(State.self, Action.self)) }
      host.notify()
    }
  #endif

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    replacement?.access()
    return body(storage)
  }

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R { body(storage) }

  override func send(_ action: Action) -> EffectBatch? {
    if isSending { reportReentrant(action) }
    return send(action, batch: nil)
  }

  private func reportReentrant(_ action: Action) {
    reportIssue(
      describe(
        isReducing
          ? "An action was sent while the reducer of the store was running. It is reduced when that has finished."
          : "An action was sent while the store was handling another action. It is reduced when that has finished.",
        facts: ["Action": debugCaseOutput(action)],
        causes: [
          isReducing
            ? """
            The reducer, or something that it calls or that observes its state, sends to the store. Let the reducer \
            return an effect in its place: ".send(_:)", or ".run { send in … }".
            """
            : """
            An observer of the state sends to the store: a subscriber of "publisher" or of a "ViewStore", a closure of \
            "ifLet", or what an effect runs before it first waits. Let the reducer of the action that changed the state \
            return an effect in its place.
            """
        ]
      )
    )
  }

  /// Sends an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - batch: What the effects belong to, if the action came from an effect.
  func send(_ action: Action, batch: EffectBatch?) -> EffectBatch? {
    if isSending {
      queue.append(action)
      waiting += 1
      return nil
    }
    isSending = true
    var batch = batch
    process(action, &batch)
    repeat {
      while waiting > 0 { processNext(&batch) }
      host.notify()
    } while waiting > 0
    isSending = false
    return batch
  }

  private func processNext(_ batch: inout EffectBatch?) {
    waiting -= 1
    process(queue.removeFirst(), &batch)
  }

  private func process(_ action: Action, _ batch: inout EffectBatch?) {
    let effect = reduce(action)
    if effect.isNone { return }
    let group = batch ?? EffectBatch()
    batch = group
    start(effect, of: action, batch: group)
  }

  /// Runs the reducers.
  func reduce(_ action: Action) -> Effect<Action> {
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    replacement?.expectModification { diverge(storage) }
    var effect = Effect<Action>.none
    isReducing = true
    defer { isReducing = false }
    DependencyValues.$_current.withValue(dependencies) {
      host.noteDepartures { effect = reduction.reduce(&storage.pointee, action) }
    }
    return effect
  }

  #if UI
    /// Puts another state in the place of the present one, as a reducer that assigns it. Does nothing while an action is
    /// being handled.
    func replace(by state: State) {
      guard !isSending else { return }
      if !isKnownUniquelyReferenced(&box) { box = box.copy() }
      replacement?.expectModification { diverge(storage) }
      host.noteDepartures { storage.pointee = state }
      host.notify()
    }

    /// The state that an action makes of a state, without effects.
    func stateReduced(_ state: State, by action: Action) -> State {
      var state = state
      DependencyValues.$_current.withValue(dependencies) { _ = reduction.reduce(&state, action) }
      return state
    }
  #endif

  /// Starts the effect of an action.
  func start(_ effect: Effect<Action>, of action: Action, batch: EffectBatch) {
    runtime(batch, source: action).start(effect)
  }

  /// The runtime for the effects of a batch.
  func runtime(_ batch: EffectBatch, source: Action) -> EffectRuntime<Action> {
    EffectRuntime(
      batch: batch,
      source: source,
      scope: EffectScope(registry: host.registry, executor: executor, cancellations: [host.effects, batch]),
      deliver: { [weak self] action, batch in self?.deliver(action, batch: batch) }
    )
  }

  /// Sends an action of an effect.
  func deliver(_ action: Action, batch: EffectBatch) {
    _ = send(action, batch: batch)
  }
}
