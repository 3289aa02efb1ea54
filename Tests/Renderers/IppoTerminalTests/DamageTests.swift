import IppoTesting
import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

/// What is drawn step by step is what would have been drawn at once, and the bytes say the same.
@Suite struct DamageTests {
  private let words = ["one", "two", "three", "日本語", "a longer text that wraps", "", "👨‍👩‍👧", "x"]

  private func row(_ text: String) -> Tree { .element(.row(RenderRow(isDeletable: true)), .text(text)) }

  private var screen: Tree {
    .element(
      .navigation(RenderNavigation()),
      .element(
        .page(RenderPage(title: "Title", canGoBack: true)),
        .element(.toolbarItem(RenderToolbarItem(placement: .trailing)), .button("Edit")),
        .column(
          .center, .text("label"), .line(.center, .button("-"), .text("0"), .button("+")),
          .element(
            .decoration(RenderDecoration(kind: .overlay)), .text("below"),
            .element(.box(.offset(x: 16, y: 0)), .text("over"))),
          .element(.effect(.opacity(0.5)), .text("faint")),
          .element(
            .list(RenderList()),
            .element(.section(RenderSection(hasHeader: true)), .text("head"), row("one"), row("two"), row("three")))))
    )
  }

  @Test func incrementalDrawingEqualsDrawingAtOnce() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<30 {
      let terminal = TestTerminal(40, 12, screen)
      var emulator = TerminalEmulator(size: CellSize(columns: 40, rows: 12))
      emulator.write(terminal.output)
      var mirror = RenderTree()
      for op in Tree.node(.window, RenderAttributes(), [screen]).ops() { try mirror.apply(op) }
      for step in 0..<25 {
        let op = change(mirror, &random, step)
        try mirror.apply(op)
        terminal.apply([op])
        emulator.write(terminal.output)
        if Int.random(in: 0..<3, using: &random) == 0 {
          terminal.press([.tab, .down, .up, .enter, .pageDown].randomElement(using: &random)!)
          emulator.write(terminal.output)
        }
        let shown = terminal.renderer.screen
        for row in 0..<12 {
          #expect(emulator.screen.text(row: row) == shown.text(row: row))
          for column in 0..<40 where !shown[row, column].isContinuation {
            #expect(emulator.screen[row, column].style == shown[row, column].style)
          }
        }
        terminal.renderer.redraw()
        _ = terminal.renderer.draw()
        let isSame = terminal.renderer.screen == shown
        #expect(isSame, "step \(step): \(op)\n\(difference(terminal.renderer.screen, shown))")
        // The redraw was not written.
        emulator = TerminalEmulator(size: CellSize(columns: 40, rows: 12))
        terminal.renderer.redraw()
        terminal.draw()
        emulator.write(terminal.output)
      }
    }
  }

  private func difference(_ left: CellBuffer, _ right: CellBuffer) -> String {
    for row in 0..<left.size.rows {
      for column in 0..<left.size.columns where left[row, column] != right[row, column] {
        return "row \(row), column \(column):\n\(left.text(row: row))\n\(right.text(row: row))"
      }
    }
    return ""
  }

  private func change(_ tree: RenderTree, _ random: inout SeededGenerator, _ step: Int) -> RenderOp {
    let all = tree.subtree(of: tree.root!)
    let rows = all.filter { if case .row = tree[$0]!.element { true } else { false } }
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where rows.count > 1: return .remove(rows.randomElement(using: &random)!)
    case 1 where rows.count > 1:
      let id = rows.randomElement(using: &random)!
      return .move(id, to: Int.random(in: 1..<tree.children(of: tree.parent(of: id)!).count, using: &random))
    case 2:
      let id = all.filter { $0 != tree.root }.randomElement(using: &random)!
      var attributes = tree[id]!.attributes
      attributes.isDisabled.toggle()
      return .update(id, element: nil, attributes: attributes)
    case 3:
      let id = all.filter { $0 != tree.root }.randomElement(using: &random)!
      var attributes = tree[id]!.attributes
      attributes.phase = attributes.phase == .present ? .leaving : .present
      return .update(id, element: nil, attributes: attributes)
    default:
      let texts = all.filter { if case .text = tree[$0]!.element { true } else { false } }
      let text = RenderText([RenderText.Run(words.randomElement(using: &random)!)])
      return .update(texts.randomElement(using: &random)!, element: .text(text), attributes: nil)
    }
  }
}
