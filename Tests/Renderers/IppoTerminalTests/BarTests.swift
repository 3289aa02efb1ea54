import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

private struct Player: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Text("Body")
        .toolbar {
          ToolbarItem { Toggle("Sound", isOn: $isOn) }
          ToolbarItem(placement: .principal) { Text("Heading") }
          ToolbarItem(placement: .bottomBar) { Button("Press") {} }
          ToolbarItem(placement: .status) { Text("Told") }
        }
    }
  }
}

/// The bars of a page.
@MainActor
@Suite struct BarTests {
  private let screen = TerminalScreen(columns: 60, rows: 8) { Player() }

  private func look(_ text: String) throws -> CellStyle {
    let place = try #require(screen.place(of: text))
    return screen.cell(column: place.column, row: place.row).style
  }

  @Test func `what tells and cannot be pressed has the colour of text`() throws {
    let text = try look("Body").foreground
    #expect(try look("Heading").foreground == text)
    #expect(try look("Told").foreground == text)
    #expect(try look("Press").foreground != text)
  }

  @Test func `a toggle is a button that stays pressed`() throws {
    let line = try #require(screen.text.split(separator: "\n").first)
    #expect(line.hasSuffix("  Sound  ") || line.hasSuffix("  Sound"))
    screen.press(.tab)
    let released = try look("Sound")
    screen.click("Sound")
    screen.press(.tab)
    #expect(try look("Sound") != released)
    screen.click("Sound")
    screen.press(.tab)
    #expect(try look("Sound") == released)
  }
}
