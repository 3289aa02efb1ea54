import IppoUI
import SwiftNavigation
import Testing

@MainActor
@Suite("Alerts of UIKit by states")
struct AlertControllerStateTests {
  private enum Choice: Equatable { case save, drop }

  @Test("an alert has the texts and the buttons of its state")
  func alert() {
    let state = AlertState<Choice> {
      TextState("Save?")
    } actions: {
      ButtonState(action: .save) { TextState("Save") }
      ButtonState(role: .destructive, action: .drop) { TextState("Drop") }
      ButtonState(role: .cancel) { TextState("Wait") }
    } message: {
      TextState("The text has changed.")
    }
    let alert = UIAlertController(state: state) { _ in }
    #expect(alert.title == "Save?" && alert.message == "The text has changed.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Save", "Drop", "Wait"])
    #expect(alert.actions.map(\.style) == [.default, .destructive, .cancel])
  }

  @Test("an action sheet has a title where the state shows it")
  func dialog() {
    let hidden = ConfirmationDialogState<Choice>(titleVisibility: .hidden) {
      TextState("Sort")
    } actions: {
      ButtonState(action: .save) { TextState("By name") }
    }
    var shown = hidden
    shown.titleVisibility = .visible
    #expect(UIAlertController(state: hidden) { _ in }.title == nil)
    let sheet = UIAlertController(state: shown) { _ in }
    #expect(sheet.title == "Sort" && sheet.preferredStyle == .actionSheet)
    #expect(sheet.actions.map(\.title) == ["By name"])
  }
}
