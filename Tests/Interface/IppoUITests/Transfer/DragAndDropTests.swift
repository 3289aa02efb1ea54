import Foundation
import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Dragging and dropping")
struct DragAndDropTests {
  struct Card: Transferable, Codable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name) { Card(name: $0) }
    }
  }

  struct Board: View {
    @State private var isTargeted = false
    let log: Box<[Card]>
    var body: some View {
      Text("Source").draggable(Card(name: "Ace"))
      Text(isTargeted ? "Here!" : "Target")
        .dropDestination(for: Card.self) { cards, place in
          log.value += cards
          return place.x == 1
        } isTargeted: {
          isTargeted = $0
        }
    }
  }

  private func id(_ text: String, in screen: Screen) throws -> RenderNodeID {
    try #require(screen.nodes.first { if case .text(let shown) = $0.element { shown.string == text } else { false } })
      .id
  }

  private func drop(_ source: RenderNodeID?, text: String? = nil, x: Double = 1) -> RenderEvent {
    .drop(RenderDrop(source: source, text: text, location: .init(x: x, y: 0)))
  }

  @Test("A value that is dragged within a window arrives as it is")
  func values() throws {
    let log = Box<[Card]>([])
    let screen = Screen { Board(log: log) }
    let target = try id("Target", in: screen)
    #expect(screen.graph.tree[target]?.attributes.gestures == .drop)
    #expect(try screen.graph.tree[id("Source", in: screen)]?.attributes.gestures == .grab)
    try screen.send(.dropTarget(true), to: target)
    #expect(screen.texts.last == "Here!")
    try screen.send(.dropTarget(false), to: target)
    try screen.send(drop(id("Source", in: screen)), to: target)
    #expect(log.value == [Card(name: "Ace")])
  }

  struct Photo: Transferable, Equatable {
    /// No text in UTF-8.
    var bytes = Data([0xFF, 0xD8, 0xFF])
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .jpeg, exporting: { $0.bytes }, importing: { Photo(bytes: $0) })
    }
  }

  @Test("A value of another type, or of an item provider, is read from how it is written")
  func converted() async throws {
    let cards = Watched<[Card]>([])
    let names = Watched<[String]>([])
    let files = Watched<[Data]>([])
    let screen = Screen {
      Text("Number").draggable("7")
      Text("Card").draggable(Card(name: "Ace"))
      Text("Provider").onDrag { NSItemProvider(object: "King") }
      Text("Photo").draggable(Photo())
      Text("Cards").dropDestination(for: Card.self) { items, _ in
        cards.value += items
        return true
      }
      Text("Names").dropDestination(for: String.self) { items, _ in
        names.value += items
        return true
      }
      Text("Files").dropDestination(for: Data.self) { items, _ in
        files.value += items
        return true
      }
    }
    try screen.send(drop(id("Provider", in: screen)), to: id("Names", in: screen))
    #expect(names.value == ["King"])
    try screen.send(drop(id("Card", in: screen)), to: id("Names", in: screen))
    try await names.wait(for: "the name of a card") { $0 == ["King", "Ace"] }
    try screen.send(drop(id("Number", in: screen)), to: id("Cards", in: screen))
    try await cards.wait(for: "a card of a text") { $0 == [Card(name: "7")] }
    try screen.send(drop(id("Provider", in: screen)), to: id("Cards", in: screen))
    try await cards.wait(for: "a card of a provider") { $0.last == Card(name: "King") }
    try screen.send(drop(id("Photo", in: screen)), to: id("Files", in: screen))
    try await files.wait(for: "the bytes of a photo") { $0 == [Photo().bytes] }
  }

  @Test("Nodes that cannot be dragged are refused")
  func refused() throws {
    let log = Box<[Card]>([])
    let screen = Screen { Board(log: log) }
    let target = try id("Target", in: screen)
    #expect(throws: RenderEventError.self) { try screen.send(drop(target), to: target) }
    #expect(throws: RenderEventError.self) { try screen.send(drop(RenderNodeID(999)), to: target) }
    #expect(log.value == [])
  }

  @Test("What is dropped between rows is told where it belongs")
  func rows() async throws {
    let log = Watched<[String]>([])
    let screen = Screen {
      Text("Source").draggable("x")
      List {
        Text("Head")
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .dropDestination(for: String.self) { log.value.append("\($0.joined()) at \($1)") }
        ForEach(["c"], id: \.self) { Text($0) }
          .onInsert(of: [.plainText]) { log.value.append("\($1.count) at \($0)") }
      }
    }
    let source = try id("Source", in: screen)
    func drop(_ text: String? = nil, on row: String, behind: Bool) throws {
      let target = try #require(screen.graph.tree.parent(of: id(row, in: screen)))
      #expect(screen.graph.tree[target]?.attributes.gestures == .drop)
      try screen.send(.dropTarget(true), to: target)
      try screen.send(
        .drop(
          RenderDrop(source: text == nil ? source : nil, text: text, location: .init(x: 0, y: 0), isBehind: behind)),
        to: target)
    }
    try drop(on: "a", behind: false)
    try drop(on: "b", behind: true)
    try drop(on: "c", behind: true)
    try drop("y", on: "c", behind: false)
    #expect(log.value == ["x at 0", "x at 2", "1 at 1", "1 at 0"])
    try drop("z", on: "b", behind: false)
    try await log.wait(for: "the fifth drop") { $0.count == 5 }
    #expect(log.value.last == "z at 1")
    let head = try #require(screen.graph.tree.parent(of: id("Head", in: screen)))
    #expect(screen.graph.tree[head]?.attributes.gestures == [])
  }

  @Test("Text from outside is read by the first representation that can")
  func text() async throws {
    let card = try await Card.transferRepresentation._read(#"{"name":"King"}"#)
    #expect(card as? Card == Card(name: "King"))
    #expect(try await Card.transferRepresentation._read("Queen") as? Card == Card(name: "Queen"))
    #expect(try await URL.transferRepresentation._read("https://example.org") == URL(string: "https://example.org"))
  }

  @Test("A value of any type that can be transferred passes to another task")
  func sendable() async {
    func passed<T: Transferable>(_ item: T) async -> T { await Task.detached { item }.value }
    #expect(await passed(Card(name: "Ace")) == Card(name: "Ace"))
  }
}
