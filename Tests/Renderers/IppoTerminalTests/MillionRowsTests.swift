import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Lists with more rows than a screen has cells.
@MainActor
@Suite struct MillionRowsTests {
  private static let count = 3_000_000

  private struct Lines: View {
    @FocusState private var focus: Int?
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          Button("Last") { proxy.scrollTo(MillionRowsTests.count - 1) }
          Button("Focus") {
            proxy.scrollTo(2_000_000)
            focus = 2_000_000
          }
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(0..<MillionRowsTests.count, id: \.self) { number in
                Button {
                } label: {
                  Text(verbatim: "row \(number)")
                }
                .buttonStyle(.plain)
                .focused($focus, equals: number)
              }
            }
          }
          .defaultScrollAnchor(anchor)
        }
      }
    }
  }

  private struct ListOfLines: View {
    var body: some View {
      List { ForEach(0..<MillionRowsTests.count, id: \.self) { Text(verbatim: "row \($0)") } }.listStyle(.plain)
    }
  }

  @Test func `End goes to the last row, and Home to the first one`() {
    let screen = TerminalScreen(columns: 40, rows: 20) { ListOfLines() }
    screen.press(.end)
    #expect(screen.line(0).contains("row 2999980") && screen.line(19).contains("row 2999999"))
    screen.press(.pageUp)
    #expect(screen.line(19).contains("row 2999980"))
    screen.press(.home)
    #expect(screen.line(0).contains("row 0 "))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `a row far away is scrolled to, and has the focus`() {
    let screen = TerminalScreen(columns: 40, rows: 20) { Lines(anchor: nil) }
    screen.click("Last")
    #expect(screen.line(19).contains("row 2999999"))
    screen.click("Focus")
    #expect(screen.text.contains("row 2000000"))
    screen.press(.enter)
    screen.press(.down)
    #expect(screen.text.contains("row 2000001"))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `a list begins at its end where its anchor is there`() {
    let screen = TerminalScreen(columns: 40, rows: 20) { Lines(anchor: .bottom) }
    #expect(screen.line(19).contains("row 2999999"))
  }

  @Test func `an edge is scrolled to however far it is`() {
    struct Edges: View {
      @State private var position = ScrollPosition()

      var body: some View {
        VStack(spacing: 0) {
          Button("Bottom") { position.scrollTo(edge: .bottom) }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<MillionRowsTests.count, id: \.self) { Text(verbatim: "row \($0)") }
            }
          }
          .scrollPosition($position)
        }
      }
    }
    let screen = TerminalScreen(columns: 40, rows: 20) { Edges() }
    screen.click("Bottom")
    #expect(screen.line(19).contains("row 2999999"))
  }

  @Test func `an arrow goes on from what is seen, once the focused row is scrolled away`() {
    struct Chosen: View {
      @State private var chosen = "none"

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "chosen \(chosen)")
          List {
            ForEach(0..<1000, id: \.self) { number in Button("row \(number)") { chosen = "\(number)" } }
          }
          .listStyle(.plain)
        }
      }
    }
    func chosen(_ keys: TerminalKeyPress.Key...) -> String {
      let screen = TerminalScreen(columns: 40, rows: 11) { Chosen() }
      for key in keys { screen.press(key) }
      return screen.line(0).trimmingPrefix("chosen ").split(separator: " ").first.map(String.init) ?? ""
    }
    #expect(chosen(.end, .down, .enter) == "990")
    #expect(chosen(.end, .up, .enter) == "999")
    #expect(chosen(.down, .pageDown, .pageDown, .down, .down, .enter) == "19")
    #expect(chosen(.down, .down, .enter) == "2")
  }

  private struct Item: Identifiable {
    let id: Int
    var remainder: Int { id % 7 }
  }

  private final class Counter { var count = 0 }

  private struct Numbers: View {
    let cells: Counter
    @State private var items = (0..<100_000).map(Item.init)
    @State private var order: [KeyPathComparator<Item>] = []

    private func counted(_ number: Int) -> Text {
      cells.count += 1
      return Text(verbatim: "\(number)")
    }

    var body: some View {
      Table(items, sortOrder: $order) {
        TableColumn("Number", value: \.id) { counted($0.id) }
        TableColumn("Remainder", value: \.remainder) { counted($0.remainder) }
      }
      .onChange(of: order) { items.sort(using: order) }
    }
  }

  @Test func `a table of 100,000 rows is sorted by its header without making its rows`() {
    let cells = Counter()
    let screen = TerminalScreen(columns: 40, rows: 12) { Numbers(cells: cells) }
    var made = 0
    func press(_ header: String, shows rows: [String]) {
      cells.count = 0
      #expect(screen.click(header))
      for (index, row) in rows.enumerated() { #expect(screen.text.contains(row), "row \(index) of \(screen.text)") }
      made = max(made, cells.count)
    }
    press("Number", shows: ["0", "9"])
    press("Number", shows: ["99999", "99991"])
    press("Remainder", shows: ["99995", "99988"])
    #expect(made < 1_000, "\(made) cells of 200,000 are made")
    #expect(screen.refusedEvents.isEmpty)
  }
}
