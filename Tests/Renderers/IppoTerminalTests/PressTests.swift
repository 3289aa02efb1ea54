import IppoTerminal
import IppoTesting
import IppoUI
import Testing

private struct Shouting: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "held" : "free")
    }
  }
}

private struct PressView: View {
  @State private var log = "nothing"

  var body: some View {
    Button("Press") { log = "pressed" }.buttonStyle(Shouting())
    Text("Letter").accessibilityAction(named: "Archive") { log = "archived" }
    Text("Log: \(log)")
  }
}

/// Buttons that are told how they are pressed, and those that only assist.
@MainActor
@Suite struct PressTests {
  @Test func `a press is told before the button acts, and its end too`() {
    let screen = TerminalScreen(columns: 30, rows: 6) { PressView() }
    #expect(screen.text.contains("free"))
    screen.click("Press")
    #expect(screen.text.contains("free"))
    #expect(screen.text.contains("Log: pressed"))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `further actions of a view take no room and no focus`() {
    let screen = TerminalScreen(columns: 30, rows: 6) { PressView() }
    #expect(!screen.text.contains("Archive"))
    for _ in 0..<3 {
      screen.press(.tab)
      screen.press(.enter)
    }
    #expect(screen.text.contains("Log: pressed"))
  }
}
