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
}
