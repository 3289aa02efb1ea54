import ComposableArchitecture

/// What the screen remembers: a count, and what is shown over it. Nothing is shown while both are nil.
struct AlertAndSheetState: Equatable {
  var actionSheet: ActionSheetState<AlertAndSheetAction>?
  var alert: AlertState<AlertAndSheetAction>?
  var count = 0
}

enum AlertAndSheetAction: Equatable {
  case actionSheetButtonTapped
  case actionSheetCancelTapped
  case actionSheetDismissed
  case alertButtonTapped
  /// Where a reaction to "Cancel" would go. The button sends nothing by itself.
  case alertCancelTapped
  case alertDismissed
  case decrementButtonTapped
  case incrementButtonTapped
}

struct AlertAndSheetEnvironment {}

let alertAndSheetReducer = Reducer<
  AlertAndSheetState, AlertAndSheetAction, AlertAndSheetEnvironment
> { state, action, _ in
  switch action {
  case .actionSheetButtonTapped:
    state.actionSheet = .init(
      title: .init("Action sheet"),
      message: .init("This is an action sheet."),
      buttons: [
        .cancel(.init("Cancel"), send: .actionSheetCancelTapped),
        .default(.init("Increment"), send: .incrementButtonTapped),
        .destructive(.init("Decrement"), send: .decrementButtonTapped),
      ]
    )
    return .none

  case .actionSheetCancelTapped, .alertCancelTapped:
    return .none

  case .actionSheetDismissed:
    state.actionSheet = nil
    return .none

  case .alertButtonTapped:
    state.alert = .init(
      title: .init("Alert!"),
      message: .init("This is an alert"),
      primaryButton: .cancel(),
      secondaryButton: .default(.init("Increment"), send: .incrementButtonTapped)
    )
    return .none

  case .alertDismissed:
    state.alert = nil
    return .none

  case .decrementButtonTapped:
    state.alert = .init(title: .init("Decremented!"))
    state.count -= 1
    return .none

  case .incrementButtonTapped:
    state.alert = .init(title: .init("Incremented!"))
    state.count += 1
    return .none
  }
}
