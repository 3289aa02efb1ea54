import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Reordering between collections")
struct ReorderCollectionsTests {
  struct Task: Identifiable {
    let key: String
    var id: String { key }
  }

  struct Group: Identifiable {
    let id: Int
    var tasks: [Task]
  }

  @Observable
  final class Board {
    var groups: [Group]

    init(_ groups: [[String]]) {
      self.groups = groups.enumerated().map { Group(id: $0.offset, tasks: $0.element.map(Task.init)) }
    }

    var keys: [String] { groups.map { $0.tasks.map(\.key).joined() } }

    func apply(_ difference: ReorderDifference<String, Int>) {
      let moved = groups.flatMap(\.tasks).filter { difference.sources.contains($0.key) }
      for index in groups.indices { groups[index].tasks.removeAll { difference.sources.contains($0.key) } }
      guard let goal = groups.firstIndex(where: { $0.id == difference.destination.collectionID }) else { return }
      switch difference.destination.position {
      case .before(let key):
        let place = groups[goal].tasks.firstIndex { $0.key == key } ?? groups[goal].tasks.endIndex
        groups[goal].tasks.insert(contentsOf: moved, at: place)
      case .end: groups[goal].tasks += moved
      }
    }
  }

  /// Columns beside each other, as of a board of tasks.
  private func columns(_ board: Board) -> Screen {
    Screen {
      Lazily {
        HStack {
          ForEach(board.groups) { group in
            VStack {
              Text("Group \(group.id)")
              ForEach(group.tasks, id: \.key) { Text($0.key) }
                .reorderable(collectionID: group.id)
            }
          }
        }
        .reorderContainer(for: Task.self, itemID: \.key, in: Int.self) { board.apply($0) }
      }
    }
  }

  private func sections(_ board: Board) -> Screen {
    Screen {
      Lazily {
        List {
          ForEach(board.groups) { group in
            Section("Group \(group.id)") {
              ForEach(group.tasks) { Text($0.key) }
                .reorderable(collectionID: group.id)
            }
          }
        }
        .reorderContainer(for: Task.self, in: Int.self) { board.apply($0) }
      }
    }
  }

  private func id(_ text: String, in screen: Screen) throws -> RenderNodeID {
    try #require(screen.nodes.first { if case .text(let shown) = $0.element { shown.string == text } else { false } })
      .id
  }

  private func row(_ text: String, in screen: Screen) throws -> RenderNodeID {
    try #require(screen.rows.first { screen.texts(in: $0.id) == [text] }).id
  }

  private func drop(_ source: RenderNodeID, isBehind: Bool) -> RenderEvent {
    .drop(RenderDrop(source: source, location: .init(x: 1, y: 1), isBehind: isBehind))
  }

  private func key(_ name: String) -> RenderEvent { .key(RenderKeyPress(key: name, option: true)) }

  @Test("An item is dropped before or behind one of another column")
  func dropBetweenColumns() throws {
    let board = Board([["A", "B"], ["C", "D"]])
    let screen = columns(board)
    try screen.send(drop(id("A", in: screen), isBehind: false), to: id("D", in: screen))
    #expect(board.keys == ["B", "CAD"])
    try screen.send(drop(id("B", in: screen), isBehind: true), to: id("D", in: screen))
    #expect(board.keys == ["", "CADB"])
    #expect(screen.texts == ["Group 0", "Group 1", "C", "A", "D", "B"])
  }

  @Test("Keys go over the edge of a column into the one beside it, which may be empty")
  func keysBetweenColumns() throws {
    let board = Board([["A"], [], ["C", "D"]])
    let screen = columns(board)
    try screen.send(key("ArrowDown"), to: id("A", in: screen))
    #expect(board.keys == ["", "A", "CD"])
    try screen.send(key("ArrowDown"), to: id("A", in: screen))
    #expect(board.keys == ["", "", "ACD"])
    try screen.send(key("ArrowUp"), to: id("A", in: screen))
    try screen.send(key("ArrowUp"), to: id("A", in: screen))
    try screen.send(key("ArrowUp"), to: id("A", in: screen))
    #expect(board.keys == ["A", "", "CD"])
  }

  @Test("Rows of a list go into other sections by drops, and by keys at the ends of a section")
  func sectionsOfLists() throws {
    let board = Board([["A", "B"], ["C"]])
    let screen = sections(board)
    #expect(screen.rows.map(\.row.isMovable) == [true, true, true])
    #expect(try screen.graph.tree[row("A", in: screen)]?.attributes.gestures == [.grab, .drop, .reorder])
    try screen.send(drop(row("A", in: screen), isBehind: true), to: row("C", in: screen))
    #expect(board.keys == ["B", "CA"])
    try screen.send(key("ArrowUp"), to: row("C", in: screen))
    #expect(board.keys == ["BC", "A"])
    try screen.send(.move(to: 0), to: row("C", in: screen))
    #expect(board.keys == ["CB", "A"])
  }

  @Test("Columns that come and go are collections while they are there")
  func changingColumns() throws {
    let board = Board([["A"], ["B"]])
    let screen = columns(board)
    board.groups.append(Group(id: 7, tasks: []))
    board.groups.remove(at: 1)
    screen.graph.drain()
    try screen.send(key("ArrowDown"), to: id("A", in: screen))
    #expect(board.keys == ["", "A"])
    board.groups.removeLast()
    board.groups[0].tasks = [Task(key: "Z")]
    screen.graph.drain()
    try screen.send(key("ArrowDown"), to: id("Z", in: screen))
    #expect(board.keys == ["Z"])
  }

  @Test("What comes from elsewhere is dropped among the items, and the session names the place")
  func fromElsewhere() throws {
    let board = Board([["A", "B"], ["C"]])
    let log = Box<[String]>([])
    let screen = Screen {
      VStack {
        Text("New").draggable("N")
        HStack {
          ForEach(board.groups) { group in
            ForEach(group.tasks) { Text($0.key) }
              .reorderable(collectionID: group.id)
          }
          Text("Empty")
        }
        .reorderContainer(for: Task.self, in: Int.self) { board.apply($0) }
        .dropDestination(for: String.self) { items, session in
          let place = session.reorderDestination(for: Task.self, in: Int.self)
          guard let place else { return log.value.append("\(items) nowhere") }
          switch place.position {
          case .before(let key): log.value.append("\(items) before \(key) in \(place.collectionID)")
          case .end: log.value.append("\(items) at the end of \(place.collectionID)")
          }
        }
      }
    }
    let source = try id("New", in: screen)
    try screen.send(drop(source, isBehind: true), to: id("A", in: screen))
    try screen.send(drop(source, isBehind: true), to: id("C", in: screen))
    let container = try #require(
      screen.nodes.first { $0.attributes.gestures == .drop }, "The stack takes drops as a whole.")
    try screen.send(drop(source, isBehind: false), to: container.id)
    #expect(log.value == [#"["N"] before B in 0"#, #"["N"] at the end of 1"#, #"["N"] nowhere"#])
  }
}
