import ComposableArchitecture

/// A value of a state that is edited.
@Reducer
struct EditFeature {
  @ObservableState
  struct State: Equatable {
    let session: Int
    let node: StateNode
    let store: Int
    var text: String
    /// The reason why the state does not take the text.
    var problem = ""

    init(session: Int, node: StateNode, store: Int) {
      (self.session, self.node, self.store) = (session, node, store)
      text = node.editableText
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case setTapped
    case ended(String?)
  }

  @Dependency(\.inspector) private var inspector
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .setTapped:
        return .run { [state] send in
          await send(.ended(await inspector.edit(state.session, state.node, state.store, state.text)))
        }
      case .ended(let problem):
        state.problem = problem ?? ""
        return problem == nil ? .run { _ in await dismiss() } : .none
      }
    }
  }
}
