import ComposableArchitecture

/// A count that is changed through an alert and through a confirmation dialog.
@Reducer
struct Alerts {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case alertButtonTapped
    case dialog(PresentationAction<Dialog>)
    case dialogButtonTapped

    @CasePathable
    enum Alert: Equatable {
      case incrementButtonTapped
    }

    @CasePathable
    enum Dialog: Equatable {
      case decrementButtonTapped
      case incrementButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.incrementButtonTapped)), .dialog(.presented(.incrementButtonTapped)):
        // A second alert, asked for by a button of the first: it takes the place of the one that closes.
        state.alert = .changed("Incremented!")
        state.count += 1
        return .none

      case .dialog(.presented(.decrementButtonTapped)):
        state.alert = .changed("Decremented!")
        state.count -= 1
        return .none

      case .alertButtonTapped:
        state.alert = .question
        return .none

      case .dialogButtonTapped:
        state.dialog = .question
        return .none

      case .alert(.dismiss), .dialog(.dismiss):
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}
