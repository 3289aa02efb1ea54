import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

/// However a screen has come about, it is what would be drawn at once.
@Suite struct RepaintTests {
  private let size = CellSize(columns: 48, rows: 16)

  /// Some seeds out of thousands, and those among these that found something.
  private static let seeds = Array(0..<60) + [447, 688]

  @Test(arguments: seeds)
  func `a screen that changed step by step equals a full repaint, cell by cell`(seed: Int) throws {
    var random = RandomRenderTree(seed: UInt64(seed))
    let capabilities = TerminalCapabilities(colorDepth: seed.isMultiple(of: 3) ? .none : .trueColor)
    let renderer = TerminalRenderer(size: size, capabilities: capabilities)
    var ticks = 0
    try renderer.apply(random.initialFrame)
    for step in 0..<15 {
      _ = renderer.layout()
      _ = renderer.draw()
      let shown = renderer.screen

      let anew = TerminalRenderer(size: size, capabilities: capabilities)
      try anew.apply(RenderFrame(revision: 1, entries: random.rebuildingOps.map { RenderFrame.Entry($0) }))
      adopt(renderer, in: anew, ticks: ticks)
      _ = anew.layout()
      _ = anew.draw()
      try #require(anew.screen == shown, "step \(step): \(difference(anew.screen, shown))")
      #expect(anew.cursor == renderer.cursor)

      renderer.redraw()
      _ = renderer.draw()
      try #require(renderer.screen == shown, "step \(step), redrawn: \(difference(renderer.screen, shown))")

      try renderer.apply(random.nextFrame())
      if random.random.once(in: 2) { _ = renderer.handle(input(&random.random)) }
      if random.random.once(in: 4) {
        renderer.advance()
        ticks += 1
      }
    }
  }

  /// What belongs to the person, and is in no tree.
  private func adopt(_ renderer: TerminalRenderer, in other: TerminalRenderer, ticks: Int) {
    other.interaction = renderer.interaction
    var pending = renderer.tree.root.map { [$0] } ?? []
    while let node = pending.popLast() {
      other.tree[node.id]?.scroll = node.scroll
      other.tree[node.id]?.chosenLengths = node.chosenLengths
      pending += node.children
    }
    for _ in 0..<ticks { other.advance() }
  }

  private func input(_ random: inout SeededGenerator) -> InputEvent {
    let keys: [TerminalKeyPress.Key] = [
      .tab, .tab, .enter, .up, .down, .left, .right, .pageDown, .home, .escape, .character("a"), .character(" "),
      .delete,
    ]
    guard random.once(in: 3) else {
      // Control and an arrow move the line near the focus.
      let arrows: [TerminalKeyPress.Key] = [.left, .right, .up, .down]
      if random.once(in: 6) { return .key(TerminalKeyPress(arrows.randomElement(using: &random)!, .control)) }
      return .key(TerminalKeyPress(keys.randomElement(using: &random)!))
    }
    let actions: [MouseEvent.Action] = [
      .press(.left), .release(.left), .drag(.left), .press(.right), .scrollDown, .scrollUp, .move,
    ]
    let place = CellPoint(
      column: Int.random(in: 0..<size.columns, using: &random), row: Int.random(in: 0..<size.rows, using: &random))
    return .mouse(MouseEvent(actions.randomElement(using: &random)!, at: place))
  }

  private func difference(_ anew: CellBuffer, _ shown: CellBuffer) -> String {
    for row in 0..<size.rows {
      for column in 0..<size.columns where anew[row, column] != shown[row, column] {
        return """
          row \(row), column \(column), at once and step by step:
          \((0..<size.rows).map { anew.text(row: $0) }.joined(separator: "\n"))
          \((0..<size.rows).map { shown.text(row: $0) }.joined(separator: "\n"))
          \(anew[row, column]) \(shown[row, column])
          """
      }
    }
    return ""
  }
}
