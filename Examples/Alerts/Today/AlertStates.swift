import ComposableArchitecture

extension AlertState where Action == Alerts.Action.Alert {
  static let question = Self {
    TextState("Alert!")
  } actions: {
    ButtonState(role: .cancel) { TextState("Cancel") }
    ButtonState(action: .incrementButtonTapped) { TextState("Increment") }
  } message: {
    TextState("This is an alert")
  }

  /// Without buttons: SwiftUI adds "OK".
  static func changed(_ title: String) -> Self {
    Self { TextState(title) }
  }
}

extension ConfirmationDialogState where Action == Alerts.Action.Dialog {
  static let question = Self(titleVisibility: .visible) {
    TextState("What to do with the count?")
  } actions: {
    ButtonState(action: .incrementButtonTapped) { TextState("Increment") }
    ButtonState(role: .destructive, action: .decrementButtonTapped) { TextState("Decrement") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState("This is a confirmation dialog.")
  }
}
