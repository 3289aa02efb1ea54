import RandomRenderTrees
import Testing

@testable @_spi(Testing) import IppoUI

/// Rows of outlines are rows of the list they are in.
@MainActor
struct LazyOutlineTests {
  struct Item: Identifiable {
    var id: Int
    var items: [Item]?

    /// The item with an id, here or below.
    func find(_ id: Int) -> Item? {
      if self.id == id { return self }
      return (items ?? []).lazy.compactMap { $0.find(id) }.first
    }
  }

  @MainActor @Observable
  final class Model {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  struct OutlineScreen: View {
    let model: Model
    var body: some View { List(model.items, children: \.items) { Text(verbatim: "\($0.id)") } }
  }

  private static func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0) } }

  /// The disclosure of a row.
  private func disclosure(_ id: Int, in window: LazyWindow) throws -> RenderNodeID {
    try window.element(around: window.node("\(id)")) { if case .disclosure = $0 { true } else { false } }
  }

  private func unfold(_ id: Int, _ isExpanded: Bool = true, in window: LazyWindow) throws {
    try window.graph.send(.setOn(isExpanded), to: disclosure(id, in: window))
  }

  /// The levels of all rows and gaps.
  private func levels(_ window: LazyWindow) -> [Int] {
    window.graph.tree.subtree(of: window.graph.tree.root!).compactMap { id in
      switch window.graph.tree[id]?.element {
      case .row(let row): row.outlineLevel
      case .gap(let gap): gap.outlineLevel
      default: nil
      }
    }
  }

  @Test func `rows below a row follow it, one level further in, and only those near are made`() throws {
    let model = Model([Item(id: 1, items: Self.items(1_000..<101_000)), Item(id: 2)])
    let window = LazyWindow { OutlineScreen(model: model) }
    #expect(window.shape == [1, 2])
    #expect(levels(window) == [1, 1])
    try unfold(1, in: window)
    #expect(window.shape == [1] + Array(1_000..<1_010) + [-99_990, 2])
    #expect(levels(window) == [1] + Array(repeating: 2, count: 11) + [1])
    try window.graph.send(.reach(first: 50_000, count: 2), to: window.gaps[0])
    #expect(window.shape == [1] + Array(1_000..<1_010) + [-50_000, 51_010, 51_011, -49_988, 2])
    try unfold(1, false, in: window)
    #expect(window.shape == [1, 2])
  }

  @Test func `a row among those below costs that row`() throws {
    let model = Model([Item(id: 1, items: Self.items(1_000..<101_000))])
    let window = LazyWindow { OutlineScreen(model: model) }
    try unfold(1, in: window)
    window.forget()
    model.items[0].items?.insert(Item(id: 5), at: 0)
    window.graph.drain()
    #expect(window.shape == [1, 5] + Array(1_000..<1_010) + [-99_990])
    #expect(window.ops.count < 10, "\(window.ops.count)")
  }

  @Test func `rows that are put away are unfolded when they come back`() throws {
    let model = Model((0..<100).map { Item(id: $0, items: Self.items($0 * 100 + 1_000..<$0 * 100 + 1_002)) })
    let window = LazyWindow { OutlineScreen(model: model) }
    try unfold(3, in: window)
    #expect(window.shape == [0, 1, 2, 3, 1_300, 1_301] + Array(4..<10) + [-90])
    // A row goes with the rows below it, and not without them.
    try window.graph.send(.release(count: 1), to: window.row("3"))
    #expect(window.shape.contains(3))
    try window.graph.send(.release(count: 2), to: window.row("1300"))
    #expect(window.shape.contains(1_300), "of few rows all are made")
    try window.graph.send(.release(count: 2), to: window.row("1"))
    #expect(window.shape == [0, -2, 3, 1_300, 1_301] + Array(4..<10) + [-90])
  }

  @Test func `rows that can be chosen are chosen, at any level`() throws {
    struct Choice: View {
      let model: Model
      @State private var selection: Set<Int> = []

      var body: some View {
        List(model.items, children: \.items, selection: $selection) { Text(verbatim: "\($0.id)") }
        Text(verbatim: "chosen \(selection.sorted())")
      }
    }
    let window = LazyWindow { Choice(model: Model([Item(id: 1, items: Self.items(10..<12)), Item(id: 2)])) }
    try unfold(1, in: window)
    try window.graph.send(.activate, to: window.row("11"))
    try window.graph.send(.activate, to: window.row("1"))
    _ = try window.node("chosen [1, 11]")
    #expect(window.shape == [1, 10, 11, 2], "what is chosen is not folded")
  }

  @Test func `in a stack, and with a style, rows stand below their row`() throws {
    let items = [Item(id: 1, items: Self.items(10..<12))]
    let stack = LazyWindow { List { VStack { OutlineGroup(items, children: \.items) { Text(verbatim: "\($0.id)") } } } }
    try unfold(1, in: stack)
    #expect(stack.shape == [1, 10, 11])
    #expect(levels(stack) == [0])
  }

  /// The rows and gaps of a level, and of those below that are unfolded, are those of the data.
  private func check(_ items: [Item], _ expanded: Set<Int>, _ shape: inout ArraySlice<Int>) {
    var place = 0
    while place < items.count {
      guard let next = shape.popFirst() else {
        Issue.record("Rows are missing behind \(place) of \(items.map(\.id)).")
        return
      }
      if next < 0 {
        place -= next
        continue
      }
      #expect(items[place].id == next)
      if expanded.contains(next) { check(items[place].items ?? [], expanded, &shape) }
      place += 1
    }
    #expect(place == items.count)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `after any changes the rows of all levels show the data, and gaps what is left`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func tree(_ depth: Int) -> Item {
      next += 1
      let id = next
      guard depth > 0, Bool.random(using: &random) else { return Item(id: id) }
      return Item(id: id, items: (0..<Int.random(in: 0...25, using: &random)).map { _ in tree(depth - 1) })
    }
    let model = Model((0..<30).map { _ in tree(2) })
    let window = LazyWindow { OutlineScreen(model: model) }
    var expanded: Set<Int> = []
    func forget(_ item: Item) {
      expanded.remove(item.id)
      (item.items ?? []).forEach(forget)
    }
    func change(_ items: inout [Item]) {
      if !items.isEmpty, Int.random(in: 0...2, using: &random) > 0 {
        let index = Int.random(in: 0..<items.count, using: &random)
        if var below = items[index].items {
          change(&below)
          items[index].items = below
          return
        }
      }
      let place = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: items.insert(tree(1), at: place)
      case 1 where place < items.count: forget(items.remove(at: place))
      case 2 where place < items.count: items.swapAt(place, 0)
      default: break
      }
    }
    for _ in 0..<50 {
      let made = window.shape.filter { $0 > 0 }
      switch Int.random(in: 0...5, using: &random) {
      case 0, 1:
        guard let id = made.randomElement(using: &random),
          let item = model.items.lazy.compactMap({ $0.find(id) }).first, item.items != nil
        else { break }
        if expanded.contains(id) {
          try unfold(id, false, in: window)
          forget(item)
        } else {
          try unfold(id, in: window)
          expanded.insert(id)
        }
      case 2: change(&model.items)
      default: try window.scroll(using: &random)
      }
      window.graph.drain()
      var shape = window.shape[...]
      check(model.items, expanded, &shape)
      #expect(shape.isEmpty)
    }
  }
}
