import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Motion in scrolled content")
struct MotionScrollingTests: MotionSuite {
  /// A scrolling region (2) with a stack (3) of texts from 10 on, and a gap (4) behind them.
  private func list(_ count: Int) -> MovingTerminal {
    let terminal = MovingTerminal(
      20, 8, depth: .none,
      .element(
        .scroll(RenderScroll(horizontal: false, vertical: true)), .node(.stack(Self.leading), RenderAttributes(), [])))
    var ops: [RenderOp] = []
    for index in 0..<count { ops += [child(10 + index, "row \(index)"), insert(10 + index, into: 3, at: index)] }
    let gap = RenderNode(id: RenderNodeID(4), element: .gap(RenderGap(count: 100, axis: .vertical)))
    terminal.apply(ops + [.create(gap), insert(4, into: 3, at: count)])
    return terminal
  }

  private func scroll(_ terminal: MovingTerminal, to row: Double) {
    terminal.apply([.scroll(RenderNodeID(2), to: .offset(x: nil, y: row * CellMetrics.cellHeight))])
  }

  @Test func `rows on the screen stay there while a row comes before them`() {
    let terminal = list(30)
    scroll(terminal, to: 12)
    let before = terminal.text
    #expect(terminal.row(0).contains("row 12"))
    terminal.apply([child(90, "new"), insert(90, into: 3, at: 0)], Self.linear)
    #expect(terminal.node(2).scroll.offset.row == 13)
    #expect(terminal.text == before)
    for time in [0.3, 0.6, 1] {
      terminal.advance(to: time)
      #expect(terminal.text == before)
    }
  }

  @Test func `a second change during a motion keeps the place, too`() {
    let terminal = list(30)
    scroll(terminal, to: 12)
    terminal.apply([.move(RenderNodeID(10 + 18), to: 14)], Self.linear)
    terminal.advance(to: 0.5)
    let before = terminal.text
    terminal.apply([child(90, "new"), insert(90, into: 3, at: 0)], Self.linear)
    #expect(terminal.text == before)
    terminal.apply([.remove(RenderNodeID(90))])
    terminal.advance(to: 3)
    #expect(terminal.node(2).scroll.offset.row == 12)
    #expect(terminal.row(0).contains("row 12"))
    #expect(terminal.row(2).contains("row 18"))
  }

  @Test func `a row that comes over an edge is scrolled to as a whole`() {
    let terminal = list(30)
    terminal.apply([.remove(RenderNodeID(4))])
    terminal.apply(
      [
        child(90, "new") { $0.transition = .move(.top) }, insert(90, into: 3, at: 30),
        .scroll(RenderNodeID(90), to: .visible(anchor: nil)),
      ], Self.linear)
    #expect(terminal.node(2).scroll.offset == terminal.node(2).scroll.maximum)
    terminal.advance(to: 1)
    #expect(terminal.row(7).contains("new"))
  }

  @Test func `a gap asks for the rows that will be near the screen`() {
    let terminal = list(60)
    #expect(terminal.events.isEmpty)
    terminal.apply((4..<60).map { .remove(RenderNodeID(10 + $0)) }, Self.linear)
    let questions = terminal.events.compactMap {
      if case .reach(let first, let count) = $0.event { [first, count] } else { nil }
    }
    #expect(questions == [[0, 12]])
  }
}
