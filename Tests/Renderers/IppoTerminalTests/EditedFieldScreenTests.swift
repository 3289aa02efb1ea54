import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Fields whose apps change the typed text, in a terminal.
@MainActor
@Suite struct EditedFieldScreenTests {
  private func screen(_ app: FieldApp) -> TerminalScreen {
    let screen = TerminalScreen(columns: 40, rows: 6) { FieldScreen(app: app) }
    screen.press(.tab)
    return screen
  }

  @Test func aSignBeforeTheTextMovesTheCursorWithIt() {
    let app = FieldApp("57") { "$" + $0.filter(\.isNumber) }
    let screen = screen(app)
    screen.press(.end)
    screen.press(.left)
    screen.type("68")
    #expect(screen.text.contains("Value <$5687>"))
  }

  @Test func digitsStayInTheirOrderWhileTheyAreGrouped() {
    let app = FieldApp("") { text in
      let digits = text.filter(\.isNumber)
      let groups = digits.reversed().enumerated().map { place, digit in
        (place > 0 && place.isMultiple(of: 3) ? "," : "") + String(digit)
      }
      return String(groups.joined().reversed())
    }
    let screen = screen(app)
    screen.type("1934")
    #expect(app.text == "1,934")
    screen.type("567")
    #expect(app.text == "1,934,567")
    // 1,9|34,567
    screen.press(.home)
    for _ in 0..<3 { screen.press(.right) }
    screen.type("28")
    #expect(app.text == "192,834,567")
    screen.press(.backspace)
    #expect(app.text == "19,234,567")
    #expect(screen.text.contains("19,234,567"))
  }

  @Test func capitalsTakeWhatIsTypedInTheMiddle() {
    let app = FieldApp("") { $0.uppercased() }
    let screen = screen(app)
    screen.type("held")
    screen.press(.left)
    screen.type("lo wör")
    #expect(app.text == "HELLO WÖRD")
  }

  @Test func whatIsRefusedLeavesTheCursorWhereItWas() {
    let app = FieldApp("12") { $0 }
    app.make = { text in if text.allSatisfy(\.isNumber) { app.text = text } }
    let screen = screen(app)
    screen.press(.end)
    screen.press(.left)
    screen.type("x3y4")
    #expect(app.text == "1342")
  }

  @Test func tagsAreTakenOutOfWhatIsTypedAndPasted() {
    let app = FieldApp("") { $0 }
    app.make = { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      app.tags += parts.dropLast().map(String.init)
      app.text = String(parts.last ?? "")
    }
    let screen = screen(app)
    screen.type("one,tw")
    screen.paste("o,three,fo")
    screen.type("ur")
    #expect(app.tags == ["one", "two", "three"])
    #expect(app.text == "four")
  }

  @Test func whatTheAppWritesBetweenTwoKeysStays() {
    let app = FieldApp("") { $0 }
    let screen = screen(app)
    screen.type("ab")
    // Before a frame shows the edit.
    app.text = "> " + app.text
    screen.type("c")
    #expect(app.text == "> abc")
    screen.press(.home)
    app.text += "!"
    screen.type("x")
    #expect(app.text == "x> abc!")
  }
}

@MainActor @Observable private final class FieldApp {
  var text: String
  @ObservationIgnored var tags: [String] = []
  @ObservationIgnored var make: @MainActor (String) -> Void = { _ in }

  init(_ text: String, format: @escaping @MainActor (String) -> String) {
    self.text = text
    make = { [unowned self] in self.text = format($0) }
  }
}

private struct FieldScreen: View {
  let app: FieldApp

  var body: some View {
    TextField(
      "Text",
      text: Binding {
        app.text
      } set: {
        app.make($0)
      })
    Text(verbatim: "Value <\(app.text)>")
  }
}
