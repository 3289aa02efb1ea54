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
      let isAsExpected = screen.expected.allSatisfy { found[$0.key].map { [$0] } == [$0.value] }
      guard screen.exceptions[.terminal] == nil else {
        #expect(!isAsExpected, "\(screen.id) is no exception any more")
        continue
      }
      for (name, rect) in screen.expected {
        #expect(found[name] == rect, "\(screen.id): \(name) is \(found[name]?.description ?? "nowhere")")
      }
    }
  }

  /// Where the named views are, in points.
  private func places(in screen: LayoutScreen) throws -> [String: LayoutScreen.Rect] {
    let host = ViewHost { screen.content }
    let size = CellSize(
      columns: Int(LayoutScreen.length / CellMetrics.cellWidth), rows: Int(LayoutScreen.length / CellMetrics.cellHeight)
    )
    let renderer = TerminalRenderer(size: size, capabilities: TerminalCapabilities())
    try renderer.apply(RenderFrame(revision: 1, entries: ops(building: host.tree).map { RenderFrame.Entry($0) }))
    _ = renderer.layout()
    var places: [String: LayoutScreen.Rect] = [:]
    for id in host.tree.subtree(of: host.tree.root!) {
      guard let node = renderer.tree[id], let name = node.attributes.keys?.names?.first else { continue }
      let rect = node.screenRect
      places[name] = LayoutScreen.Rect(
        Double(rect.column) * CellMetrics.cellWidth, Double(rect.row) * CellMetrics.cellHeight,
        Double(rect.columns) * CellMetrics.cellWidth, Double(rect.rows) * CellMetrics.cellHeight)
    }
    return places
  }

  private func ops(building tree: RenderTree) -> [RenderOp] {
    func build(_ id: RenderNodeID) -> [RenderOp] {
      [.create(tree[id]!)]
        + tree.children(of: id).enumerated().flatMap { build($1) + [.insert($1, into: id, at: $0)] }
    }
    return tree.root.map(build) ?? []
  }
}
