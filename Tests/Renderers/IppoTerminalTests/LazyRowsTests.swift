import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Rows are made as they come near the screen.
@MainActor
@Suite struct LazyRowsTests {
  @MainActor private final class Counter {
    var made = 0
  }

  private struct Rows: View {
    let count: Int
    let counter: Counter

    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { number in
          Text(verbatim: "row \(number)").onAppear { counter.made += 1 }
        }
      }
      .listStyle(.plain)
    }
  }

  @Test func `the first screen of many rows costs a few screens`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Rows(count: 100_000, counter: counter) }
    #expect(screen.line(0).contains("row 0"))
    #expect(screen.line(19).contains("row 19"))
    #expect(counter.made == 50)
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `the wheel comes to rows that were not made`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Rows(count: 100_000, counter: counter) }
    var first = 0
    for _ in 0..<100 {
      screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 5))))
      let next = Int(screen.line(0).split(separator: " ")[1]) ?? -1
      #expect(next > first)
      #expect(screen.line(19).contains("row \(next + 19)"))
      first = next
    }
    #expect(counter.made < first + 100)
    #expect(screen.refusedEvents.isEmpty)
  }

  private struct Jump: View {
    let counter: Counter

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(77_777, anchor: .top) }
          Rows(count: 100_000, counter: counter)
        }
      }
    }
  }

  @Test func `a row in the middle of many is scrolled to, and only what is around it is made`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Jump(counter: counter) }
    screen.press(.enter)
    #expect(screen.line(1).contains("row 77777"))
    #expect(screen.line(19).contains("row 77795"))
    #expect(counter.made < 300)
    #expect(screen.refusedEvents.isEmpty)
  }
}
