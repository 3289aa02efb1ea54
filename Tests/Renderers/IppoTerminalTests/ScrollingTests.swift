import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Scrolling that the app asks for, and alternatives that fit.
@MainActor
@Suite struct ScrollingTests {
  private struct Rows: View {
    @State private var id: Int?
    var anchor: UnitPoint?

    var body: some View {
      VStack(spacing: 0) {
        Button("Go \(id ?? -1)") { id = 8 }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<12) { Text("row \($0)") } }
        }
        .scrollPosition(id: $id, anchor: .top)
        .defaultScrollAnchor(anchor)
      }
    }
  }

  @Test func `a binding scrolls to a row, and follows the wheel`() {
    let screen = TerminalScreen(columns: 20, rows: 5) { Rows() }
    #expect(screen.line(1).contains("row 0"))
    screen.press(.enter)
    #expect(screen.line(1).contains("row 8"))
    screen.send(.mouse(MouseEvent(.scrollUp, at: CellPoint(column: 5, row: 3))))
    #expect(screen.line(1).contains("row 5"))
    #expect(screen.line(0).contains("Go 5"))
  }

  private struct Jump: View {
    @State private var id: Int?

    var body: some View {
      VStack(spacing: 0) {
        Button("Go \(id ?? -1)") { id = 8 }
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } } }
          .scrollPosition(id: $id, anchor: .center)
      }
    }
  }

  @Test func `a binding keeps the row it was set to until a person scrolls`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Jump() }
    screen.press(.enter)
    #expect(screen.line(0).contains("Go 8"))
    #expect(screen.line(1).contains("row 6"))
    screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 3))))
    // The row in the middle is told, and not the first that is seen.
    #expect(screen.line(0).contains("Go 11"))
  }

  private struct Nested: View {
    @State private var id: Int?

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("Go") { id = 9 }
          Text("one")
          Text("two")
          ScrollView { VStack(spacing: 0) { ForEach(0..<12) { Text("row \($0)") } } }
            .frame(height: 48).scrollPosition(id: $id)
        }
      }
    }
  }

  @Test func `the region right around a view scrolls, and those around it stay`() {
    let screen = TerminalScreen(columns: 20, rows: 4) { Nested() }
    screen.press(.enter)
    #expect(screen.line(0).contains("Go"))
    // As little as it takes: the row is the last of three.
    #expect(screen.line(3).contains("row 7"))
  }

  private struct Log: View {
    @State private var count = 6

    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { count += 1 }
        ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)") } } }
          .defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test func `content that begins at its end stays there while it grows`() {
    let screen = TerminalScreen(columns: 20, rows: 4) { Log() }
    #expect(screen.line(3).contains("line 5"))
    screen.press(.enter)
    #expect(screen.line(3).contains("line 6"))
    screen.send(.mouse(MouseEvent(.scrollUp, at: CellPoint(column: 9, row: 2))))
    screen.press(.enter)
    #expect(!screen.text.contains("line 7"))
  }

  @Test func `a scroll view can be still`() {
    let screen = TerminalScreen(columns: 20, rows: 3) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("row \($0)") } } }.scrollDisabled(true)
    }
    screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 1))))
    #expect(screen.line(0).contains("row 0"))
  }
}
