import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Lines of stacks that a user divides")
struct StackDividerTests {
  /// A part that fills the space between its least and greatest length along an axis, with a button in it.
  private func part(_ title: String, _ axis: RenderAxis, least: Double? = nil, most: Double = .infinity) -> Tree {
    let box: RenderBox =
      axis == .horizontal
      ? .flexibleFrame(
        minWidth: least, idealWidth: nil, maxWidth: most, minHeight: nil, idealHeight: nil, maxHeight: .infinity,
        alignment: RenderAlignment())
      : .flexibleFrame(
        minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: least, idealHeight: nil, maxHeight: most,
        alignment: RenderAlignment())
    return .element(.box(box), .button(title, RenderButton(style: .plain)))
  }

  /// A stack (2) of parts with lines between them.
  private func split(
    _ columns: Int, _ rows: Int, _ axis: RenderAxis, _ parts: [Tree], isRightToLeft: Bool = false
  ) -> TestTerminal {
    var attributes = RenderAttributes()
    attributes.isRightToLeft = isRightToLeft
    let children = parts.enumerated().flatMap { $0 == 0 ? [$1] : [.element(.divider), $1] }
    let stack = RenderStack(axis: axis, spacing: 0, hasMovableDividers: true)
    return TestTerminal(columns, rows, depth: .none, .node(.stack(stack), attributes, children))
  }

  private func columns(_ terminal: TestTerminal) -> [Int] {
    (0..<terminal.renderer.size.columns).filter { terminal.renderer.screen[0, $0].glyph == Glyph("│") }
  }

  private func rows(_ terminal: TestTerminal) -> [Int] {
    (0..<terminal.renderer.size.rows).filter { terminal.renderer.screen[$0, 0].glyph == Glyph("─") }
  }

  private func drag(_ terminal: TestTerminal, column: Int, to goal: Int) {
    terminal.drag(from: CellPoint(column: column, row: 0), to: CellPoint(column: goal, row: 0))
  }

  @Test func `a line between views side by side is dragged, within the widths of both`() {
    let terminal = split(41, 3, .horizontal, [part("a", .horizontal, least: 80), part("b", .horizontal, least: 40)])
    #expect(columns(terminal) == [20])
    drag(terminal, column: 20, to: 30)
    #expect(columns(terminal) == [30])
    drag(terminal, column: 30, to: 0)
    #expect(columns(terminal) == [10])
    drag(terminal, column: 10, to: 40)
    #expect(columns(terminal) == [35])
    let narrow = split(41, 3, .horizontal, [part("a", .horizontal, most: 200), part("b", .horizontal)])
    drag(narrow, column: 20, to: 40)
    #expect(columns(narrow) == [25])
  }

  @Test func `a line changes the two views beside it, and no other`() {
    let parts = ["a", "b", "c"].map { part($0, .horizontal, least: 40) }
    let terminal = split(62, 3, .horizontal, parts)
    #expect(columns(terminal) == [20, 41])
    drag(terminal, column: 20, to: 25)
    #expect(columns(terminal) == [25, 41])
    drag(terminal, column: 41, to: 33)
    #expect(columns(terminal) == [25, 33])
    drag(terminal, column: 25, to: 61)
    #expect(columns(terminal) == [27, 33])
    // All views keep their least widths in a narrow window, and have the chosen ones again in a wide one.
    terminal.renderer.resize(CellSize(columns: 22, rows: 3))
    terminal.draw()
    #expect(columns(terminal) == [10, 16])
    terminal.renderer.resize(CellSize(columns: 62, rows: 3))
    terminal.draw()
    #expect(columns(terminal) == [27, 33])
  }

  /// Content beside a column of 20 cells, with limits of its own.
  private func inspector(_ columns: Int, _ limits: ClosedRange<Double>, isRightToLeft: Bool = false) -> TestTerminal {
    var attributes = RenderAttributes()
    attributes.isRightToLeft = isRightToLeft
    let stack = RenderStack(axis: .horizontal, spacing: 0, hasMovableDividers: true, lastPartLimits: limits)
    let parts = [
      part("a", .horizontal, least: 8), .element(.divider), part("b", .horizontal, least: 80, most: 160),
    ]
    return TestTerminal(columns, 3, depth: .none, .node(.stack(stack), attributes, parts))
  }

  @Test func `a last part with limits becomes longer than its frame, and keeps its length in a wider window`() {
    let terminal = inspector(61, 80...240)
    #expect(columns(terminal) == [40])
    drag(terminal, column: 40, to: 35)
    #expect(columns(terminal) == [35])
    // The frame offers its content all of the length.
    #expect(terminal.node(7).frame.columns == 25)
    #expect(terminal.node(8).offered?.width == 25)
    drag(terminal, column: 35, to: 0)
    #expect(columns(terminal) == [30])
    drag(terminal, column: 30, to: 60)
    #expect(columns(terminal) == [50])
    terminal.renderer.resize(CellSize(columns: 81, rows: 3))
    terminal.draw()
    #expect(columns(terminal) == [70])
    terminal.press(.left, .control)
    #expect(columns(terminal) == [69])
    terminal.renderer.showHelp()
    let keys = KeyHelp.Line.key(KeyHint("Ctrl ←, Ctrl →", "move the dividing line"))
    #expect(terminal.renderer.interaction.help?.lines.contains(keys) == true)
  }

  @Test func `a last part without limits leaves a cell to the part before it, and is eight cells wide at least`() {
    let terminal = inspector(61, 0...Double.infinity, isRightToLeft: true)
    #expect(columns(terminal) == [20])
    drag(terminal, column: 20, to: 60)
    #expect(columns(terminal) == [59])
    drag(terminal, column: 59, to: 0)
    #expect(columns(terminal) == [8])
  }

  @Test func `keys move the line near the focus along its axis`() {
    let terminal = split(41, 3, .horizontal, [part("a", .horizontal), part("b", .horizontal)])
    terminal.press(.right, .control)
    #expect(columns(terminal) == [21])
    terminal.press(.down, .control)
    #expect(columns(terminal) == [21])
    terminal.renderer.showHelp()
    let keys = KeyHelp.Line.key(KeyHint("Ctrl ←, Ctrl →", "move the dividing line"))
    #expect(terminal.renderer.interaction.help?.lines.contains(keys) == true)

    let high = split(20, 11, .vertical, [part("a", .vertical), part("b", .vertical)])
    #expect(rows(high) == [5])
    high.press(.down, .control)
    #expect(rows(high) == [6])
    high.press(.up, .control)
    high.press(.up, .control)
    #expect(rows(high) == [4])
    high.drag(from: CellPoint(column: 3, row: 4), to: CellPoint(column: 3, row: 8))
    #expect(rows(high) == [8])
    high.renderer.showHelp()
    let upDown = KeyHelp.Line.key(KeyHint("Ctrl ↑, Ctrl ↓", "move the dividing line"))
    #expect(high.renderer.interaction.help?.lines.contains(upDown) == true)
    #expect(high.renderer.interaction.help?.lines.contains(keys) == false)
  }

  @Test func `from right to left, the line follows the pointer`() {
    let terminal = split(
      41, 3, .horizontal, [part("a", .horizontal), part("b", .horizontal)], isRightToLeft: true)
    drag(terminal, column: 20, to: 30)
    #expect(columns(terminal) == [30])
    #expect(terminal.node(3).screenRect.column == 31)
  }

  @Test func `the lines are a part of the place of the user, and a stack without movable lines keeps its own`() {
    let parts = [part("a", .horizontal), part("b", .horizontal)]
    let terminal = split(41, 3, .horizontal, parts)
    drag(terminal, column: 20, to: 30)
    let other = split(41, 3, .horizontal, parts)
    other.renderer.go(to: terminal.renderer.place)
    other.draw()
    other.draw()
    #expect(columns(other) == [30])

    let still = TestTerminal(
      41, 3, depth: .none,
      .node(
        .stack(RenderStack(axis: .horizontal, spacing: 0)), RenderAttributes(),
        [parts[0], .element(.divider), parts[1]]))
    drag(still, column: 20, to: 30)
    #expect(columns(still) == [20])
  }
}
