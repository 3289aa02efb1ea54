import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct ManyRowsTests {
  @Test func oneChangedRowOfAThousandCostsOneRow() {
    let rows = (0..<1000).map { index in
      Tree.element(
        .row(RenderRow(isDeletable: true)),
        .line(.center, .text("Row \(index)"), .element(.spacer(minLength: nil)), .text("0")))
    }
    let terminal = TestTerminal(80, 24, .node(.list(RenderList()), RenderAttributes(), rows))
    // Rows are four nodes and their stack: the last text of the third row is number 2 + 3 * 5.
    terminal.update(17, .text(RenderText([RenderText.Run("1")])))
    #expect(terminal.line(3).hasSuffix("1 │"))
    #expect(terminal.renderer.tree.remeasuredCount == 1)
    #expect(terminal.output.count <= 64)
    // A row that cannot be seen writes nothing.
    terminal.update(4000, .text(RenderText([RenderText.Run("1")])))
    #expect(terminal.output.isEmpty)
  }

  @Test func asManyRowsAsThereAreNumbersAreAskedForLikeFew() {
    let gap = Tree.element(.gap(RenderGap(count: .max, axis: .vertical)))
    let terminal = TestTerminal(20, 5, .element(.scroll(RenderScroll()), gap))
    #expect(terminal.events.contains(TerminalEvent(.reach(first: 0, count: 200), to: RenderNodeID(3))))
  }
}
