import Testing

@testable import IppoUI

@MainActor
@Suite("Containers of what is dragged")
struct DragContainerTests {
  struct Card: Transferable, Codable, Equatable, Identifiable {
    var id: Int
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  struct Board: View {
    let selection: [Int]
    let log: Box<[[Card]]>

    var body: some View {
      VStack { ForEach(0..<3) { Text("card \($0)").draggable(containerItemID: $0) } }
        .dragContainer(for: Card.self) { $0.map { Card(id: $0) } }
        .dragContainerSelection(selection)
      Text("target").dropDestination(for: Card.self) { cards, _ in
        log.value.append(cards)
        return true
      }
    }
  }

  private func dropped(_ card: Int, selecting selection: [Int]) throws -> [[Int]] {
    let log = Box<[[Card]]>([])
    let screen = Screen { Board(selection: selection, log: log) }
    func id(_ text: String) throws -> RenderNodeID {
      try screen.first { if case .text(let shown) = $0, shown.string == text { shown } else { nil } }.id
    }
    try screen.send(
      .drop(RenderDrop(source: id("card \(card)"), text: nil, location: .init(x: 0, y: 0))), to: id("target"))
    return log.value.map { $0.map(\.id) }
  }

  struct Pile: View {
    let log: Box<[Int]>

    var body: some View {
      VStack { ForEach(0..<3) { Text("card \($0)").draggable(containerItemID: $0) } }
        .dragContainer(for: Card.self) { $0.map { Card(id: $0) } }
        .dragContainerSelection([0, 1])
      Text("target").onDrop(of: [.data], isTargeted: nil) { providers in
        log.value.append(providers.count { $0.canLoadObject(ofClass: Card.self) })
        return true
      }
      List { ForEach(["row"], id: \.self) { Text($0) }.onInsert(of: [.data]) { log.value.append($1.count) } }
    }
  }

  @Test("Each of several items has a provider of its own")
  func providers() throws {
    let log = Box<[Int]>([])
    let screen = Screen { Pile(log: log) }
    func id(_ text: String) throws -> RenderNodeID {
      try screen.first { if case .text(let shown) = $0, shown.string == text { shown } else { nil } }.id
    }
    let row = try #require(screen.graph.tree.parent(of: id("row")))
    for target in [try id("target"), row] {
      try screen.send(
        .drop(RenderDrop(source: id("card 1"), text: nil, location: .init(x: 0, y: 0))), to: target)
    }
    #expect(log.value == [2, 2])
  }

  @Test("The container makes the values: of one item, or of all that are selected with it")
  func values() throws {
    #expect(try dropped(1, selecting: []) == [[1]])
    #expect(try dropped(1, selecting: [0, 1]) == [[0, 1]])
    #expect(try dropped(2, selecting: [0, 1]) == [[2]])
  }
}
