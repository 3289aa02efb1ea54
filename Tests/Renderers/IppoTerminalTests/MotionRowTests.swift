import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Rows that change their heights in motion")
struct MotionRowTests: MotionSuite {
  /// A list (2) with a row (3) of a text (4), and a row below it (5).
  private func list(
    _ text: String, _ style: RenderList.Style = .plain, hasSeparators: Bool = false, isMoving: Bool = true
  ) -> MovingTerminal {
    let row = RenderElement.row(RenderRow(hasSeparator: hasSeparators))
    return MovingTerminal(
      20, 8, isMoving: isMoving,
      .element(.list(RenderList(style: style)), .element(row, .text(text)), .element(row, .text("below"))))
  }

  private func change(_ terminal: MovingTerminal, to text: String, _ animation: RenderAnimation? = linear) {
    terminal.apply([.update(RenderNodeID(4), element: .text(RenderText([.init(text)])), attributes: nil)], animation)
  }

  /// The first rows of the screen, without the spaces before their texts.
  private func rows(_ terminal: MovingTerminal) -> [String] {
    (0..<4).map { String(terminal.row($0).drop { $0 == " " }) }
  }

  /// Whether the cells are those of a screen that is drawn as a whole.
  private func expectWhole(_ terminal: MovingTerminal) {
    let shown = terminal.cells
    terminal.renderer.redraw()
    terminal.draw()
    #expect(terminal.cells == shown)
  }

  @Test func `a row that grows uncovers its content while the rows below make way`() {
    let terminal = list("a")
    change(terminal, to: "a\nb\nc")
    #expect(rows(terminal) == ["a", "below", "", ""])
    expectWhole(terminal)
    terminal.advance(to: 0.5)
    #expect(rows(terminal) == ["a", "b", "below", ""])
    expectWhole(terminal)
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == list("a\nb\nc", isMoving: false).cells)
  }

  @Test func `a row that shrinks keeps its space until the rows below have come`() {
    let terminal = list("a\nb\nc")
    change(terminal, to: "a")
    #expect(rows(terminal) == ["a", "", "", "below"])
    expectWhole(terminal)
    terminal.advance(to: 0.5)
    #expect(rows(terminal) == ["a", "", "below", ""])
    expectWhole(terminal)
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == list("a", isMoving: false).cells)
  }

  @Test(arguments: [RenderList.Style.plain, .grouped, .insetGrouped], [false, true])
  func `cards and separators go with the rows`(_ style: RenderList.Style, _ hasSeparators: Bool) {
    for (before, after) in [("a", "a\nb\nc"), ("a\nb\nc", "a")] {
      let terminal = list(before, style, hasSeparators: hasSeparators)
      let first = terminal.cells
      change(terminal, to: after)
      // A row that shrinks has only its remaining text.
      if before == "a" { #expect(terminal.cells == first) }
      for time in [0.25, 0.5, 0.75] {
        terminal.advance(to: time)
        expectWhole(terminal)
      }
      terminal.advance(to: 1)
      #expect(!terminal.renderer.isMoving)
      #expect(terminal.cells == list(after, style, hasSeparators: hasSeparators, isMoving: false).cells)
    }
  }

  @Test func `the badge and the arrow of a row are at once at its new end`() {
    let row = RenderElement.row(RenderRow(isLink: true, badge: "7"))
    let terminal = MovingTerminal(
      20, 4,
      .element(
        .stack(RenderStack(axis: .horizontal, spacing: 0)),
        .element(.list(RenderList(style: .plain)), .element(row, .text("a"))), .text("b")))
    #expect(terminal.row(0).contains("7 ›"))
    terminal.apply(
      [.update(RenderNodeID(6), element: .text(RenderText([.init("bcdefg")])), attributes: nil)], Self.linear)
    #expect(terminal.node(4).drawnSize == terminal.node(4).frame.size)
    #expect(terminal.row(0).contains("7 ›"))
  }

  @Test func `a height that changes without an animation, or without motion, is there at once`() {
    let terminal = list("a")
    change(terminal, to: "a\nb\nc")
    terminal.advance(to: 0.5)
    change(terminal, to: "a\nb", nil)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == list("a\nb", isMoving: false).cells)
    let still = list("a", isMoving: false)
    change(still, to: "a\nb\nc")
    #expect(still.cells == list("a\nb\nc", isMoving: false).cells)
  }
}
