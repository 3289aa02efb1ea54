import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct OptionalCounterTests {
  @Test func `a counter that is put away forgets its number`() async {
    let store = TestStore(initialState: OptionalCounter.State()) { OptionalCounter() }

    await store.send(.toggleButtonTapped) {
      $0.counter = Counter.State()
    }
    await store.send(\.counter.incrementButtonTapped) {
      $0.counter?.count = 1
    }
    await store.send(.toggleButtonTapped) {
      $0.counter = nil
    }
    await store.send(.toggleButtonTapped) {
      $0.counter = Counter.State()
    }
  }

  @Test func `the counter comes and goes`() throws {
    let host = ViewHost { CaseStudy.optionalState.screen() }
    #expect(host.contains("There is no counter."))

    try host.tap("Bring the counter")
    try host.tap("Increment")
    #expect(host.contains("1"))

    try host.tap("Put the counter away")
    #expect(host.contains("There is no counter."))
    #expect(!host.contains(.button, "Increment"))
  }
}

@MainActor
struct DialogsTests {
  @Test func `an alert follows an alert`() async {
    let store = TestStore(initialState: Dialogs.State()) { Dialogs() }

    await store.send(.alertButtonTapped) {
      $0.alert = AlertState {
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
    }
    await store.send(\.alert.buyButtonTapped) {
      $0.alert = AlertState { TextState("Tickets in your pocket: 1") }
      $0.tickets = 1
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test func `the dialog offers to give back what was bought`() async throws {
    let store = TestStore(initialState: Dialogs.State()) { Dialogs() }
    store.exhaustivity = .off

    await store.send(.confirmationDialogButtonTapped)
    #expect(store.state.confirmationDialog?.buttons.count == 3)
    await store.send(\.confirmationDialog.buyButtonTapped, 4) {
      $0.confirmationDialog = nil
      $0.tickets = 4
    }
    await store.send(.confirmationDialogButtonTapped)
    #expect(store.state.confirmationDialog?.buttons.count == 4)
    await store.send(\.confirmationDialog.giveBackButtonTapped) {
      $0.tickets = 0
    }
  }

  @Test func `tickets are bought on screen`() throws {
    let host = ViewHost { CaseStudy.dialogs.screen() }

    try host.tap("Alert")
    #expect(try host.find(.alertdialog).name == "Buy a ticket?")
    try host.tap("Buy")
    #expect(try host.find(.alertdialog).name == "Tickets in your pocket: 1")
    try host.tap("OK")

    try host.tap("Confirmation dialog")
    #expect(host.contains("How many do you want?"))
    try host.tap("Buy four")
    try host.tap("OK")
    #expect(host.contains("Tickets: 5"))

    try host.tap("Confirmation dialog")
    try host.dismiss()
    #expect(host.contains("Tickets: 5"))
    #expect(host.all(.dialog).isEmpty)
  }
}
