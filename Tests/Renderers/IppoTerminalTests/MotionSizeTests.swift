import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Sizes in motion")
struct MotionSizeTests: MotionSuite {
  private static let narrow = 32.0
  private static let wide = 128.0

  private static func frame(_ width: Double) -> RenderElement {
    .box(.frame(width: width, height: 2 * CellMetrics.cellHeight, alignment: RenderAlignment()))
  }

  /// A filled rectangle (3) in a frame (2), in the middle of the screen.
  private func rectangle(_ width: Double, isMoving: Bool = true) -> MovingTerminal {
    MovingTerminal(
      20, 6, isMoving: isMoving,
      .element(Self.frame(width), .element(.shape(RenderShape(.rectangle, fill: .color(.named(.red)))))))
  }

  private func change(_ terminal: MovingTerminal, to width: Double, _ animation: RenderAnimation? = linear) {
    terminal.apply([.update(RenderNodeID(2), element: Self.frame(width), attributes: nil)], animation)
  }

  /// The number of coloured cells; the corner of the screen has none.
  private func painted(_ terminal: MovingTerminal) -> Int {
    let plain = terminal.renderer.screen[0, 0].style.background
    return terminal.cells.count { $0.style.background != plain }
  }

  @Test(arguments: [(32.0, 128.0), (128.0, 32.0)])
  func `a shape goes to its new size, and leaves nothing behind`(from: Double, to: Double) {
    let terminal = rectangle(from)
    let first = painted(terminal)
    let last = painted(rectangle(to, isMoving: false))
    change(terminal, to: to)
    #expect(painted(terminal) == first)
    #expect(terminal.node(3).frame.size != terminal.node(3).drawnSize)
    var counts: [Int] = []
    for time in [0.25, 0.5, 0.75] {
      terminal.advance(to: time)
      counts.append(painted(terminal))
      let shown = terminal.cells
      terminal.renderer.redraw()
      terminal.draw()
      #expect(terminal.cells == shown)
    }
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    let steps = [first] + counts + [last]
    #expect(steps == (from < to ? steps.sorted() : steps.sorted(by: >)))
    #expect(Set(steps).count == 5)
    #expect(terminal.cells == rectangle(to, isMoving: false).cells)
  }

  @Test func `a size that changes without an animation, or without motion, is there at once`() {
    let terminal = rectangle(Self.narrow)
    change(terminal, to: Self.wide)
    terminal.advance(to: 0.5)
    change(terminal, to: Self.narrow, nil)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == rectangle(Self.narrow, isMoving: false).cells)
    let still = rectangle(Self.narrow, isMoving: false)
    change(still, to: Self.wide)
    #expect(still.cells == rectangle(Self.wide, isMoving: false).cells)
  }

  @Test func `a size that turns round begins with the shown one`() {
    let terminal = rectangle(Self.narrow)
    change(terminal, to: Self.wide)
    terminal.advance(to: 0.5)
    let middle = painted(terminal)
    change(terminal, to: Self.narrow)
    #expect(painted(terminal) == middle)
    terminal.advance(to: 1.5)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == rectangle(Self.narrow, isMoving: false).cells)
  }

  @Test func `a size beyond its end is never negative, nor much longer than the way`() {
    var motion = NodeMotion()
    let spring = RenderAnimation(
      curve: .spring(mass: 1, stiffness: 100, damping: 1, initialVelocity: 100_000), duration: 10)
    motion.size = Motion(
      course: AnimationCourse(spring), start: .zero, from: CellSize(columns: 2, rows: 8),
      to: CellSize(columns: 6, rows: 3))
    for step in 0..<99 {
      motion.move(to: .milliseconds(100 * step))
      guard let size = motion.shownSize else {
        Issue.record("no size at step \(step)")
        return
      }
      #expect((0...10).contains(size.columns) && (0...13).contains(size.rows))
    }
  }
}
