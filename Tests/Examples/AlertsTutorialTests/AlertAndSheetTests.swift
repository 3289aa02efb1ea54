import ComposableArchitecture
import Testing

@testable import AlertsTutorial

/// The feature alone, step by step.
@MainActor
@Suite struct AlertAndSheetTests {
  private func store(
    _ state: AlertAndSheetState = AlertAndSheetState()
  ) -> TestStore<
    AlertAndSheetState, AlertAndSheetState, AlertAndSheetAction, AlertAndSheetAction, AlertAndSheetEnvironment
  > {
    TestStore(initialState: state, reducer: alertAndSheetReducer, environment: AlertAndSheetEnvironment())
  }

  private let first = AlertState<AlertAndSheetAction>(
    title: .init("Alert!"),
    message: .init("This is an alert"),
    primaryButton: .cancel(),
    secondaryButton: .default(.init("Increment"), send: .incrementButtonTapped)
  )

  @Test("002-T7: the state starts without an alert, at zero")
  func initialState() {
    #expect(AlertAndSheetState() == AlertAndSheetState(actionSheet: nil, alert: nil, count: 0))
  }

  @Test("002-T8: the button's action sets the alert")
  func alertButtonTapped() {
    store().send(.alertButtonTapped) { $0.alert = first }
  }

  @Test("002-T9: Increment counts and sets the second alert, which has neither message nor buttons")
  func incrementButtonTapped() {
    store().send(.incrementButtonTapped) {
      $0.alert = .init(title: .init("Incremented!"))
      $0.count = 1
    }
    #expect(AlertState<AlertAndSheetAction>(title: .init("Incremented!")).buttons.isEmpty)
  }

  @Test("002-T10: the dismissal sets the alert to nil")
  func alertDismissed() {
    store(AlertAndSheetState(alert: first)).send(.alertDismissed) { $0.alert = nil }
  }

  @Test("002-T11: the cancel action changes nothing")
  func alertCancelTapped() {
    store(AlertAndSheetState(alert: first)).send(.alertCancelTapped)
  }

  @Test("002-T13: the six steps, as actions")
  func sequence() {
    // Choosing a button dismisses the alert first, and then sends the button's action: so the second alert is not
    // wiped by the dismissal of the first.
    store().assert(
      .send(.alertButtonTapped) { $0.alert = first },
      .send(.alertDismissed) { $0.alert = nil },
      .send(.incrementButtonTapped) {
        $0.alert = .init(title: .init("Incremented!"))
        $0.count = 1
      },
      .send(.alertDismissed) { $0.alert = nil }
    )
  }

  @Test("The action sheet is set, and gives way to an alert")
  func actionSheet() {
    store().assert(
      .send(.actionSheetButtonTapped) {
        $0.actionSheet = .init(
          title: .init("Action sheet"),
          message: .init("This is an action sheet."),
          buttons: [
            .cancel(.init("Cancel"), send: .actionSheetCancelTapped),
            .default(.init("Increment"), send: .incrementButtonTapped),
            .destructive(.init("Decrement"), send: .decrementButtonTapped),
          ]
        )
      },
      .send(.actionSheetDismissed) { $0.actionSheet = nil },
      .send(.decrementButtonTapped) {
        $0.alert = .init(title: .init("Decremented!"))
        $0.count = -1
      }
    )
  }
}
