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

  @Test func textsThatReadTheSameAreEqualHoweverTheyWerePutTogether() {
    let (number, kind) = (7, "prime")
    #expect(TextState("\(number) is a \(kind) number.") == TextState("7 is a \(kind) number."))
    #expect(TextState("\(number) is a \(kind) number.") == TextState(verbatim: "7 is a prime number."))
    #expect(TextState("\(number) is a \(kind) number.") != TextState("8 is a \(kind) number."))
    #expect(Set([TextState("\(number)"), TextState("7")]).count == 1)
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
    #expect(TextState("Hi \(name), \(count)") == TextState("Hi Blob, 3"))
    #expect(TextState("Hi \(name)") != TextState("Hi \(count)"))
    #expect(TextState("Hi \(name)").hashValue == TextState(verbatim: "Hi Blob").hashValue)
    #expect(String(state: TextState("**100%** of \(name)")) == "**100%** of Blob")
  }

  @Test func earlierSpellingsMeanTheSame() {
    let earlier: any EarlierSpellings = DeprecatedSpellings()
    #expect(earlier.alert() == self.alert)
    #expect(earlier.dialog().buttons.map(\.role) == [nil, .destructive, .cancel])
    #expect(earlier.dialog().titleVisibility == .visible)
  }
}

@MainActor
private protocol EarlierSpellings {
  func alert() -> AlertState<AlertStateTests.Action>
  func dialog() -> ConfirmationDialogState<AlertStateTests.Action>
}

// What is deprecated is used without warnings where it is deprecated itself, and called through a protocol.
private struct DeprecatedSpellings: EarlierSpellings {
  @available(*, deprecated)
  func alert() -> AlertState<AlertStateTests.Action> {
    AlertState(
      title: TextState("Delete all?"),
      message: TextState("This cannot be undone."),
      buttons: [
        .destructive(TextState("Delete"), action: .send(.confirm)),
        .cancel(TextState("Cancel"), action: .send(.other(1), animation: .default)),
        .default(TextState("Close")),
      ]
    )
  }

  @available(*, deprecated)
  func dialog() -> ConfirmationDialogState<AlertStateTests.Action> {
    ActionSheetState(
      title: TextState("Title"),
      titleVisibility: .visible,
      buttons: [
        .default(TextState("A"), action: .send(.confirm)), .destructive(TextState("B")), .cancel(TextState("C")),
      ]
    )
  }
}
