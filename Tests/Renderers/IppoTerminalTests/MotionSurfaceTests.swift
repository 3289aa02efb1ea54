import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Surfaces of presentations in motion")
struct MotionSurfaceTests: MotionSuite {
  private static func sheet(_ share: Double) -> RenderElement {
    .presentation(RenderPresentation(.sheet(height: .fraction(share), showsDragIndicator: false)))
  }

  /// A sheet (10) with a text (11) over a text (2).
  private func sheet(_ share: Double, isMoving: Bool = true) -> MovingTerminal {
    let terminal = MovingTerminal(60, 20, isMoving: isMoving, .text("page"))
    terminal.apply([
      .create(RenderNode(id: RenderNodeID(10), element: Self.sheet(share))), child(11, "one"),
      insert(11, into: 10, at: 0), insert(10, into: 1, at: 1),
    ])
    return terminal
  }

  private func change(_ terminal: MovingTerminal, to share: Double, _ animation: RenderAnimation? = linear) {
    terminal.apply([.update(RenderNodeID(10), element: Self.sheet(share), attributes: nil)], animation)
  }

  /// The rows of the upper and the lower border.
  private func borders(_ terminal: MovingTerminal) -> [Int] {
    (0..<20).filter { terminal.row($0).contains("╭") || terminal.row($0).contains("╰") }
  }

  @Test(arguments: [(0.4, 0.8), (0.8, 0.4)]) func `a sheet goes to its next height`(from: Double, to: Double) {
    let terminal = sheet(from)
    let (first, last) = (borders(terminal), borders(sheet(to, isMoving: false)))
    #expect(first.count == 2 && last.count == 2)
    change(terminal, to: to)
    #expect(borders(terminal) == first)
    for time in [0.25, 0.5, 0.75] {
      terminal.advance(to: time)
      #expect(borders(terminal) == zip(first, last).map { $0 + Int((Double($1 - $0) * time).rounded()) })
      #expect(terminal.text.contains("one"))
      let shown = terminal.cells
      terminal.renderer.redraw()
      terminal.draw()
      #expect(terminal.cells == shown)
    }
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == sheet(to, isMoving: false).cells)
  }

  @Test func `a height that changes without an animation, or without motion, is there at once`() {
    let terminal = sheet(0.4)
    change(terminal, to: 0.8)
    terminal.advance(to: 0.5)
    change(terminal, to: 0.4, nil)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == sheet(0.4, isMoving: false).cells)
    let still = sheet(0.4, isMoving: false)
    change(still, to: 0.8)
    #expect(still.cells == sheet(0.8, isMoving: false).cells)
  }

  @Test func `a height that turns round begins with the shown one, and a change of the content does not end it`() {
    let terminal = sheet(0.4)
    let first = borders(terminal)
    change(terminal, to: 0.8)
    terminal.advance(to: 0.5)
    let middle = borders(terminal)
    #expect(middle != first)
    terminal.apply([.update(RenderNodeID(11), element: .text(RenderText([.init("two")])), attributes: nil)])
    #expect(borders(terminal) == middle)
    #expect(terminal.renderer.isMoving)
    change(terminal, to: 0.4)
    #expect(borders(terminal) == middle)
    terminal.advance(to: 1.5)
    #expect(!terminal.renderer.isMoving)
    #expect(borders(terminal) == first)
  }

  @Test func `a press beside the surface where a sheet is about to be does not close it`() {
    let terminal = sheet(0.4)
    change(terminal, to: 0.8)
    let inside = terminal.renderer.press(at: CellPoint(column: 30, row: 3), time: .seconds(5))
    #expect(!inside.contains { $0.event == .dismiss })
  }
}
