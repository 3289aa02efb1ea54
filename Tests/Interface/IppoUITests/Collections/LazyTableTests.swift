import Foundation
import RandomRenderTrees
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct LazyTableTests {
  struct Item: Identifiable {
    var id: Int
    var size: Int { -id }
  }

  @MainActor @Observable
  final class Model {
    var items: [Item]
    var selection: Set<Int> = []
    var order = [KeyPathComparator(\Item.id)]
    var appeared: [Int] = []
    @ObservationIgnored var read = 0

    init(_ ids: some Sequence<Int>) { items = ids.map { Item(id: $0) } }
  }

  struct TableScreen: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.items, selection: $model.selection, sortOrder: $model.order) {
        TableColumn("Number", value: \.id) { item in
          LazyRowView(id: item.id).onAppear { model.appeared.append(item.id) }
        }
        TableColumn("Size", value: \.size) { Text(verbatim: "#\($0.size)") }
      }
      .onChange(of: model.order) { model.items.sort(using: model.order) }
    }
  }

  private func row(_ id: Int, in window: LazyWindow) throws -> RenderNodeID {
    let text = try #require(
      window.graph.tree.subtree(of: window.graph.tree.root!).first {
        if case .text(let text)? = window.graph.tree[$0]?.element { text.string.hasPrefix("\(id): ") } else { false }
      })
    var node: RenderNodeID? = text
    while let id = node {
      if case .gridRow? = window.graph.tree[id]?.element { return id }
      node = window.graph.tree.parent(of: id)
    }
    return try #require(node)
  }

  @Test func `rows that are not near are not made, and do not appear`() throws {
    let model = Model(0..<100_000)
    let window = LazyWindow { TableScreen(model: model) }
    #expect(window.shape == Array(0..<10) + [-99_990])
    #expect(model.appeared == Array(0..<10))
    try window.graph.send(.reach(first: 490, count: 3), to: window.gaps[0])
    #expect(window.shape == Array(0..<10) + [-490] + [500, 501, 502] + [-99_497])
  }

  @Test func `a row before the first one costs one row, and a selected one is told`() throws {
    let model = Model(0..<100_000)
    let window = LazyWindow { TableScreen(model: model) }
    window.forget()
    model.items.insert(Item(id: -1), at: 0)
    window.graph.drain()
    #expect(window.shape == Array(-1..<10) + [-99_990])
    #expect(window.bodies.filter { $0 == "LazyRowView" } == ["LazyRowView"])
    #expect(window.ops.count < 30, "one row, and what is in it")
    let cell = try #require(
      window.graph.tree.subtree(of: row(3, in: window)).first {
        window.graph.tree[$0]?.attributes.gestures.contains(.tap) == true
      })
    window.forget()
    try window.graph.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: cell)
    #expect(model.selection == [3])
    #expect(window.ops.count <= 3, "the row, and its two cells: \(window.ops.count)")
    #expect(try window.graph.tree[row(3, in: window)]?.attributes.accessibility.traits.contains(.isSelected) == true)
  }

  @Test func `another order shows the first rows of it, and the state of rows goes with them`() throws {
    let model = Model(0..<1_000)
    let window = LazyWindow { TableScreen(model: model) }
    try window.tap("3: 0")
    model.order = [KeyPathComparator(\Item.id, order: .reverse)]
    window.graph.drain()
    let shape = window.shape
    #expect(shape.filter { $0 >= 0 } == Array((0..<10).reversed()))
    #expect(shape.first == -990, "rows that are there stay, wherever they have gone")
    _ = try window.node("3: 1")
  }

  @Test func `values of rows are read when the rows are made`() {
    let model = Model(0..<1_000)
    let window = LazyWindow {
      Table(of: Item.self) {
        TableColumn("Number") { Text(verbatim: "\($0.id)") }
      } rows: {
        TableRow(Item(id: 7_000))
        ForEach(model.items) { item in
          model.read += 1
          return TableRow(item)
        }
        TableRow(Item(id: 8_000))
      }
    }
    #expect(window.shape == [7_000] + Array(0..<9) + [-992])
    #expect(model.read < 100, "\(model.read)")
    let mixed = LazyWindow {
      Table(of: Item.self) {
        TableColumn("Number") { Text(verbatim: "\($0.id)") }
      } rows: {
        ForEach(model.items) { item in
          TableRow(item)
          TableRow(Item(id: item.id + 5_000))
        }
      }
    }
    #expect(mixed.shape == [0, 5_000, 1, 5_001, 2, 5_002, 3, 5_003, 4, 5_004, -1_990])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `after any changes rows show the data, and gaps what is left`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model(0..<Int.random(in: 0...200, using: &random))
    let window = LazyWindow { TableScreen(model: model) }
    var next = 1_000
    for _ in 0..<50 {
      let count = model.items.count
      switch Int.random(in: 0...8, using: &random) {
      case 0, 1:
        let new = (next..<next + Int.random(in: 1...15, using: &random)).map { Item(id: $0) }
        next += new.count
        model.items.insert(contentsOf: new, at: Int.random(in: 0...count, using: &random))
      case 2 where count > 0:
        let start = Int.random(in: 0..<count, using: &random)
        model.items.removeSubrange(start..<Int.random(in: start..<min(count, start + 20), using: &random))
      case 3 where count > 1:
        model.items.swapAt(Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      case 4:
        model.order = [KeyPathComparator(\Item.id, order: Bool.random(using: &random) ? .forward : .reverse)]
      case 5 where count > 0:
        model.selection = [model.items[Int.random(in: 0..<count, using: &random)].id]
      case 6:
        guard let made = window.shape.filter({ $0 >= 0 }).randomElement(using: &random) else { break }
        try window.graph.send(
          .release(count: Int.random(in: 1...8, using: &random)), to: row(made, in: window))
      default:
        guard let gap = window.gaps.randomElement(using: &random),
          case .gap(let element)? = window.graph.tree[gap]?.element
        else { break }
        let first = Int.random(in: 0..<element.count, using: &random)
        try window.graph.send(.reach(first: first, count: Int.random(in: 1...20, using: &random)), to: gap)
      }
      window.graph.drain()
      var place = 0
      for item in window.shape {
        guard item >= 0 else {
          place -= item
          continue
        }
        #expect(model.items[place].id == item)
        #expect(
          try window.graph.tree[row(item, in: window)]?.attributes.accessibility.traits.contains(.isSelected)
            == model.selection.contains(item))
        place += 1
      }
      #expect(place == model.items.count)
      #expect(zip(window.shape, window.shape.dropFirst()).allSatisfy { $0 >= 0 || $1 >= 0 }, "no two gaps in a row")
    }
  }
}
