import ComposableArchitecture

/// A feature together with the states it has been through. A higher-order reducer: it makes any feature undoable.
@Reducer
struct Undoing<Base: Reducer & SendableMetatype>
where Base.State: Equatable & ObservableState {
  @ObservableState
  struct State {
    var present: Base.State
    var past: [Base.State] = []
    var future: [Base.State] = []

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
  }

  enum Action {
    case present(Base.Action)
    case redoButtonTapped
    case undoButtonTapped
  }

  /// How many steps can be taken back.
  var limit = 100
  let base: Base

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .present(let action):
        let before = state.present
        let effect = base.reduce(into: &state.present, action: action)
        if state.present != before {
          state.past = (state.past + [before]).suffix(limit)
          state.future = []
        }
        return effect.map { .present($0) }

      case .redoButtonTapped:
        guard let next = state.future.popLast() else { return .none }
        state.past.append(state.present)
        state.present = next
        return .none

      case .undoButtonTapped:
        guard let previous = state.past.popLast() else { return .none }
        state.future.append(state.present)
        state.present = previous
        return .none
      }
    }
  }
}

extension Undoing.State: Equatable {}

extension Reducer where Self: SendableMetatype, State: Equatable & ObservableState {
  /// The feature, with undo and redo.
  ///
  /// - Parameter limit: How many steps can be taken back.
  func undoing(limit: Int = 100) -> Undoing<Self> { Undoing(limit: limit, base: self) }
}
