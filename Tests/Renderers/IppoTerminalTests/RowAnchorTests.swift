import IppoUI
import Testing

@testable import IppoTerminal

/// Changes around the visible rows of scrolled content, which leave those rows in their places.
@Suite("Rows in their places")
struct RowAnchorTests: MotionSuite {
  /// A scrolling region (2) of eight rows with a stack (3) of 30 texts from 10 on, and a gap (4) behind them, scrolled to
  /// the row 12.
  private func rows() -> MovingTerminal {
    let terminal = MovingTerminal(
      20, 8, depth: .none, isMoving: false,
      .element(
        .scroll(RenderScroll(horizontal: false, vertical: true)), .node(.stack(Self.leading), RenderAttributes(), [])))
    let gap = RenderNode(id: RenderNodeID(4), element: .gap(RenderGap(count: 100, axis: .vertical)))
    terminal.apply(texts(30, from: 10, "row", into: 3) + [.create(gap), insert(4, into: 3, at: 30)])
    scroll(terminal, to: 12)
    #expect(names(terminal) == (12..<20).map { "row \($0)" })
    return terminal
  }

  private func texts(_ count: Int, from first: Int, _ name: String, into parent: Int) -> [RenderOp] {
    (0..<count).flatMap { [child(first + $0, "\(name) \($0)"), insert(first + $0, into: parent, at: $0)] }
  }

  private func move(_ row: Int, to index: Int) -> RenderOp { .move(RenderNodeID(10 + row), to: index) }

  private func scroll(_ terminal: MovingTerminal, to row: Double) {
    terminal.apply([.scroll(RenderNodeID(2), to: .offset(x: nil, y: row * CellMetrics.cellHeight))])
  }

  private func offset(_ terminal: MovingTerminal) -> Int { terminal.node(2).scroll.offset.row }

  /// The first words of the lines, without the scroll bar.
  private func names(_ terminal: MovingTerminal) -> [String] {
    (0..<8).map { terminal.row($0).split(separator: " ").prefix(2).joined(separator: " ") }
  }

  @Test func `rows that come far above and right above are not seen`() {
    let terminal = rows()
    let before = names(terminal)
    terminal.apply([child(90, "new"), insert(90, into: 3, at: 0), child(91, "new"), insert(91, into: 3, at: 13)])
    #expect(names(terminal) == before)
    #expect(offset(terminal) == 14)
  }

  @Test(arguments: [(25, 0), (25, 12), (29, 5), (15, 0), (13, 3)])
  func `a row that moves above the visible ones takes nothing with it`(row: Int, index: Int) {
    let terminal = rows()
    let before = names(terminal)
    terminal.apply([move(row, to: index)])
    #expect(offset(terminal) == 13)
    // A visible row that moves away leaves its place to the rows behind it.
    let stayed = before.filter { $0 != "row \(row)" }
    #expect(Array(names(terminal).prefix(stayed.count)) == stayed)
  }

  @Test(arguments: [(3, 29), (11, 20), (0, 25)])
  func `a row that moves from above to below takes nothing with it`(row: Int, index: Int) {
    let terminal = rows()
    let before = names(terminal)
    terminal.apply([move(row, to: index)])
    #expect(offset(terminal) == 11)
    #expect(names(terminal) == before)
  }

  @Test func `without the first visible row the next one keeps its place`() {
    let terminal = rows()
    let before = names(terminal)
    terminal.apply([.remove(RenderNodeID(22)), child(90, "new"), insert(90, into: 3, at: 0)])
    #expect(names(terminal) == ["row 11"] + before.dropFirst())
    #expect(offset(terminal) == 12)
  }

  @Test func `where the first visible row moves to the end the next one keeps its place`() {
    let terminal = rows()
    let before = names(terminal)
    terminal.apply([move(12, to: 29)])
    #expect(names(terminal) == ["row 11"] + before.dropFirst())
    #expect(offset(terminal) == 11)
  }

  @Test func `two blocks of rows that change their places show the same rows`() {
    let terminal = rows()
    let before = names(terminal)
    // Rows 0 to 9 move behind the row 29.
    terminal.apply((0..<10).map { move($0, to: 29) })
    #expect(names(terminal) == before)
    #expect(offset(terminal) == 2)
  }

  @Test func `rows in the opposite order leave the offset as it is`() {
    let terminal = rows()
    terminal.apply((0..<30).map { move($0, to: 0) })
    #expect(offset(terminal) == 12)
    #expect(names(terminal).first == "row 17")
  }

  @Test func `sections keep the visible rows, and a section that moves takes nothing with it`() {
    // Sections 3, 4 and 5 of ten rows each, with a gap behind the rows of the first and the second.
    let section = Tree.element(.section(RenderSection()))
    let terminal = MovingTerminal(
      20, 8, depth: .none, isMoving: false, .element(.list(RenderList(style: .plain)), section, section, section))
    var ops: [RenderOp] = []
    for (index, name) in ["a", "b", "c"].enumerated() {
      ops += texts(10, from: 10 + 10 * index, name, into: 3 + index)
      guard index < 2 else { continue }
      let gap = RenderNode(id: RenderNodeID(90 + index), element: .gap(RenderGap(count: 1, axis: .vertical)))
      ops += [.create(gap), insert(90 + index, into: 3 + index, at: 10)]
    }
    terminal.apply(ops)
    scroll(terminal, to: 13)
    let before = names(terminal)
    #expect(before.first == "b 2")
    terminal.apply([child(60, "new"), insert(60, into: 3, at: 4), child(61, "new"), insert(61, into: 4, at: 0)])
    #expect(names(terminal) == before)
    #expect(offset(terminal) == 15)
    // The last section comes first. Then the first one goes to the end, and the visible one counts as moved, as a whole.
    terminal.apply([.move(RenderNodeID(5), to: 0)])
    #expect(names(terminal).first == "b 2")
    #expect(offset(terminal) == 25)
    terminal.apply([.move(RenderNodeID(3), to: 2)])
    #expect(names(terminal).first == "b 2")
    #expect(offset(terminal) == 13)
  }
  @Test(arguments: [1, 2])
  func `a short list keeps its visible rows, too`(sections: Int) {
    let section = Tree.element(.section(RenderSection()))
    let terminal = MovingTerminal(
      20, 8, depth: .none, isMoving: false,
      .node(.list(RenderList(style: .plain)), RenderAttributes(), Array(repeating: section, count: sections)))
    terminal.apply(texts(20, from: 10, "row", into: 3))
    if sections == 2 { terminal.apply(texts(20, from: 40, "other", into: 4)) }
    scroll(terminal, to: sections == 2 ? 25 : 5)
    let before = names(terminal)
    #expect(before.first == (sections == 2 ? "other 5" : "row 5"))
    terminal.apply([child(90, "new"), insert(90, into: 3, at: 0), .move(RenderNodeID(10 + 1), to: 4)])
    #expect(names(terminal) == before)
    terminal.apply([.remove(RenderNodeID(10)), .remove(RenderNodeID(90))])
    #expect(names(terminal) == before)
  }

  @Test func `a list at its beginning shows a row that comes first`() {
    let terminal = MovingTerminal(20, 8, depth: .none, isMoving: false, .element(.list(RenderList(style: .plain))))
    terminal.apply(texts(20, from: 10, "row", into: 2))
    terminal.apply([child(90, "new"), insert(90, into: 2, at: 0)])
    #expect(names(terminal).first?.hasPrefix("new") == true)
  }
}
