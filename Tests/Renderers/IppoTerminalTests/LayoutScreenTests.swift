import IppoTesting
import IppoUI
import LayoutScreens
import Testing

@testable import IppoTerminal

/// Cells are where proposal and size put them; `Tests/Browser/test_layout.py` compares a browser's boxes.
@MainActor @Suite struct LayoutScreenTests {
  @Test func `there are enough screens, each with a name of its own`() {
    let names = LayoutScreen.all.map(\.id)
    #expect(names.count >= 150)
    #expect(Set(names).count == names.count)
  }

  @Test func `cells are where proposal and size put them`() throws {
    for screen in LayoutScreen.all {
      let found = try places(in: screen)
      let relations = screen.relations.filter { $0.renderer != .browser }
      let isAsExpected =
        screen.expected.allSatisfy { found[$0.key]?.fits($0.value) ?? false }
        && relations.allSatisfy { $0.holds(of: found, tolerance: 0) }
      guard screen.exceptions[.terminal] == nil else {
        #expect(!isAsExpected, "\(screen.id) is no exception any more")
        continue
      }
      for (name, rect) in screen.expected {
        #expect(found[name]?.fits(rect) == true, "\(screen.id): \(name) is \(found[name]?.description ?? "nowhere")")
      }
      for relation in relations {
        #expect(relation.holds(of: found, tolerance: 0), "\(screen.id): not \(relation) of \(found)")
      }
    }
  }

  /// Lengths that are shared are rounded to cells at each level, which now and then adds up.
  @Test func `cells of random views are where proposal and size put them`() throws {
    var wrong: [String] = []
    let numbers = UInt64(0)..<400
    for number in numbers {
      let screen = LayoutScreen.random(number)
      let found = try places(in: screen)
      let isAsExpected = screen.expected.allSatisfy { found[$0.key]?.isWithin(cells: 1.5, of: $0.value) ?? false }
      if !isAsExpected { wrong.append("\(screen.id): \(screen.description ?? "")") }
    }
    #expect(wrong.count <= numbers.count / 50, "\(wrong.joined(separator: "\n"))")
  }

  /// Where the named views are, in points.
  private func places(in screen: LayoutScreen) throws -> [String: LayoutScreen.Rect] {
    // What has to be measured is, and the views made of it are laid out.
    let terminal = TerminalScreen(
      columns: Int(LayoutScreen.length / CellMetrics.cellWidth), rows: Int(LayoutScreen.length / CellMetrics.cellHeight)
    ) { screen.content }
    let tree = terminal.renderer.tree
    var places: [String: LayoutScreen.Rect] = [:]
    for id in terminal.graph.tree.subtree(of: try #require(terminal.graph.tree.root)) {
      guard let node = tree[id], let name = node.attributes.keys?.names?.first else { continue }
      let rect = node.screenRect
      places[name] = LayoutScreen.Rect(
        Double(rect.column) * CellMetrics.cellWidth, Double(rect.row) * CellMetrics.cellHeight,
        Double(rect.columns) * CellMetrics.cellWidth, Double(rect.rows) * CellMetrics.cellHeight)
    }
    return places
  }
}

extension LayoutScreen.Rect {
  fileprivate func isWithin(cells: Double, of other: Self) -> Bool {
    abs(x - other.x) <= cells * CellMetrics.cellWidth && abs(width - other.width) <= cells * CellMetrics.cellWidth
      && abs(y - other.y) <= cells * CellMetrics.cellHeight
      && abs(height - other.height) <= cells * CellMetrics.cellHeight
  }
}
