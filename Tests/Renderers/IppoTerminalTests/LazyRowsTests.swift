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

  /// Rows of one and of two lines, which tell how many of them there are.
  private struct Uneven: View {
    let living: Counter

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<100_000, id: \.self) { number in
            VStack(alignment: .leading, spacing: 0) {
              Text(verbatim: "row \(number)")
              if !number.isMultiple(of: 3) { Text(verbatim: "more of \(number)") }
            }
            .onAppear { living.made += 1 }
            .onDisappear { living.made -= 1 }
          }
        }
      }
    }
  }

  @Test func `rows that are far are put away, and what one reads stays in its place`() {
    let living = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Jump(goal: 50_000) { Uneven(living: living) } }
    screen.press(.enter)
    #expect(screen.line(1).contains("row 50000"))
    for kind in [MouseEvent.Action.scrollUp, .scrollDown, .scrollDown, .scrollUp] {
      for _ in 0..<200 {
        let former = (1..<20).map { screen.line($0).prefix(30) }
        screen.send(.mouse(MouseEvent(kind, at: CellPoint(column: 5, row: 5))))
        let new = (1..<20).map { screen.line($0).prefix(30) }
        let distance = 3
        if kind == .scrollUp {
          #expect(Array(new.dropFirst(distance)) == Array(former.dropLast(distance)))
        } else {
          #expect(Array(new.dropLast(distance)) == Array(former.dropFirst(distance)))
        }
        #expect(living.made < 500)
      }
    }
    #expect(screen.refusedEvents.isEmpty)
  }

  /// Content below a button that scrolls to a row.
  private struct Jump<Content: View>: View {
    let goal: Int
    @ViewBuilder let content: Content

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(goal, anchor: .top) }
          content
        }
      }
    }
  }

  @Test func `a row in the middle of many is scrolled to, and only what is around it is made`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) {
      Jump(goal: 77_777) { Rows(count: 100_000, counter: counter) }
    }
    screen.press(.enter)
    #expect(screen.line(1).contains("row 77777"))
    #expect(screen.line(19).contains("row 77795"))
    #expect(counter.made < 300)
    #expect(screen.refusedEvents.isEmpty)
  }

  private struct Cells: View {
    let counter: Counter

    var body: some View {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
          Section("Numbers") {
            ForEach(0..<100_000, id: \.self) { number in
              Text(verbatim: "\(number)").onAppear { counter.made += 1 }
            }
          }
        }
      }
    }
  }

  @Test func `cells of a grid are made as they come near the screen, in the columns they belong in`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Jump(goal: 50_000) { Cells(counter: counter) } }
    func numbers(_ row: Int) -> [Int] { screen.line(row).split(separator: " ").compactMap { Int($0) } }
    #expect(screen.line(1).contains("Numbers"))
    #expect(numbers(2) == [0, 1, 2, 3])
    #expect(numbers(19) == [68, 69, 70, 71])
    #expect(counter.made < 200)
    var first = 0
    for _ in 0..<50 {
      screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 5))))
      let next = numbers(2).first ?? -1
      #expect(next > first && next.isMultiple(of: 4))
      #expect(numbers(19) == Array(next + 68..<next + 72))
      first = next
    }
    screen.press(.enter)
    #expect(numbers(1) == [50_000, 50_001, 50_002, 50_003])
    #expect(numbers(19) == [50_072, 50_073, 50_074, 50_075])
    #expect(counter.made < first + 800)
    #expect(screen.refusedEvents.isEmpty)
  }

  private struct Item: Identifiable {
    let id: Int
    var items: [Item]?
  }

  private struct Table100: View {
    let counter: Counter
    @State private var items = (0..<100_000).map { Item(id: $0) }
    @State private var order = [KeyPathComparator(\Item.id)]

    var body: some View {
      Table(items, sortOrder: $order) {
        TableColumn("Number", value: \.id) { item in
          Text(verbatim: "row \(item.id)").onAppear { counter.made += 1 }
        }
        TableColumn("Half") { Text(verbatim: "\($0.id / 2)") }
      }
      .onChange(of: order) { items.sort(using: order) }
    }
  }

  @Test func `rows of a table are made as they come near the screen, and sorted`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Table100(counter: counter) }
    func numbers() -> [Int] {
      (0..<20).compactMap { row in
        let words = screen.line(row).split(separator: " ")
        return words.first == "row" ? Int(words[1]) : nil
      }
    }
    #expect(numbers() == Array(0..<18))
    var first = 0
    for _ in 0..<100 {
      screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 5))))
      let shown = numbers()
      let next = shown.first ?? -1
      #expect(shown.count >= 17 && shown == Array(next..<next + shown.count))
      #expect(next >= first)
      first = next
    }
    #expect(first > 100)
    #expect(counter.made < first + 150)
    #expect(screen.refusedEvents.isEmpty)
  }

  private struct Outline: View {
    let counter: Counter
    let items = [Item(id: -1, items: (0..<100_000).map { Item(id: $0, items: $0 == 1 ? [Item(id: -10)] : nil) })]

    var body: some View {
      List(items, children: \.items) { item in
        Text(verbatim: "row \(item.id)").onAppear { counter.made += 1 }
      }
      .listStyle(.plain)
    }
  }

  @Test func `rows of an outline are made as they come near the screen, further in`() {
    let counter = Counter()
    let screen = TerminalScreen(columns: 40, rows: 20) { Outline(counter: counter) }
    #expect(screen.line(0).hasPrefix(" ▸ row -1"))
    screen.press(.right)
    #expect(screen.line(0).hasPrefix(" ▾ row -1"))
    #expect(screen.line(1).hasPrefix("   row 0"))
    #expect(screen.line(2).hasPrefix("   ▸ row 1"))
    screen.press(.down)
    screen.press(.right)
    #expect(screen.line(3).hasPrefix("     row -10"))
    #expect(screen.line(4).hasPrefix("   row 2"))
    for turn in 1...100 {
      screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 5))))
      if turn > 3 { #expect(screen.line(0).hasPrefix("   row \(turn * 3 - 2)")) }
    }
    #expect(counter.made < 500)
    #expect(screen.refusedEvents.isEmpty)
  }
}
