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
    window.forget()
    try window.graph.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: window.row(of: 3))
    #expect(model.selection == [3])
    #expect(window.ops.count == 1, "the row")
    #expect(try isSelected(window.row(of: 3), in: window))
    #expect(window.bodies == ["SelectionFollower<Int>"], "no row and no cell is evaluated")
    window.forget()
    model.selection = [5]
    window.graph.drain()
    #expect(window.ops.count == 2, "the row that was selected, and the one that is")
    #expect(try !isSelected(window.row(of: 3), in: window))
  }

  @Test func `headers stay in sight, and cells of nothing or of several views keep their columns`() throws {
    let window = LazyWindow {
      Table([Item(id: 1), Item(id: 2)]) {
        TableColumn("Odd") { item in
          if !item.id.isMultiple(of: 2) { Text(verbatim: "odd") }
        }
        TableColumn("Both") { item in
          Text(verbatim: "\(item.id)")
          Text(verbatim: "again")
        }
      }
    }
    let rows = window.graph.tree.subtree(of: window.graph.tree.root!).filter {
      if case .gridRow? = window.graph.tree[$0]?.element { true } else { false }
    }
    #expect(rows.map { window.graph.tree.children(of: $0).count } == [2, 2, 2])
    #expect(rows.map { window.graph.tree[$0]?.attributes.pin } == [.top, nil, nil])
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

  @Test func `a header sorts 100,000 rows, and only those that show are made`() throws {
    let model = Model(0..<100_000)
    let window = LazyWindow { SortedTable(model: model) }
    window.forget()
    model.read = 0
    try window.tap("Size")
    // The rows that are there are the last ones now. The renderer asks for the first ones, which come into sight.
    #expect(window.shape == [-99_990] + Array((0..<10).reversed()))
    try window.graph.send(.reach(first: 0, count: 10), to: window.gaps[0])
    #expect(window.shape == Array((99_990..<100_000).reversed()) + [-99_980] + Array((0..<10).reversed()))
    #expect(model.read <= 80, "cells are made for \(model.read) values")
    #expect(window.bodies.count <= 200, "\(window.bodies.count) bodies")
    #expect(window.ops.count <= 400, "\(window.ops.count) ops")
    window.forget()
    model.read = 0
    try window.tap("Size")
    #expect(window.shape == Array(0..<10) + [-99_980] + Array(99_990..<100_000))
    #expect(model.read <= 80 && window.bodies.count <= 200 && window.ops.count <= 400)
  }

  /// A table that is sorted by its headers, and counts the cells that are made.
  private struct SortedTable: View {
    @Bindable var model: Model

    private func counted(_ item: Item) -> Item {
      model.read += 1
      return item
    }

    var body: some View {
      Table(model.items, sortOrder: $model.order) {
        TableColumn("Number", value: \.id) { Text(verbatim: "\(counted($0).id): ") }
        TableColumn("Size", value: \.size) { Text(verbatim: "#\(counted($0).size)") }
      }
      .onChange(of: model.order) { model.items.sort(using: model.order) }
    }
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
      default: try window.scroll(using: &random)
      }
      window.graph.drain()
      window.expectRows(model.items.map(\.id))
      #expect(selectedRows(window) == window.shape.filter { model.selection.contains($0) })
    }
  }

  /// The numbers of the rows that look selected.
  private func selectedRows(_ window: LazyWindow) -> [Int] {
    let tree = window.graph.tree
    return tree.subtree(of: tree.root!).compactMap { id -> Int? in
      guard case .gridRow(let row)? = tree[id]?.element, row.isSelected else { return nil }
      return tree.subtree(of: id).lazy.compactMap { node -> Int? in
        if case .text(let text)? = tree[node]?.element { Int(text.string.prefix { $0 != ":" }) } else { nil }
      }.first
    }
  }

  /// Whether a row looks selected, and is said to be.
  private func isSelected(_ row: RenderNodeID, in window: LazyWindow) throws -> Bool {
    let node = try #require(window.graph.tree[row])
    guard case .gridRow(let element) = node.element else { return false }
    #expect(node.attributes.accessibility.traits.contains(.isSelected) == element.isSelected)
    return element.isSelected
  }

  @Test func `a row that goes makes no other row to be looked for`() throws {
    let model = Model(0..<100_000)
    let window = LazyWindow { CountingTable(model: model) }
    window.forget()
    model.read = 0
    model.items.remove(at: 2)
    window.graph.drain()
    #expect(window.shape == [0, 1] + Array(3..<10) + [-99_990])
    #expect(model.read < 40, "rows that show")
    model.read = 0
    model.items.insert(model.items.remove(at: 4), at: 90_000)
    window.graph.drain()
    #expect(window.shape == [0, 1, 3, 4] + Array(6..<10) + [-89_992, 5, -9_998])
    #expect(model.read < 40, "rows that show")
  }

  /// A table whose rows count how often they are made.
  private struct CountingTable: View {
    let model: Model

    private func counted(_ item: Item) -> Item {
      model.read += 1
      return item
    }

    var body: some View {
      Table(of: Item.self) {
        TableColumn("Number") { Text(verbatim: "\($0.id)") }
      } rows: {
        ForEach(model.items) { item in
          TableRow(counted(item))
        }
      }
    }
  }
}
