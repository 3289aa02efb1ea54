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
      super.init(state: state, reducer: reducer, dependencies: dependencies)
    }

    override func send(_ action: Action) -> EffectBatch? {
      origins.append(BindingLocal.isActive ? .binding : .view)
      return super.send(action)
    }

    override func deliver(_ action: Action, batch: EffectBatch) {
      origins.append(.effect)
      super.deliver(action, batch: batch)
    }

    override func reduce(_ action: Action) -> Effect<Action> {
      let before = copyState()
      let effect = super.reduce(action)
      note(action, before: before.value)
      return effect
    }

    private func note(_ action: Action, before: State) {
      UnobservedReads.run {
        let spelled = spelling(action)
        var changes = StateChanges(spelling: spelling)
        changes.compare(before, copyState().value)
        recorder.add(
          RecordedAction(
            store: number, origin: origins.popFirst() ?? .effect, description: spelled.plainText,
            code: spelled.isCode ? spelled.text : nil, casePath: spelling.casePath(of: action),
            changes: changes.changes))
      }
    }
  }
#endif
