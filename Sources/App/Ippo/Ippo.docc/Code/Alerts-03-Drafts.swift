import ComposableArchitecture

@Reducer
struct Drafts {
  @ObservableState
  struct State: Equatable {
    var titles = ["Letter", "Poem"]
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteAllButtonTapped

    @CasePathable
    enum Alert {
      case deleteAllConfirmed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deleteAllConfirmed)):
        state.titles = []
        return .none

      case .alert:
        return .none

      case .deleteAllButtonTapped:
        state.alert = .deleteAll
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == Drafts.Action.Alert {
  static let deleteAll = AlertState {
    TextState("Delete all drafts?")
  } actions: {
    ButtonState(role: .destructive, action: .deleteAllConfirmed) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) {
      TextState("Cancel")
    }
  } message: {
    TextState("This cannot be undone.")
  }
}
