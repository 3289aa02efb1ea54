import RandomRenderTrees
import RandomRows
import Testing

@testable @_spi(Testing) import IppoUI

/// Rows that have been made are as those of a window in which all are made, whatever contains them.
@MainActor
struct LazyContainersTests {
  @Test(arguments: RandomContainer.allCases, 0..<4 as Range<UInt64>)
  func `after any changes rows are those of a fresh window`(container: RandomContainer, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = RandomRows(Int.random(in: 0...150, using: &random))
    let window = LazyWindow { RandomRowsView(container, model) }
    try unfold(window)
    for turn in 1...40 {
      switch Int.random(in: 0...3, using: &random) {
      case 0, 1: model.change(using: &random)
      case 2: model.go(using: &random)
      default: try scroll(window, using: &random)
      }
      window.graph.drain()
      let shape = firstLines(window)
      var place = 0
      for item in shape {
        if item >= 0 { #expect(place < model.rows.count && model.rows[place].id == item) }
        place += item < 0 ? -item : 1
      }
      #expect(place == model.rows.count)
      guard turn.isMultiple(of: 8) else { continue }
      let fresh = LazyWindow(rowsAtFirst: .max) { RandomRowsView(container, model) }
      try unfold(fresh)
      #expect(firstLines(fresh) == model.rows.map(\.id))
      let (rows, freshRows) = try (self.rows(of: window), self.rows(of: fresh))
      for row in shape where row >= 0 {
        #expect(rows[row] != nil)
        #expect(rows[row] == freshRows[row])
      }
    }
  }

  /// Rows by their number, once each, and gaps by how many they stand for, below zero.
  private func firstLines(_ window: LazyWindow) -> [Int] {
    window.graph.tree.subtree(of: window.graph.tree.root!).compactMap { id in
      switch window.graph.tree[id]?.element {
      case .text(let text) where text.string.hasSuffix(":0"): Int(text.string.dropLast(2))
      case .gap(let gap): -gap.count
      default: nil
      }
    }
  }

  /// By their number, the elements of rows that are made and what is said of them, from the row's own down and without ids.
  private func rows(of window: LazyWindow) throws -> [Int: [RenderNode]] {
    let tree = window.graph.tree
    var rows: [Int: [RenderNode]] = [:]
    for id in tree.subtree(of: tree.root!) {
      guard case .text(let text)? = tree[id]?.element, text.string.hasSuffix(":0"),
        let row = Int(text.string.dropLast(2))
      else { continue }
      // The frame of the line, and the stack of the lines; what is around that is the row of the container, if it has rows.
      let line = try #require(tree.parent(of: id))
      let view = try #require(tree.parent(of: line))
      let parent = try #require(tree.parent(of: view))
      let isRow = tree[parent]?.element.isRow == true
      rows[row] = tree.subtree(of: isRow ? parent : view).map { id in
        RenderNode(id: RenderNodeID(0), element: tree[id]!.element, attributes: tree[id]!.attributes)
      }
    }
    return rows
  }

  private func scroll(_ window: LazyWindow, using random: inout SeededGenerator) throws {
    guard let gap = window.gaps.randomElement(using: &random), case .gap(let element)? = window.graph.tree[gap]?.element
    else { return }
    let first = Int.random(in: 0..<element.count, using: &random)
    try window.graph.send(.reach(first: first, count: Int.random(in: 1...20, using: &random)), to: gap)
  }

  private func unfold(_ window: LazyWindow) throws {
    for id in window.graph.tree.subtree(of: window.graph.tree.root!) {
      if case .disclosure? = window.graph.tree[id]?.element { try window.graph.send(.setOn(true), to: id) }
    }
  }
}
