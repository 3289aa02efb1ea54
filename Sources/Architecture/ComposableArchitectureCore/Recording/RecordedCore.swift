#if UI
  import Dependencies
  import DequeModule
  import IppoRender

  /// The root of a store in a window that is recorded: a root that notes each action and the changes of the state.
  final class RecordedCore<State, Action>: RootCore<State, Action> {
    private let recorder: any WindowRecorder
    private let spelling: SwiftSpelling
    private let number: Int
    /// The origins of the actions that are to be reduced, in their order.
    private var origins: Deque<RecordedAction.Origin> = []
    /// The effects by action; `nil` unless the recorder keeps states.
    private let effects: RecordedEffects<Action>?

    init(
      state: Boxed<State>, reducer: some Reducer<State, Action>, dependencies: DependencyValues,
      recorder: any WindowRecorder
    ) {
      self.recorder = recorder
      spelling = SwiftSpelling(recorder: recorder, stackNumbers: StackNumbers())
      let name = _typeName(State.self, qualified: true)
      number = recorder.add(
        RecordedStore(
          stateType: typeName(State.self, genericsAbbreviated: false), module: String(name.prefix { $0 != "." }),
          isEquatable: State.self is any Equatable.Type,
          holdsSharedValues: ComposableArchitectureCore.holdsSharedValues(state.value)))
      effects = recorder.keepsStates ? RecordedEffects() : nil
      super.init(state: state, reducer: reducer, dependencies: dependencies)
      // An archive and the screen have private values that no action has changed.
      UnobservedReads.run { _ = spelling(state.value) }
      if effects != nil { recorder.follow(self, as: number) }
    }

    override func send(_ action: Action) -> EffectBatch? {
      if effects?.isPaused == true { return nil }
      origins.append(BindingLocal.isActive ? .binding : .view)
      return super.send(action)
    }

    override func deliver(_ action: Action, batch: EffectBatch) {
      origins.append(.effect)
      super.deliver(action, batch: batch)
    }

    override func runtime(_ batch: EffectBatch, source: Action) -> EffectRuntime<Action> {
      guard let effects else { return super.runtime(batch, source: source) }
      let scope = effects.scopeOfLastAction()
      return EffectRuntime(
        batch: batch, source: source,
        scope: EffectScope(
          registry: host.registry, executor: executor, cancellations: [host.effects, batch, scope]),
        deliver: { [weak self] action, batch in
          guard let self, !effects.hold(action, of: batch, in: scope) else { return }
          deliver(action, batch: batch)
        })
    }

    override func reduce(_ action: Action) -> Effect<Action> {
      let before = copyState()
      if let effects {
        effects.count += 1
        recorder.willReduce()
      }
      let effect = super.reduce(action)
      note(action, before: before.value)
      return effect
    }

    private func note(_ action: Action, before: State) {
      UnobservedReads.run {
        let spelled = spelling(action)
        let after = copyState().value
        var changes = StateChanges(spelling: spelling)
        changes.compare(before, after)
        recorder.add(
          RecordedAction(
            store: number, origin: origins.popFirst() ?? .effect, description: spelled.plainText,
            code: spelled.isCode ? spelled.text : nil, casePath: spelling.casePath(of: action),
            changes: changes.changes),
          effects == nil ? nil : RecordedMoment(action: action, before: before, after: after))
      }
    }
  }

  extension RecordedCore: RecordedRoot {
    var presentState: Any { UnobservedReads.run { copyState().value } }

    func show(_ state: Any) {
      guard let state = state as? State else { return }
      replace(by: state)
    }

    func pause() { effects?.isPaused = true }

    func resume(keepingEffectsOf count: Int?) -> @MainActor () -> Void {
      let waiting = effects?.resume(keepingEffectsOf: count) ?? []
      return { for action in waiting { self.deliver(action.action, batch: action.batch) } }
    }

    func reduced(_ state: Any, by action: Any) -> Any? {
      guard let state = state as? State, let action = action as? Action else { return nil }
      return UnobservedReads.run { stateReduced(state, by: action) }
    }
  }
#endif
