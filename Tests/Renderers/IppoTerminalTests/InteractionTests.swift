import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// What a pointer and a keyboard do beyond pressing.
@MainActor
@Suite struct InteractionTests {
  private struct Hovering: View {
    @State private var isOver = false
    @State private var column = -1

    var body: some View {
      VStack(alignment: .leading) {
        Text(isOver ? "over" : "away").onHover { isOver = $0 }
        Text("place \(column)").onContinuousHover { phase in
          if case .active(let point) = phase { column = Int(point.x / 8) } else { column = -1 }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func move(_ screen: TerminalScreen, _ column: Int, _ row: Int) {
    screen.send(.mouse(MouseEvent(.move, at: CellPoint(column: column, row: row))))
  }

  @Test func `views hear of the pointer, and the terminal is asked for its motion`() {
    let screen = TerminalScreen(columns: 20, rows: 4) { Hovering() }
    #expect(screen.renderer.wantsMotion)
    move(screen, 1, 0)
    #expect(screen.line(0) == "over")
    move(screen, 2, 0)
    #expect(screen.events.isEmpty)
    move(screen, 3, 1)
    #expect(screen.line(0) == "away")
    #expect(screen.line(1) == "place 3")
    move(screen, 19, 3)
    #expect(screen.line(1) == "place -1")
    #expect(!TerminalScreen(columns: 20, rows: 4) { Text("A") }.renderer.wantsMotion)
  }

  private struct Keys: View {
    @State private var log: [String] = []
    @State private var name = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("Board").focusable().onKeyPress(.downArrow) {
          log.append("down")
          return log.count < 3 ? .handled : .ignored
        }
        TextField("Name", text: $name).onKeyPress("x") {
          log.append("x")
          return .handled
        }
        Text(log.joined(separator: " "))
      }
    }
  }

  @Test func `a key goes to the view with the focus, and does what it does where no view takes it`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Keys() }
    screen.press(.down)
    screen.press(.down)
    #expect(screen.text.contains("down down"))
    // The third time the view ignores it: it moves the focus.
    screen.press(.down)
    #expect(screen.text.contains("down down down"))
    screen.type("axb")
    #expect(screen.text.contains("ab"))
    #expect(screen.text.contains("down down down x"))
  }

  private struct Table: View {
    @State private var dropped = "nothing"
    @State private var isTargeted = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("Card").draggable("ace")
        Text(isTargeted ? "Drop!" : "Table").dropDestination(for: String.self) { items, _ in
          dropped = items.joined()
          return true
        } isTargeted: {
          isTargeted = $0
        }
        Text(dropped)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a view is dragged to another`() {
    let screen = TerminalScreen(columns: 20, rows: 4) { Table() }
    screen.send(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 1, row: 0))))
    screen.send(.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 2, row: 1))))
    #expect(screen.line(1) == "Drop!")
    screen.send(.mouse(MouseEvent(.release(.left), at: CellPoint(column: 2, row: 1))))
    #expect(screen.line(1) == "Table")
    #expect(screen.line(2) == "ace")
  }

  @Test func `of the ways to report the mouse one is on`() {
    var moving = TerminalModes.app
    moving.reportsMotion = true
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(text(TerminalModes.app.bytes(to: moving)) == "\u{1B}[?1003h")
    #expect(text(moving.bytes(to: .app)) == "\u{1B}[?1003l\u{1B}[?1002h")
    #expect(text(moving.bytes(to: .shell)).contains("\u{1B}[?1003l\u{1B}[?1002l"))
  }
}
