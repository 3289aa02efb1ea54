import ComposableArchitecture

/// A form whose controls write to the state through one action.
@Reducer
struct BindingForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isGift = false
    var guests = 4
    var sweetness = 3.0
    var flavour = Flavour.vanilla

    /// A cake for many guests cannot be arbitrarily sweet: the slider ends where the cake does.
    var sweetnessLimit: Double { Double(guests) }
  }

  enum Flavour: String, CaseIterable, Identifiable {
    case chocolate = "Chocolate"
    case lemon = "Lemon"
    case vanilla = "Vanilla"

    var id: Self { self }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.guests):
        state.sweetness = min(state.sweetness, state.sweetnessLimit)
        return .none

      case .binding:
        return .none

      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}
