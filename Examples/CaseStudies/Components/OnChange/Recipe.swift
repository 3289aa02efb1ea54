import ComposableArchitecture

/// A recipe that acts upon a change of its state, whichever action made it.
@Reducer
struct Recipe {
  @ObservableState
  struct State: Equatable {
    var eggs = 2
    var guests = 4
    var history: [String] = []
    var isCakeForAll = true
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doubleButtonTapped
    case halveButtonTapped
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding:
          return .none

        case .doubleButtonTapped:
          state.eggs *= 2
          state.guests *= 2
          return .none

        case .halveButtonTapped:
          state.eggs /= 2
          state.guests /= 2
          return .none
        }
      }
    }
    .onChange(of: \.eggs) { old, new in
      Reduce { state, _ in
        state.history.append("Eggs: \(old) → \(new)")
        return .none
      }
    }
    .onChange(of: { $0.guests > 2 * $0.eggs }) { _, isTooLittle in
      Reduce { state, _ in
        state.isCakeForAll = !isTooLittle
        return .none
      }
    }
  }
}
