import ComposableArchitecture

/// A list of titles that a text filters, and of which one is chosen.
@Reducer
struct Choice {
  @ObservableState
  struct State: Equatable {
    var titles: [String]
    var filter = ""
    /// The place of the selection among the matches.
    var selection = 0
    var chosen: String?

    /// The titles that have the filter in them.
    var matches: [String] {
      let wanted = filter.lowercased()
      return wanted.isEmpty ? titles : titles.filter { $0.lowercased().contains(wanted) }
    }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case selectionMoved(by: Int)
    case submitted
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.selection = 0
        return .none
      case .selectionMoved(let step):
        state.selection = min(max(state.selection + step, 0), max(state.matches.count - 1, 0))
        return .none
      case .submitted:
        let matches = state.matches
        if matches.indices.contains(state.selection) { state.chosen = matches[state.selection] }
        return .none
      }
    }
  }
}
