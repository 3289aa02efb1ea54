import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Presentations in motion")
struct MotionPresentationTests: MotionSuite {
  private static let sheet = RenderPresentation.Kind.sheet(height: .large, showsDragIndicator: false)
  private static let alert = RenderPresentation.Kind.alert(title: "Really?", hasMessage: false)
  private static let panel = RenderPresentation.Kind.bottomSheet(title: "Panel", background: nil)

  /// A screen with a text (2).
  private func screen(depth: ColorDepth = .trueColor, isMoving: Bool = true) -> MovingTerminal {
    MovingTerminal(40, 12, depth: depth, isMoving: isMoving, .text("page"))
  }

  /// Shows a presentation (10) of three rows (12 to 14) over the screen.
  private func present(
    _ kind: RenderPresentation.Kind, on terminal: MovingTerminal, _ animation: RenderAnimation? = linear
  ) {
    var attributes = RenderAttributes()
    if case .bottomSheet = kind { attributes.transition = .move(.bottom) }
    var ops: [RenderOp] = [
      .create(
        RenderNode(
          id: RenderNodeID(10), element: .presentation(RenderPresentation(kind)), attributes: attributes)),
      .create(RenderNode(id: RenderNodeID(11), element: .stack(Self.leading))),
    ]
    for (index, text) in ["one", "two", "three"].enumerated() {
      ops += [child(12 + index, text), insert(12 + index, into: 11, at: index)]
    }
    terminal.apply(ops + [insert(11, into: 10, at: 0), insert(10, into: 1, at: 1)], animation)
  }

  private func row(of text: String, _ terminal: MovingTerminal) -> Int? {
    (0..<12).first { terminal.row($0).contains(text) }
  }

  /// Whether the cells are those of a screen that is drawn as a whole.
  private func expectWhole(_ terminal: MovingTerminal, _ comment: Comment) {
    let shown = terminal.cells
    terminal.renderer.redraw()
    terminal.draw()
    #expect(terminal.cells == shown, comment)
  }

  @Test(arguments: [sheet, .fullScreenCover, panel])
  func `a sheet comes over the lower edge`(_ kind: RenderPresentation.Kind) throws {
    let (moving, still) = (screen(), screen(isMoving: false))
    present(kind, on: still)
    let goal = try #require(row(of: "one", still))
    present(kind, on: moving)
    #expect(row(of: "one", moving) == nil)
    #expect(moving.text.contains("page"))
    expectWhole(moving, "at the start")
    var rows: [Int] = []
    for time in [0.25, 0.5, 0.75] {
      moving.advance(to: time)
      rows.append(row(of: "one", moving) ?? 12)
      expectWhole(moving, "after \(time) s")
    }
    moving.advance(to: 1)
    #expect(!moving.renderer.isMoving)
    #expect(rows == rows.sorted(by: >) && rows.allSatisfy { $0 > goal } && Set(rows).count > 1)
    #expect(moving.cells == still.cells)
  }

  @Test(arguments: [alert, .popover(anchor: RenderNodeID(2))])
  func `a dialog fades in at its place`(_ kind: RenderPresentation.Kind) throws {
    let (moving, still) = (screen(), screen(isMoving: false))
    present(kind, on: still)
    present(kind, on: moving)
    let goal = try #require(row(of: "one", still))
    #expect(row(of: "one", moving) == nil)
    moving.advance(to: 0.5)
    #expect(row(of: "one", moving) == goal)
    #expect(moving.cells != still.cells)
    expectWhole(moving, "on the way")
    moving.advance(to: 1)
    #expect(!moving.renderer.isMoving)
    #expect(moving.cells == still.cells)
  }

  @Test(arguments: [sheet, alert])
  func `without an animation a presentation is there, and gone, at once`(_ kind: RenderPresentation.Kind) {
    let (moving, still) = (screen(), screen(isMoving: false))
    let before = moving.cells
    present(kind, on: still)
    present(kind, on: moving, nil)
    #expect(!moving.renderer.isMoving)
    #expect(moving.cells == still.cells)
    moving.apply([.remove(RenderNodeID(10))])
    #expect(moving.cells == before)
  }

  @Test(arguments: [sheet, alert])
  func `a presentation that is removed on its way leaves nothing behind`(_ kind: RenderPresentation.Kind) {
    let terminal = screen()
    let before = terminal.cells
    present(kind, on: terminal)
    terminal.advance(to: 0.5)
    #expect(terminal.cells != before)
    terminal.apply([.remove(RenderNodeID(10))])
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == before)
  }

  @Test func `the content behind a sheet on its way stays behind the veil`() {
    let terminal = screen()
    present(Self.sheet, on: terminal)
    terminal.advance(to: 0.25)
    terminal.apply([.update(RenderNodeID(2), element: .text(RenderText([.init("leaf")])), attributes: nil)])
    #expect(terminal.text.contains("leaf"))
    expectWhole(terminal, "after a change behind the sheet")
  }

  @Test func `a panel leaves over the lower edge, in front of the content, and can turn round`() {
    let (moving, still) = (screen(), screen(isMoving: false))
    let empty = moving.cells
    present(Self.panel, on: still)
    present(Self.panel, on: moving, nil)
    moving.apply([leave(10, by: .move(.bottom))], Self.linear)
    moving.advance(to: 0.5)
    #expect(moving.text.contains("one") && !moving.text.contains("three"))
    expectWhole(moving, "on the way out")
    moving.apply([comeBack(10, .move(.bottom))], Self.linear)
    #expect(moving.text.contains("one") && !moving.text.contains("three"))
    moving.advance(to: 1.5)
    #expect(!moving.renderer.isMoving)
    #expect(moving.cells == still.cells)
    moving.apply([leave(10, by: .move(.bottom))], Self.linear)
    moving.advance(to: 2.5)
    #expect(!moving.renderer.isMoving)
    #expect(moving.cells == empty)
    moving.apply([.remove(RenderNodeID(10))])
    #expect(moving.cells == empty)
  }

  @Test func `the place of a view in a sheet is that where the view will be`() {
    let terminal = screen()
    var attributes = RenderAttributes()
    attributes.reportsPlace = true
    present(Self.sheet, on: terminal)
    terminal.apply([.update(RenderNodeID(12), element: nil, attributes: attributes)])
    let places = terminal.events.compactMap { if case .place(let place) = $0.event { place.y } else { nil } }
    #expect(places == [Double(terminal.node(12).restingRect.row) * CellMetrics.cellHeight])
    terminal.advance(to: 0.5)
    #expect(terminal.events.isEmpty)
  }

  @Test(arguments: [sheet, alert])
  func `a presentation comes at once, and once, whatever the change has beside it`(_ kind: RenderPresentation.Kind) {
    let (moving, still) = (screen(), screen(isMoving: false))
    present(kind, on: still)
    var animation = Self.linear
    (animation.delay, animation.repeatCount, animation.autoreverses) = (2, nil, true)
    present(kind, on: moving, animation)
    moving.advance(to: 1)
    #expect(!moving.renderer.isMoving)
    #expect(moving.cells == still.cells)
  }

  @Test func `a press where a sheet is about to be does not close it`() throws {
    let (moving, still) = (screen(), screen(isMoving: false))
    present(Self.sheet, on: still)
    let goal = try #require(row(of: "one", still))
    present(Self.sheet, on: moving)
    let presses = moving.renderer.press(at: CellPoint(column: 20, row: goal), time: .zero)
    #expect(!presses.contains { $0.event == .dismiss })
    let outside = moving.renderer.press(at: CellPoint(column: 20, row: 0), time: .seconds(5))
    #expect(outside.contains { $0.event == .dismiss })
  }

  @Test func `a box is never placed below the screen`() {
    let size = CellSize(columns: 20, rows: 10)
    let anchor = CellRect(column: 2, row: 28, columns: 4, rows: 1)
    let box = AnchoredLayout.place(CellSize(columns: 6, rows: 5), at: anchor, in: size)
    #expect(box == CellRect(column: 2, row: 5, columns: 6, rows: 5))
  }
}
