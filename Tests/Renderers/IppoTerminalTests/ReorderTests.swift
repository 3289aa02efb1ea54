import IppoTerminal
import IppoTesting
import IppoUI
import Testing

private struct Card: Identifiable {
  let id: String
}

private struct Column: Identifiable {
  let id: Int
  var cards: [Card]
}

private struct Board: View {
  enum Kind { case stack, list }

  let kind: Kind
  @State private var columns = [
    Column(id: 0, cards: [Card(id: "Ace"), Card(id: "Ten")]), Column(id: 1, cards: [Card(id: "Two")]),
  ]

  var body: some View {
    Group {
      switch kind {
      case .stack:
        VStack(alignment: .leading) {
          ForEach(columns) { column in
            Text("Column \(column.id)")
            ForEach(column.cards) { Text($0.id).padding(.leading) }
              .reorderable(collectionID: column.id)
          }
        }
      case .list:
        List {
          ForEach(columns) { column in
            Section("Column \(column.id)") {
              ForEach(column.cards) { Text($0.id) }
                .reorderable(collectionID: column.id)
            }
          }
        }
      }
    }
    .reorderContainer(for: Card.self, in: Int.self) { difference in
      let all = columns.flatMap(\.cards)
      let moved = difference.sources.compactMap { id in all.first { $0.id == id } }
      for index in columns.indices { columns[index].cards.removeAll { difference.sources.contains($0.id) } }
      let goal = difference.destination.collectionID
      switch difference.destination.position {
      case .before(let id):
        let place = columns[goal].cards.firstIndex { $0.id == id } ?? 0
        columns[goal].cards.insert(contentsOf: moved, at: place)
      case .end: columns[goal].cards += moved
      }
    }
  }
}

@MainActor
@Suite("Reordering in a terminal")
struct ReorderTests {
  private func order(_ screen: TerminalScreen) -> [String] {
    screen.lines.compactMap { line in
      ["Column 0", "Column 1", "Ace", "Ten", "Two"].first { line.lowercased().contains($0.lowercased()) }
    }
  }

  private func drag(_ screen: TerminalScreen, _ from: String, to: String) throws {
    let (start, end) = try (#require(screen.place(of: from)), #require(screen.place(of: to)))
    for (action, place) in [(MouseEvent.Action.press(.left), start), (.drag(.left), end), (.release(.left), end)] {
      screen.send(.mouse(MouseEvent(action, at: place)))
    }
  }

  @Test("An item is dragged to another one, in its column and in the one beside it")
  func pointer() throws {
    let screen = TerminalScreen(columns: 30, rows: 8) { Board(kind: .stack) }
    try drag(screen, "Ace", to: "Ten")
    #expect(order(screen) == ["Column 0", "Ten", "Ace", "Column 1", "Two"])
    try drag(screen, "Ten", to: "Two")
    #expect(order(screen) == ["Column 0", "Ace", "Column 1", "Ten", "Two"])
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test(
    "An item has the focus, and Option with an arrow moves it and the focus with it",
    arguments: [Board.Kind.stack, .list])
  fileprivate func keys(_ kind: Board.Kind) {
    let screen = TerminalScreen(columns: 30, rows: 12) { Board(kind: kind).environment(\.editMode, .constant(.active)) }
    screen.press(.down, .option)
    #expect(order(screen) == ["Column 0", "Ten", "Ace", "Column 1", "Two"])
    screen.press(.down, .option)
    #expect(order(screen) == ["Column 0", "Ten", "Column 1", "Ace", "Two"])
    screen.press(.up, .option)
    screen.press(.up, .option)
    screen.press(.up, .option)
    #expect(order(screen) == ["Column 0", "Ace", "Ten", "Column 1", "Two"])
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test("In the reading mode the moves are actions of an item", arguments: [Board.Kind.stack, .list])
  fileprivate func reading(_ kind: Board.Kind) {
    let reader = TerminalReader { Board(kind: kind) }
    #expect(reader.lines.filter { $0.contains("actions available") }.count == 3)
    let actions = reader.enter("2 ?")
    #expect(actions == ["Ten:", "1. Move up", "2. Move down"])
    _ = reader.enter("2")
    let names = reader.enter("").compactMap { line in
      ["Column 0", "Column 1", "Ace", "Ten", "Two"].first { line.contains($0) }
    }
    #expect(names == ["Column 0", "Ace", "Column 1", "Ten", "Two"])
  }
}
