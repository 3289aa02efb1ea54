import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Rows that are dragged by their handles.
@MainActor
@Suite struct RowHandleTests {
  private struct Fruits: View {
    @State private var fruits = ["Apple", "Banana", "Cherry"]

    var body: some View {
      List { ForEach(fruits, id: \.self) { Text($0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) } }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
    }
  }

  private func mouse(_ screen: TerminalScreen, _ action: MouseEvent.Action, _ row: Int) {
    screen.send(.mouse(MouseEvent(action, at: CellPoint(column: 18, row: row))))
  }

  private func handles(_ screen: TerminalScreen) -> [Character?] { (0..<3).map { screen.line($0).last } }

  @Test func `the row under the pointer shows on which side the dragged row comes to stand`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Fruits() }
    #expect(handles(screen) == ["≡", "≡", "≡"])
    mouse(screen, .press(.left), 0)
    mouse(screen, .drag(.left), 1)
    #expect(handles(screen) == ["≡", "↓", "≡"])
    mouse(screen, .drag(.left), 2)
    #expect(handles(screen) == ["≡", "≡", "↓"])
    mouse(screen, .release(.left), 2)
    let names = (0..<3).map { screen.line($0).split(separator: " ").first }
    #expect(names == ["Banana", "Cherry", "Apple"])
    #expect(handles(screen) == ["≡", "≡", "≡"])
    mouse(screen, .press(.left), 2)
    mouse(screen, .drag(.left), 0)
    #expect(handles(screen) == ["↑", "≡", "≡"])
    // Back at its own place, and outside of all rows, the row stays.
    mouse(screen, .drag(.left), 2)
    #expect(handles(screen) == ["≡", "≡", "≡"])
    mouse(screen, .drag(.left), 0)
    mouse(screen, .drag(.left), 5)
    #expect(handles(screen) == ["≡", "≡", "≡"])
    mouse(screen, .release(.left), 5)
    #expect(screen.line(2).contains("Apple"))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `a drag whose release is lost shows no place any more`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Fruits() }
    mouse(screen, .press(.left), 0)
    mouse(screen, .drag(.left), 2)
    mouse(screen, .move, 2)
    #expect(handles(screen) == ["≡", "≡", "≡"])
    #expect(screen.line(0).contains("Apple"))
  }
}
