import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
@Suite("Selecting text by the mouse")
struct SelectionTests {
  private struct Words: View {
    @State private var count = 0

    var body: some View {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Alpha beta")
          Text("日本 gamma")
          Text("Delta")
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("right one")
          Text("right two")
          Text("right three")
        }
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  private func drag(_ screen: TerminalScreen, _ points: (column: Int, row: Int)...) {
    for (index, point) in points.enumerated() {
      let place = CellPoint(column: point.column, row: point.row)
      screen.send(.mouse(MouseEvent(index == 0 ? .press(.left) : .drag(.left), at: place)))
    }
    let last = points[points.count - 1]
    screen.send(.mouse(MouseEvent(.release(.left), at: CellPoint(column: last.column, row: last.row))))
  }

  private func place(_ text: String, on screen: TerminalScreen) throws -> (column: Int, row: Int) {
    let place = try #require(screen.place(of: text))
    return (place.column, place.row)
  }

  @Test("A part of a line is copied and marked, until the next key")
  func line() throws {
    let screen = TerminalScreen(columns: 50, rows: 6) { Words() }
    let start = try place("beta", on: screen)
    drag(screen, start, (start.column + 3, start.row))
    #expect(screen.copiedTexts == ["beta"])
    #expect(screen.cell(column: start.column, row: start.row).style.attributes.contains(.reverse))
    #expect(!screen.cell(column: start.column - 1, row: start.row).style.attributes.contains(.reverse))
    screen.press(.tab)
    #expect(!screen.cell(column: start.column, row: start.row).style.attributes.contains(.reverse))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test("Lines are those of the view around them, in reading order from either end")
  func lines() throws {
    let screen = TerminalScreen(columns: 50, rows: 6) { Words() }
    let (first, last) = (try place("beta", on: screen), try place("Delta", on: screen))
    drag(screen, first, (last.column + 1, last.row))
    drag(screen, (last.column + 1, last.row), first)
    #expect(screen.copiedTexts == ["beta\n日本 gamma\nDe", "beta\n日本 gamma\nDe"])
  }

  @Test("A glyph of two columns is whole")
  func wide() throws {
    let screen = TerminalScreen(columns: 50, rows: 6) { Words() }
    let start = try place("日本", on: screen)
    drag(screen, (start.column + 1, start.row), (start.column + 2, start.row))
    #expect(screen.copiedTexts == ["日本"])
  }

  @Test("A click and a drag of a control select nothing")
  func controls() throws {
    let screen = TerminalScreen(columns: 50, rows: 6) { Words() }
    let word = try place("beta", on: screen)
    drag(screen, word)
    let button = try place("Count 0", on: screen)
    drag(screen, button, (button.column + 2, button.row))
    #expect(screen.copiedTexts.isEmpty)
    #expect(screen.text.contains("Count 1"))
  }

  @Test("Beyond the screen, the selection ends at its edge")
  func beyond() throws {
    let screen = TerminalScreen(columns: 50, rows: 6) { Words() }
    let start = try place("right three", on: screen)
    drag(screen, start, (80, start.row), (80, start.row))
    #expect(screen.copiedTexts == ["right three"])
  }

  @Test("A drag goes on after the screen has become smaller than where it began")
  func resized() throws {
    let screen = TerminalScreen(columns: 50, rows: 30) {
      VStack(spacing: 0) {
        ForEach(0..<28) { Text("Line number \($0)") }
      }
    }
    let start = try place("Line number 25", on: screen)
    let shown = screen.renderer
    _ = shown.handle(.mouse(MouseEvent(.press(.left), at: CellPoint(column: start.column, row: start.row))))
    shown.resize(CellSize(columns: 50, rows: 6))
    for action in [MouseEvent.Action.drag(.left), .release(.left)] {
      _ = shown.handle(.mouse(MouseEvent(action, at: CellPoint(column: start.column + 2, row: 2))))
    }
    #expect(shown.takeCopiedText() == nil)
  }

  @Test("Typing unselects")
  func typing() throws {
    struct Form: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
        Text("Words to select")
      }
    }
    let screen = TerminalScreen(columns: 50, rows: 6) { Form() }
    let start = try place("Words", on: screen)
    drag(screen, start, (start.column + 4, start.row))
    #expect(screen.renderer.interaction.selection != nil)
    _ = screen.renderer.type("a")
    #expect(screen.renderer.interaction.selection == nil)
  }

  @Test("Escape unselects, and does nothing else")
  func escape() throws {
    let screen = TerminalScreen(columns: 50, rows: 8) {
      NavigationStack { NavigationLink("Further") { Text("Inner words") } }
    }
    screen.click("Further")
    let start = try place("Inner", on: screen)
    drag(screen, start, (start.column + 4, start.row))
    #expect(screen.copiedTexts == ["Inner"])
    screen.press(.escape)
    #expect(screen.text.contains("Inner words"))
    screen.press(.escape)
    #expect(screen.text.contains("Further"))
  }
}
