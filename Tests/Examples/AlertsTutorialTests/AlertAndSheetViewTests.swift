import ClassicExampleSupport
import ComposableArchitecture
import ExampleSupport
import IppoTesting
import SwiftUI
import Testing

@testable import AlertsTutorial

/// The feature on the screen, and the actions that what a person does sends.
@MainActor
@Suite struct AlertAndSheetViewTests {
  private let log = ActionLog()
  private let store: Store<AlertAndSheetState, AlertAndSheetAction>
  private let host: ViewHost

  init() {
    let store = Store(
      initialState: AlertAndSheetState(),
      reducer: alertAndSheetReducer.logging(to: log),
      environment: AlertAndSheetEnvironment()
    )
    self.store = store
    host = ViewHost { AlertAndSheetView(store: store) }
  }

  /// The names of the actions since the last call.
  private func actions() -> [String] {
    defer { log.clear() }
    return log.entries.map { String($0.action.split(separator: ".").last!) }
  }

  private var state: AlertAndSheetState { ViewStore(store).state }

  @Test("002-T5: the button sends its action")
  func button() throws {
    try host.tap("Alert")
    #expect(actions() == ["alertButtonTapped"])
  }

  @Test("002-T6: an alert in the state is on the screen; a button of it sends the dismissal")
  func dismissal() throws {
    #expect(host.all(.alertdialog).isEmpty)
    try host.tap("Alert")
    #expect(try host.find(.alertdialog).name == "Alert!")
    #expect(host.contains("This is an alert"))
    _ = actions()
    try host.tap("Increment")
    #expect(actions() == ["alertDismissed", "incrementButtonTapped"])
  }

  @Test("002-T12: without buttons there is an OK, and a cancel without a label says Cancel")
  func labels() throws {
    try host.tap("Alert")
    #expect(host.contains(.button, "Cancel"))
    try host.tap("Increment")
    #expect(host.contains(.button, "OK"))
    #expect(!host.contains(.button, "Cancel"))
  }

  @Test("002-T13: the six steps, on the screen")
  func sequence() throws {
    try host.tap("Alert")
    #expect(actions() == ["alertButtonTapped"])
    #expect(try host.find(.alertdialog).name == "Alert!")

    try host.tap("Increment")
    #expect(actions() == ["alertDismissed", "incrementButtonTapped"])
    #expect(host.all(.alertdialog).map(\.name) == ["Incremented!"])
    #expect(state.count == 1)

    try host.tap("OK")
    #expect(actions() == ["alertDismissed"])
    #expect(host.all(.alertdialog).isEmpty)
    #expect(state.alert == nil)
    #expect(host.contains("Count: 1"))
  }

  @Test("002-T14: Cancel sends the dismissal alone")
  func cancel() throws {
    try host.tap("Alert")
    _ = actions()
    try host.tap("Cancel")
    #expect(actions() == ["alertDismissed"])
    #expect(host.contains("Count: 0"))
    #expect(host.all(.alertdialog).isEmpty)
  }

  @Test("002-T14: Escape is the same as Cancel")
  func escape() throws {
    try host.tap("Alert")
    _ = actions()
    try host.send(.dismiss, to: host.find(.alertdialog))
    #expect(actions() == ["alertDismissed"])
    #expect(host.all(.alertdialog).isEmpty)
  }

  @Test("002-T15: an alert that its dismissal leaves in the state stays on the screen")
  func stubborn() throws {
    // The article saw further dismissals here, and did not say why: on Apple platforms the alert goes away and the state
    // stays behind. Here what is on the screen follows from the state, so that the two cannot part.
    let stubborn = Store(
      initialState: AlertAndSheetState(),
      reducer: Reducer<AlertAndSheetState, AlertAndSheetAction, AlertAndSheetEnvironment> {
        state, action, environment in
        if action == .alertDismissed { return .none }
        return alertAndSheetReducer.run(&state, action, environment)
      },
      environment: AlertAndSheetEnvironment()
    )
    let host = ViewHost { AlertAndSheetView(store: stubborn) }
    try host.tap("Alert")
    try host.tap("Cancel")
    #expect(ViewStore(stubborn).alert != nil)
    #expect(try host.find(.alertdialog).name == "Alert!")
  }

  @Test("002-T16: the store alone decides: what sets the state shows the alert, without a tap")
  func oneWay() throws {
    store.send(.alertButtonTapped)
    host.graph.drain()
    #expect(host.all(.alertdialog).count == 1)
    store.send(.alertDismissed)
    host.graph.drain()
    #expect(host.all(.alertdialog).isEmpty)
  }

  @Test("The action sheet shows its choices, and one of them an alert")
  func actionSheet() throws {
    try host.tap("Action sheet")
    #expect(host.contains("This is an action sheet."))
    _ = actions()
    try host.tap("Decrement")
    #expect(actions() == ["actionSheetDismissed", "decrementButtonTapped"])
    #expect(host.all(.alertdialog).map(\.name) == ["Decremented!"])
    try host.tap("OK")
    #expect(host.contains("Count: -1"))
    try host.tap("Action sheet")
    _ = actions()
    try host.tap("Cancel")
    #expect(actions() == ["actionSheetDismissed", "actionSheetCancelTapped"])
  }

  @Test("The screen has both ways")
  func screen() throws {
    let host = ViewHost { AlertsTutorialScreen() }
    try host.tap("Alert")
    try host.tap("Increment")
    #expect(host.contains("Count: 1"))
    try host.select("Store", in: "Way")
    #expect(host.contains("Count: 0"))
    #expect(host.contains(.button, "Action sheet"))
  }
}
