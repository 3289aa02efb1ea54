import CasePaths

extension Store where State: ObservableState {
  /// A field of the state; writing it sends an action of a case. What bindings made with `sending` go through.
  subscript<Value>(state state: KeyPath<State, Value>, action action: CaseKeyPath<Action, Value>) -> Value {
    get { core.read { $0.pointee[keyPath: state] } }
    set {
      BindingLocal.$isActive.withValue(true) { _ = send(action(newValue)) }
    }
  }

  /// The store of a navigation stack. Writing changes nothing: a navigation stack writes its path.
  subscript<ElementState, ElementAction>(
    state state: KeyPath<State, StackState<ElementState>>,
    action action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
    get { scope(state: state, action: action) }
    set {}
  }
}
