import ComposableArchitecture

/// An alert and a confirmation dialog, both described by state.
@Reducer
struct Dialogs {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var confirmationDialog: ConfirmationDialogState<Action.ConfirmationDialog>?
    var tickets = 0
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case alertButtonTapped
    case confirmationDialog(PresentationAction<ConfirmationDialog>)
    case confirmationDialogButtonTapped

    @CasePathable
    enum Alert {
      case buyButtonTapped
    }

    @CasePathable
    enum ConfirmationDialog: Equatable {
      case buyButtonTapped(Int)
      case giveBackButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.buyButtonTapped)):
        return state.buy(1)

      case .alert:
        return .none

      case .alertButtonTapped:
        state.alert = AlertState {
          TextState("Buy a ticket?")
        } actions: {
          ButtonState(role: .cancel) {
            TextState("Cancel")
          }
          ButtonState(action: .buyButtonTapped) {
            TextState("Buy")
          }
        } message: {
          TextState("The show begins at eight.")
        }
        return .none

      case .confirmationDialog(.presented(.buyButtonTapped(let count))):
        return state.buy(count)

      case .confirmationDialog(.presented(.giveBackButtonTapped)):
        state.tickets = 0
        return .none

      case .confirmationDialog:
        return .none

      case .confirmationDialogButtonTapped:
        state.confirmationDialog = ConfirmationDialogState {
          TextState("Tickets")
        } actions: {
          ButtonState(role: .cancel) {
            TextState("Cancel")
          }
          ButtonState(action: .buyButtonTapped(2)) {
            TextState("Buy two")
          }
          ButtonState(action: .buyButtonTapped(4)) {
            TextState("Buy four")
          }
          if state.tickets > 0 {
            ButtonState(role: .destructive, action: .giveBackButtonTapped) {
              TextState("Give all back")
            }
          }
        } message: {
          TextState("How many do you want?")
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
  }
}

extension Dialogs.State {
  fileprivate mutating func buy(_ count: Int) -> EffectOf<Dialogs> {
    tickets += count
    // An alert can follow an alert.
    alert = AlertState { TextState("Tickets in your pocket: \(tickets)") }
    return .none
  }
}
