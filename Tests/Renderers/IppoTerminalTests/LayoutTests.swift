import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct LayoutTests {
  private func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns, rows: rows)
  }

  private let fill = Tree.element(.shape(RenderShape(.rectangle)))

  // MARK: Stacks

  @Test func contentStandsInTheMiddleOfTheScreen() {
    let terminal = TestTerminal(11, 3, .text("Hello"))
    #expect(terminal.text == "\n   Hello")
  }

  @Test func flexibleChildrenShareTheRoomByLargestRemainder() {
    let terminal = TestTerminal(80, 1, .line(spacing: 0, .center, fill, fill, fill))
    #expect([3, 4, 5].map { terminal.node($0).frame } == [rect(0, 0, 27, 1), rect(27, 0, 27, 1), rect(54, 0, 26, 1)])
  }

  @Test func theLeastFlexibleChildIsServedFirst() {
    let terminal = TestTerminal(20, 1, .line(.center, fill, .text("rigid"), fill))
    #expect(terminal.node(4).frame.columns == 5)
    #expect(terminal.node(3).frame.columns + terminal.node(5).frame.columns == 13)
  }

  @Test func aSpacerPushesApart() {
    let terminal = TestTerminal(12, 1, .line(.center, .text("a"), .element(.spacer(minLength: nil)), .text("b")))
    #expect(terminal.text == "a          b")
  }

  @Test func layoutPriorityTakesTheRoomFirst() {
    let long = "a long text that wraps"
    let terminal = TestTerminal(
      30, 3, .line(.center, .text(long), .text("another text that wraps").with { $0.layoutPriority = 1 }))
    #expect(terminal.node(4).frame.columns == 23)
    #expect(terminal.node(3).frame.columns == 6)
  }

  @Test func rowsStandWithoutAGapAndBoxesWithOne() {
    let terminal = TestTerminal(
      10, 6, .column(.leading, .text("a"), .text("b"), .button("c"), .button("d")))
    #expect([3, 4, 5, 7].map { terminal.node($0).frame.row } == [0, 1, 2, 4])
  }

  @Test func textBaselinesAlign() {
    let terminal = TestTerminal(
      12, 3,
      .line(.firstTextBaseline, .text("a\nb\nc"), .padded(.text("x"))))
    // The padded text begins a row lower, so the other text moves down to it.
    #expect(terminal.node(3).origin.row == terminal.node(5).origin.row)
  }

  @Test func alignmentMovesAcrossTheAxis() {
    for (alignment, column) in [(RenderAlignment.Horizontal.leading, 0), (.center, 2), (.trailing, 4)] {
      let terminal = TestTerminal(10, 2, .column(alignment, .text("wider"), .text("x")))
      #expect(terminal.node(4).frame.column == column)
    }
  }

  // MARK: Boxes

  @Test func paddingIsTwoColumnsAndOneRow() {
    let terminal = TestTerminal(20, 5, .padded(.text("x")))
    #expect(terminal.node(2).frame.size == CellSize(columns: 5, rows: 3))
    #expect(terminal.node(3).frame == rect(2, 1, 1, 1))
  }

  @Test func aFrameIsAsLargeAsItSays() {
    let terminal = TestTerminal(20, 5, .frame(width: 80, height: 48, .text("x")))
    #expect(terminal.node(2).frame.size == CellSize(columns: 10, rows: 3))
    #expect(terminal.node(3).frame.origin == CellPoint(column: 4, row: 1))
  }

  @Test func aFlexibleFrameIsLimitedOnBothSides() {
    func frame(_ minWidth: Double?, _ maxWidth: Double?) -> CellSize {
      TestTerminal(
        40, 1,
        .element(
          .box(
            .flexibleFrame(
              minWidth: minWidth, idealWidth: nil, maxWidth: maxWidth, minHeight: nil, idealHeight: nil,
              maxHeight: nil, alignment: RenderAlignment())), .text("text"))
      ).node(2).frame.size
    }
    #expect(frame(nil, .infinity).columns == 40)
    #expect(frame(80, nil).columns == 10)
    #expect(frame(nil, 160).columns == 20)
    #expect(frame(80, 160).columns == 20)
    #expect(frame(nil, nil).columns == 4)
  }

  @Test func fixedSizeIgnoresTheOffer() {
    let terminal = TestTerminal(
      5, 2, .element(.box(.fixedSize(horizontal: true, vertical: true)), .text("a long text")))
    #expect(terminal.node(3).frame.columns == 11)
  }

  @Test func anAspectRatioIsOneOfPoints() {
    // A square of 20 rows is 40 columns, because a cell is twice as tall as wide.
    let terminal = TestTerminal(80, 20, .element(.box(.aspectRatio(1, isFill: false)), fill))
    #expect(terminal.node(3).frame.size == CellSize(columns: 40, rows: 20))
  }

  @Test func anOffsetMovesWhatIsDrawnAndNotTheOthers() {
    let terminal = TestTerminal(
      10, 2, .column(.leading, .element(.box(.offset(x: 16, y: 0)), .text("a")), .text("b")))
    #expect(terminal.text == "      a\n    b")
  }

  @Test func aDecorationIsOfferedTheSizeOfTheContent() {
    let terminal = TestTerminal(20, 3, .element(.decoration(RenderDecoration(kind: .background)), .text("text"), fill))
    #expect(terminal.node(4).frame.size == CellSize(columns: 4, rows: 1))
  }

  @Test func anInsetTakesItsLengthFromAnEdge() {
    let terminal = TestTerminal(10, 4, .element(.decoration(RenderDecoration(kind: .insetBottom)), fill, .text("bar")))
    #expect(terminal.node(3).frame == rect(0, 0, 10, 3))
    #expect(terminal.node(4).frame.row == 3)
  }

  // MARK: Grids

  @Test func `cells that flow leave lines to headers and to cells that have not been made`() {
    let tracks = Array(repeating: RenderGrid.Track.flexible(minimum: 10, maximum: .infinity), count: 2)
    let terminal = TestTerminal(
      10, 9,
      .element(
        .grid(RenderGrid(kind: .flow(.vertical, tracks), alignment: .topLeading, horizontalSpacing: 0)),
        .element(.gridRow(RenderGridRow(spans: [])), .text("A header")), .text("a"), .text("b"), .text("c"),
        .element(.gap(RenderGap(count: 8, axis: .vertical))), .text("d"), .text("e"), .text("f")))
    #expect(terminal.node(8).frame == rect(0, 3, 10, 4))
    #expect(terminal.text == "A header\na    b\nc\n\n\n\n\n     d\ne    f")
  }

  @Test func aColumnOfAGridIsAsWideAsItsWidestCell() {
    let grid = Tree.element(
      .grid(RenderGrid(kind: .table, alignment: .topLeading)),
      .element(.gridRow(RenderGridRow(spans: [1, 1])), .text("a"), .text("b")),
      .element(.gridRow(RenderGridRow(spans: [1, 1])), .text("long"), .text("c")),
      .element(.gridRow(RenderGridRow(spans: [2])), .text("both")))
    #expect(TestTerminal(10, 3, grid).text == "  a    b\n  long c\n  both")
  }

  @Test func cellsFlowAlongTheTracks() {
    let grid = Tree.element(
      .grid(
        RenderGrid(
          kind: .flow(.vertical, [.fixed(24), .flexible(minimum: 8, maximum: .infinity)]), alignment: .topLeading,
          horizontalSpacing: 8)),
      .text("1"), .text("2"), .text("3"))
    #expect(TestTerminal(10, 2, grid).text == "1   2\n3")
  }

  @Test func adaptiveTracksFillTheWidth() {
    let grid = Tree.element(
      .grid(RenderGrid(kind: .flow(.vertical, [.adaptive(minimum: 24, maximum: .infinity)]), horizontalSpacing: 8)),
      .text("1"), .text("2"), .text("3"), .text("4"))
    #expect(TestTerminal(11, 2, grid).text == " 1   2   3\n 4")
  }

  // MARK: Relayout

  @Test func relayoutStopsWhereASizeDidNotChange() {
    let terminal = TestTerminal(40, 10, .column(.center, .padded(.text("one")), .text("other")))
    terminal.update(4, .text(RenderText([RenderText.Run("two")])))
    #expect(terminal.renderer.tree.remeasuredCount == 1)
    terminal.update(4, .text(RenderText([RenderText.Run("longer")])))
    #expect(terminal.renderer.tree.remeasuredCount == 4)
  }

  @Test func anyScreenIsLargeEnough() {
    for size in [(0, 0), (1, 1), (2, 1), (1, 5), (3, 3)] {
      let terminal = TestTerminal(
        size.0, size.1, .padded(.column(.center, .button("Button"), .element(.list(RenderList()), .text("row")))),
        .element(
          .presentation(RenderPresentation(.alert(title: "Title", hasMessage: true))), .text("message"), .button("OK")))
      terminal.press(.tab)
      terminal.press(.enter)
      #expect(terminal.renderer.screen.size == CellSize(columns: size.0, rows: size.1))
    }
  }
}
