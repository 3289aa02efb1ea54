import CustomDump
import IppoUI
import IssueReporting
import SwiftNavigation
import Testing

@MainActor
struct AlertStateTests {
  enum Action: Equatable, Sendable { case confirm, other(Int) }

  let alert = AlertState<Action> {
    TextState("Delete all?")
  } actions: {
    ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
    ButtonState(role: .cancel, action: .send(.other(1), animation: .default)) { TextState("Cancel") }
    ButtonState { TextState("Close") }
  } message: {
    TextState("This cannot be undone.")
  }

  @Test func isEqualIfItSaysAndDoesTheSame() {
    let same = AlertState<Action> {
      TextState("Delete all?")
    } actions: {
      for button in self.alert.buttons { button }
    } message: {
      TextState("This cannot be undone.")
    }
    #expect(same == self.alert)
    #expect(same.id != self.alert.id)
    var other = self.alert
    other.title = TextState("Delete one?")
    #expect(other != self.alert)
  }

  @Test func mapsItsActionsAndKeepsItsIdentity() {
    let mapped = self.alert.map { $0 == .confirm ? "confirm" : nil }
    #expect(mapped.id == self.alert.id)
    #expect(mapped.buttons.map(\.action.action) == ["confirm", nil, nil])
    #expect(mapped.buttons.map(\.id) == self.alert.buttons.map(\.id))
  }

  @Test func dumpsWhatItSaysAndDoes() {
    var dump = ""
    customDump(
      AlertState<Action> {
        TextState("Delete all?")
      } actions: {
        ButtonState(role: .destructive, action: .confirm) { TextState("Delete").bold() }
      },
      to: &dump
    )
    #expect(
      dump == """
        AlertState(
          title: "Delete all?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(
                .confirm
              ),
              label: "**Delete**"
            )
          ]
        )
        """
    )
    dump = ""
    customDump(
      ConfirmationDialogState<Action>(titleVisibility: .visible) {
        TextState("Sort")
      } message: {
        TextState("By") + TextState(" name").italic()
      },
      to: &dump
    )
    #expect(
      dump == """
        ConfirmationDialogState(
          titleVisibility: .visible,
          title: "Sort",
          message: "By_ name_"
        )
        """
    )
  }

  @Test func performsTheActionOfAButton() async {
    var performed: [Action?] = []
    for button in self.alert.buttons { button.withAction { performed.append($0) } }
    #expect(performed == [.confirm, .other(1), nil])
    await self.alert.buttons[0].withAction { action in
      await Task.yield()
      performed.append(action)
    }
    #expect(performed.last == .confirm)
    await withExpectedIssue {
      await self.alert.buttons[1].withAction { action in
        await Task.yield()
        performed.append(action)
      }
    }
    #expect(performed.last == .other(1))
  }

  @Test func textsAreValues() {
    #expect(TextState("a").bold() == TextState("a").bold())
    #expect(TextState("a").bold() != TextState("a"))
    #expect(String(state: TextState("a") + TextState("b").italic()) == "ab")
    #expect(TextState("a").accessibilityLabel(TextState("b")).accessibilityLabel == TextState("b"))
    let dump = String(customDumping: TextState("a").underline().strikethrough().kerning(2))
    #expect(dump == #""<kerning=2.0>~~<u>a</u>~~</kerning>""#)
  }

  @Test func localizedTextEqualsTextThatReadsTheSame() {
    let (name, count) = ("Blob", 3)
    #expect(TextState("Hi \(name), \(count)") == TextState(verbatim: "Hi Blob, 3"))
    #expect(TextState("Hi \(name)").hashValue == TextState(verbatim: "Hi Blob").hashValue)
    #expect(String(state: TextState("**100%** of \(name)")) == "**100%** of Blob")
  }
}
