import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Presentations on their way out")
struct PresentationDepartureTests: MotionSuite {
  private static let sheet = RenderPresentation.Kind.sheet(height: .large, showsDragIndicator: false)
  private static let alert = RenderPresentation.Kind.alert(title: "Really?", hasMessage: false)

  /// A screen with a text (2).
  private func screen(depth: ColorDepth = .trueColor, isMoving: Bool = true) -> MovingTerminal {
    MovingTerminal(40, 12, depth: depth, isMoving: isMoving, .text("page"))
  }

  /// The ops that show a presentation with a text, which has the next number.
  private func show(_ id: Int, _ kind: RenderPresentation.Kind, _ text: String, at index: Int = 1) -> [RenderOp] {
    [
      .create(RenderNode(id: RenderNodeID(id), element: .presentation(RenderPresentation(kind)))),
      child(id + 1, text), insert(id + 1, into: id, at: 0), insert(id, into: 1, at: index),
    ]
  }

  private func row(of text: String, _ terminal: MovingTerminal) -> Int? {
    (0..<12).first { terminal.row($0).contains(text) }
  }

  /// The cells of a row.
  private func cells(_ row: Int, _ terminal: MovingTerminal) -> [Cell] { Array(terminal.renderer.screen.row(row)) }

  /// Whether the cells are those of a screen that is drawn as a whole.
  private func expectWhole(_ terminal: MovingTerminal, _ comment: Comment) {
    let shown = terminal.cells
    terminal.renderer.redraw()
    terminal.draw()
    #expect(terminal.cells == shown, comment)
  }

  @Test(arguments: [sheet, .fullScreenCover], [ColorDepth.none, .ansi16, .ansi256, .trueColor])
  func `a sheet leaves over the lower edge as it was shown`(
    _ kind: RenderPresentation.Kind, _ depth: ColorDepth
  ) throws {
    let terminal = screen(depth: depth)
    let before = terminal.cells
    terminal.apply(show(10, kind, "one"))
    let start = try #require(row(of: "one", terminal))
    let shown = cells(start, terminal)
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    #expect(row(of: "one", terminal) == start)
    expectWhole(terminal, "at the start")
    var rows = [start]
    for time in [0.25, 0.5, 0.75] {
      terminal.advance(to: time)
      rows.append(row(of: "one", terminal) ?? 12)
      expectWhole(terminal, "after \(time) s")
    }
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    #expect(rows == rows.sorted() && rows[1] > start && Set(rows).count > 2)
    #expect(terminal.cells == before)

    let other = screen(depth: depth)
    other.apply(show(10, kind, "one"))
    other.apply([.remove(RenderNodeID(10))], Self.linear)
    other.advance(to: 0.25)
    #expect(cells(rows[1], other) == shown)
  }

  @Test(arguments: [alert, .popover(anchor: RenderNodeID(2))])
  func `a dialog fades out at its place`(_ kind: RenderPresentation.Kind) throws {
    let terminal = screen()
    let before = terminal.cells
    terminal.apply(show(10, kind, "one"))
    let start = try #require(row(of: "one", terminal))
    let shown = cells(start, terminal)
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    terminal.advance(to: 0.5)
    #expect(row(of: "one", terminal) == start)
    #expect(cells(start, terminal) != shown)
    expectWhole(terminal, "on the way")
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == before)
  }

  @Test func `what leaves takes neither presses nor keys, and is over changes of the content`() throws {
    let terminal = screen()
    terminal.apply(show(10, Self.sheet, "one"))
    let start = try #require(row(of: "one", terminal))
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    #expect(terminal.renderer.press(at: CellPoint(column: 20, row: start), time: .zero).isEmpty)
    #expect(terminal.renderer.handle(.key(TerminalKeyPress(.escape))).isEmpty)
    terminal.apply([.update(RenderNodeID(2), element: .text(RenderText([.init("leaf")])), attributes: nil)])
    #expect(row(of: "one", terminal) == start)
    expectWhole(terminal, "after a change of the content")
  }

  @Test func `the next presentation ends one on its way out`() {
    let terminal = screen()
    terminal.apply(show(10, Self.sheet, "one"))
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    terminal.advance(to: 0.25)
    #expect(terminal.text.contains("one"))
    terminal.apply(show(20, Self.alert, "four"))
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.text.contains("four") && !terminal.text.contains("one"))
  }

  @Test(arguments: [1, 2]) func `one that another replaces is gone at once`(_ index: Int) {
    let terminal = screen()
    terminal.apply(show(10, Self.sheet, "one"))
    terminal.apply(show(20, Self.sheet, "four", at: index) + [.remove(RenderNodeID(10))], Self.linear)
    #expect(!terminal.text.contains("one"))
    terminal.advance(to: 1)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.text.contains("four") && !terminal.text.contains("one"))
  }

  @Test(arguments: [[10, 20], [20, 10]]) func `a sheet takes the dialog over it along`(_ order: [Int]) throws {
    let terminal = screen()
    let before = terminal.cells
    terminal.apply(show(10, Self.sheet, "one"))
    terminal.apply(show(20, Self.alert, "four", at: 2))
    let start = try #require(row(of: "four", terminal))
    terminal.apply(order.map { .remove(RenderNodeID($0)) }, Self.linear)
    #expect(row(of: "four", terminal) == start)
    terminal.advance(to: 0.25)
    #expect(try #require(row(of: "four", terminal)) > start)
    terminal.advance(to: 1)
    #expect(terminal.cells == before)
  }

  @Test func `a sheet below a dialog that stays is gone at once`() {
    let terminal = screen()
    terminal.apply(show(10, Self.sheet, "one"))
    terminal.apply(show(20, Self.alert, "four", at: 2))
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.text.contains("four"))
  }

  @Test func `without motion, without an animation, or in another size, it is gone at once`() {
    let still = screen(isMoving: false)
    let before = still.cells
    still.apply(show(10, Self.sheet, "one"))
    still.apply([.remove(RenderNodeID(10))], Self.linear)
    #expect(still.cells == before)
    let terminal = screen()
    terminal.apply(show(10, Self.sheet, "one"))
    terminal.apply([.remove(RenderNodeID(10))])
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == before)
    terminal.apply(show(20, Self.sheet, "four"))
    terminal.apply([.remove(RenderNodeID(20))], Self.linear)
    #expect(terminal.renderer.isMoving)
    terminal.renderer.resize(CellSize(columns: 39, rows: 12))
    terminal.draw()
    #expect(!terminal.renderer.isMoving)
    #expect(!terminal.text.contains("four"))
  }

  @Test func `one that the screen has lost is gone at once`() {
    let terminal = screen()
    let before = terminal.cells
    terminal.apply(show(10, Self.sheet, "one"))
    terminal.renderer.redraw()
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == before)
  }

  @Test func `one under keys, commands, a selection or a strip is gone at once`() {
    let covers: [(TerminalRenderer) -> Void] = [
      { $0.show(["report"]) },
      { $0.showPalette() },
      { renderer in
        let corner = CellPoint(column: 0, row: 0)
        renderer.interaction.selection = ScreenSelection(
          from: corner, to: CellPoint(column: 39, row: 11), path: [], on: CellRect(columns: 40, rows: 12))
      },
      { $0.show(TerminalStrip("strip")) },
    ]
    for cover in covers {
      let terminal = screen()
      terminal.apply(show(10, Self.sheet, "one"))
      let plain = terminal.cells
      cover(terminal.renderer)
      terminal.draw()
      #expect(terminal.cells != plain)
      terminal.apply([.remove(RenderNodeID(10))], Self.linear)
      #expect(!terminal.renderer.isMoving)
    }
  }

  @Test func `one under an open menu is gone at once`() throws {
    let terminal = screen()
    let before = terminal.cells
    terminal.apply(
      [
        .create(RenderNode(id: RenderNodeID(10), element: .presentation(RenderPresentation(Self.sheet)))),
        .create(RenderNode(id: RenderNodeID(11), element: .menu(RenderMenu()))),
        child(12, "one"), .create(RenderNode(id: RenderNodeID(13), element: .button(RenderButton()))), child(14, "two"),
        insert(14, into: 13, at: 0), insert(12, into: 11, at: 0), insert(13, into: 11, at: 1),
        insert(11, into: 10, at: 0), insert(10, into: 1, at: 1),
      ])
    _ = terminal.renderer.handle(.key(TerminalKeyPress(.enter)))
    terminal.draw()
    try #require(terminal.text.contains("two"))
    terminal.apply([.remove(RenderNodeID(10))], Self.linear)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == before)
  }

  @Test func `one that is not drawn yet, or no longer, has no picture`() {
    let terminal = screen()
    let before = terminal.cells
    terminal.apply(show(10, Self.alert, "one") + [.remove(RenderNodeID(10))], Self.linear)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.cells == before)
  }
}
