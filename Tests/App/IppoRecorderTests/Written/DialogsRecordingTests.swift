// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct DialogsRecordingTests {
  @Test func `the screen repeats the recording`() throws {
    let host = ViewHost { CaseStudy.dialogs.screen() }
    #expect(host.contains(.navigation, "Alerts and Dialogs"))
    #expect(host.contains(.text, "Tickets: 0"))
    #expect(host.contains(.button, "Alert"))

    try host.tap(.button, "Alert")
    #expect(host.contains(.alertdialog, "Buy a ticket?"))
    #expect(host.contains(.text, "The show begins at eight."))
    #expect(host.contains(.button, "Cancel"))
    #expect(host.contains(.button, "Buy"))

    try host.tap("Buy")
    #expect(host.contains(.alertdialog, "Tickets in your pocket: 1"))
    #expect(host.contains(.button, "OK"))

    try host.tap("OK")
    #expect(host.contains(.navigation, "Alerts and Dialogs"))
    #expect(host.contains(.text, "Tickets: 1"))
    #expect(host.contains(.button, "Alert"))
    #expect(host.contains(.button, "Confirmation dialog"))

    try host.tap(.button, "Confirmation dialog")
    #expect(host.contains(.dialog, "Tickets"))
    #expect(host.contains(.text, "How many do you want?"))
    #expect(host.contains(.button, "Cancel"))
    #expect(host.contains(.button, "Buy two"))
    #expect(host.contains(.button, "Buy four"))
    #expect(host.contains(.button, "Give all back"))

    try host.tap("Give all back")
    #expect(host.contains(.navigation, "Alerts and Dialogs"))
    #expect(host.contains(.text, "Tickets: 0"))
    #expect(host.contains(.button, "Alert"))
    #expect(host.contains(.button, "Confirmation dialog"))
  }

  @Test func `the store of Dialogs repeats the recording`() async {
    let store = TestStore(initialState: Dialogs.State()) {
      Dialogs()
    }
    store.exhaustivity = .off

    await store.send(.alertButtonTapped)
    #expect(store.state.alert != nil)
    await store.send(.alert(.presented(.buyButtonTapped))) {
      $0.tickets = 1
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
    await store.send(.confirmationDialogButtonTapped)
    #expect(store.state.confirmationDialog != nil)
    await store.send(.confirmationDialog(.presented(.giveBackButtonTapped))) {
      $0.confirmationDialog = nil
      $0.tickets = 0
    }
  }
}
