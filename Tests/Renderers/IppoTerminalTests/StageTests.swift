import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

private struct TwoApps: View {
  @State private var asks = false
  @State private var picks = false
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        Button("Ask") { asks = true }
        Button("Pick") { picks = true }
      }
      .alert("Sure?", isPresented: $asks) {
        Button("Yes") { count += 1 }
        Button("No", role: .cancel) {}
      }
      .confirmationDialog("Which?", isPresented: $picks, titleVisibility: .visible) { Button("First") { count += 5 } }
      .presentationStage()
      .frame(width: 320)
      VStack(spacing: 0) {
        Button("Beside") { count += 10 }
        TextField("Name", text: $name)
        Text("Count \(count)")
      }
      .frame(maxWidth: .infinity)
    }
  }
}

/// A part of the screen that has presentations of its own, 40 of 70 columns.
@MainActor
@Suite struct StageTests {
  private let screen = TerminalScreen(columns: 70, rows: 12) { TwoApps() }

  @Test func `an alert stands in the middle of the stage`() throws {
    screen.click("Ask")
    let title = try #require(screen.place(of: "Sure?"))
    #expect(abs(title.column + 2 - 20) <= 1)
    let corner = try #require(screen.place(of: "╮"))
    #expect(corner.column < 40)
  }

  @Test func `what is beside the stage is neither dimmed nor covered`() throws {
    let before = try #require(cell("Beside"))
    let within = try #require(cell("Ask"))
    screen.click("Ask")
    #expect(cell("Beside") == before)
    #expect(cell("Ask") == nil || cell("Ask") != within)
    screen.click("Beside")
    #expect(screen.text.contains("Count 10"))
    #expect(screen.text.contains("Sure?"))
    #expect(screen.refusedEvents.isEmpty)
  }

  /// How the first character of a text looks.
  private func cell(_ text: String) -> Cell? {
    screen.place(of: text).map { screen.cell(column: $0.column, row: $0.row) }
  }

  @Test func `the keyboard stays in the alert and returns to the button`() {
    screen.click("Ask")
    for _ in 0..<5 { screen.press(.tab) }
    screen.press(.escape)
    #expect(!screen.text.contains("Sure?"))
    #expect(screen.text.contains("Count 0"))
    screen.press(.enter)
    #expect(screen.text.contains("Sure?"))
  }

  @Test func `a press on the stage beside its dialog closes it, a press elsewhere does not`() {
    screen.click("Pick")
    #expect(screen.text.contains("Which?"))
    screen.click(column: 60, row: 0)
    #expect(screen.text.contains("Which?"))
    screen.click(column: 1, row: 0)
    #expect(!screen.text.contains("Which?"))
    #expect(screen.text.contains("Count 0"))
  }

  @Test func `a field beside the stage takes the keyboard by the pointer, and Tab leads back`() {
    screen.click("Ask")
    screen.click("Name")
    screen.type("Ada")
    #expect(screen.text.contains("Ada"))
    #expect(screen.text.contains("Sure?"))
    var steps = 0
    while screen.text.contains("Sure?"), steps < 4 {
      screen.press(.tab)
      screen.press(.enter)
      steps += 1
    }
    #expect(!screen.text.contains("Sure?"))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `it tells that Escape closes`() {
    screen.click("Pick")
    #expect(screen.renderer.hints.contains { $0.keys == "Esc" && $0.effect == "close" })
    screen.press(.escape)
    #expect(!screen.renderer.hints.contains { $0.keys == "Esc" })
  }
}
