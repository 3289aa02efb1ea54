import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

private enum Action: Equatable {
  case ask
  case deleted
  case dismissed
  case renamed
}

@MainActor
private func store(
  _ alert: AlertState<Action>, _ log: @escaping (Action) -> Void
) -> Store<AlertState<Action>?, Action> {
  Store(
    initialState: alert,
    reducer: Reducer { state, action, _ in
      log(action)
      state = action == .ask ? alert : nil
      return .none
    },
    environment: ()
  )
}

@MainActor
@Suite struct DialogTests {
  private let three = AlertState<Action>(
    title: .init("Title"),
    message: .init("Message"),
    buttons: [
      .default(.init("Rename"), send: .renamed),
      .destructive(.init("Delete"), action: .send(.deleted)),
      .cancel(.init("Cancel"), action: .send(nil)),
    ]
  )

  private final class Log {
    var actions: [Action] = []
  }

  @Test("An alert with any number of buttons, in both spellings of their actions")
  func buttons() throws {
    let log = Log()
    let store = store(three) { log.actions.append($0) }
    let host = ViewHost { Text("Content").alert(store, dismiss: .dismissed) }
    #expect(
      try host.find(.alertdialog).outline == """
        alertdialog "Title"
          text "Message"
          button "Rename"
          button "Delete"
          button "Cancel"
        """)
    try host.tap("Delete")
    #expect(log.actions == [.dismissed, .deleted])
    #expect(host.all(.alertdialog).isEmpty)
  }

  @Test("Without a dismissal each button's own action closes the alert")
  func noDismissal() throws {
    let log = Log()
    let store = store(three) { log.actions.append($0) }
    let host = ViewHost { Text("Content").alert(store) }
    try host.tap("Rename")
    #expect(log.actions == [.renamed])
    #expect(host.all(.alertdialog).isEmpty)
  }

  @Test("Without a dismissal a button without an action is an issue")
  func unanswered() throws {
    let store = store(three) { _ in }
    let host = ViewHost { Text("Content").alert(store) }
    let reports = try issues { try host.tap("Cancel") }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("\"Title\" was closed by a button that sends no action") == true)
    #expect(host.all(.alertdialog).count == 1)
  }

  @Test("A confirmation dialog is an action sheet by another name")
  func confirmation() throws {
    let state = ConfirmationDialogState<Action>(
      title: .init("Title"), buttons: [.default(.init("Rename"), send: .renamed)])
    let log = Log()
    let store = Store(
      initialState: state as ConfirmationDialogState<Action>?,
      reducer: Reducer<ConfirmationDialogState<Action>?, Action, Void> { state, action, _ in
        log.actions.append(action)
        state = nil
        return .none
      },
      environment: ()
    )
    let host = ViewHost {
      Text("Content").confirmationDialog(store.scope(state: { $0 }), dismiss: .dismissed)
    }
    try host.tap("Rename")
    #expect(log.actions == [.dismissed, .renamed])
    #expect(state == ActionSheetState(title: .init("Title"), buttons: [.default(.init("Rename"), send: .renamed)]))
  }

  @Test("Texts may be strings, as they were at first")
  func strings() {
    let alert = AlertState<Action>(
      title: "Title", message: "Message", primaryButton: .cancel("No"),
      secondaryButton: .destructive("Delete", send: .deleted))
    #expect(
      alert
        == AlertState(
          title: TextState(verbatim: "Title"), message: TextState(verbatim: "Message"),
          primaryButton: .cancel(TextState(verbatim: "No")),
          secondaryButton: .destructive(TextState(verbatim: "Delete"), send: .deleted)))
    #expect(AlertState<Action>(title: "Title").buttons.isEmpty)
    #expect(
      ActionSheetState<Action>(title: "Title", buttons: [.default("Rename", send: .renamed), .cancel()]).buttons.count
        == 2)
  }

  @Test("Texts are joined, and buttons have their old names")
  func names() {
    let button: AlertState<Action>.Button = .cancel()
    #expect(String(state: button.label) == "Cancel")
    #expect(String(state: TextState("a") + TextState("b")) == "ab")
  }
}
