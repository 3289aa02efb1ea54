import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// The bar in the last column of a region that scrolls: it shows the place, and is dragged.
@MainActor
@Suite struct ScrollBarTests {
  private struct Rows: View {
    let count: Int
    var isDisabled = false
    @State private var chosen = "none"

    var body: some View {
      VStack(spacing: 0) {
        Text("chosen \(chosen)")
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Text(verbatim: "row \(row)").frame(maxWidth: .infinity, alignment: .leading).onTapGesture {
                chosen = "\(row)"
              }
            }
          }
        }
        .scrollDisabled(isDisabled)
      }
    }
  }

  private func mouse(_ screen: TerminalScreen, _ action: MouseEvent.Action, _ column: Int, _ row: Int) {
    screen.send(.mouse(MouseEvent(action, at: CellPoint(column: column, row: row))))
  }

  private func thumb(_ screen: TerminalScreen) -> [Int] { (0..<11).filter { screen.line($0).hasSuffix("┃") } }

  @Test func `a dragged thumb is under the pointer, and the content follows to both ends`() {
    let screen = TerminalScreen(columns: 20, rows: 11) { Rows(count: 50) }
    #expect(thumb(screen) == [1, 2])
    mouse(screen, .press(.left), 19, 2)
    #expect(screen.line(1).hasPrefix("row 0 "))
    for row in 3...8 {
      mouse(screen, .drag(.left), 19, row)
      #expect(thumb(screen) == [row - 1, row])
    }
    // The pointer may leave the bar.
    mouse(screen, .drag(.left), 3, 30)
    #expect(screen.line(10).hasPrefix("row 49 "))
    mouse(screen, .drag(.left), 3, 0)
    #expect(screen.line(1).hasPrefix("row 0 "))
    mouse(screen, .release(.left), 3, 4)
    #expect(screen.line(1).hasPrefix("row 0 ") && screen.line(0).contains("none"))
    #expect(screen.copiedTexts.isEmpty && screen.refusedEvents.isEmpty)
    screen.click(column: 3, row: 4)
    #expect(screen.line(0).contains("chosen 3"))
  }

  @Test func `a press beside the thumb brings its middle there`() {
    let screen = TerminalScreen(columns: 20, rows: 11) { Rows(count: 50) }
    mouse(screen, .press(.left), 19, 7)
    #expect(thumb(screen) == [6, 7])
    mouse(screen, .drag(.left), 19, 8)
    #expect(thumb(screen) == [7, 8])
    mouse(screen, .release(.left), 19, 8)
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `rows of a long list are made where the bar is dragged to`() {
    let screen = TerminalScreen(columns: 30, rows: 11) {
      List { ForEach(0..<100_000, id: \.self) { Text(verbatim: "row \($0)") } }.listStyle(.plain)
    }
    mouse(screen, .press(.left), 29, 0)
    mouse(screen, .drag(.left), 29, 5)
    #expect(screen.line(0).contains("row 49995 "))
    mouse(screen, .drag(.left), 29, 10)
    #expect(screen.line(10).contains("row 99999"))
    mouse(screen, .release(.left), 29, 10)
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor], [false, true])
  func `a thumb stands out from its track, also on an unknown background`(_ depth: ColorDepth, _ isKnown: Bool) {
    var capabilities = TerminalCapabilities(colorDepth: depth, palette: Palette(background: RGB(0, 0, 0)))
    capabilities.isBackgroundKnown = isKnown
    let renderer = TerminalRenderer(size: CellSize(columns: 10, rows: 4), capabilities: capabilities)
    let list = Tree.element(.list(RenderList(style: .plain)), .text("1\n2\n3\n4\n5\n6\n7\n8"))
    let ops = Tree.node(.window, RenderAttributes(), [list]).ops()
    try! renderer.apply(RenderFrame(revision: 1, entries: ops.map { RenderFrame.Entry($0) }))
    _ = renderer.layout()
    _ = renderer.draw()
    let (thumb, track) = (renderer.screen[0, 9], renderer.screen[3, 9])
    #expect(thumb.glyph.character == "┃" && track.glyph.character == "│")
    let colors = ColorPairing(capabilities.colors).terminal
    func contrast(_ cell: Cell) -> Double {
      colors.components(cell.style.foreground, isBackground: false)
        .contrast(to: colors.components(cell.style.background, isBackground: true))
    }
    #expect(contrast(thumb) >= contrast(track))
    #expect(thumb.style.background == .standard)
  }

  @Test func `content that does not scroll has no bar to press`() {
    let short = TerminalScreen(columns: 20, rows: 11) { Rows(count: 4) }
    short.click(column: 19, row: 2)
    #expect(short.line(0).contains("chosen 1"))
    let disabled = TerminalScreen(columns: 20, rows: 11) { Rows(count: 50, isDisabled: true) }
    disabled.click(column: 19, row: 8)
    #expect(disabled.line(1).hasPrefix("row 0 "))
  }

  @Test func `every row of the track is an offset, and each offset is shown in its row`() throws {
    for rows in 2...40 {
      for content in [rows + 1, rows + 3, 2 * rows, 1_000, 1_000_000] {
        let rect = CellRect(column: 0, row: 5, columns: 10, rows: rows)
        var scroll = ScrollPosition()
        scroll.content = CellSize(columns: 10, rows: content)
        scroll.viewport = CellSize(columns: 10, rows: rows)
        let bar = try #require(ScrollBar(scroll, in: rect))
        for start in 0...(rows - bar.length) {
          scroll.offset.row = bar.offset(for: 0, at: 5 + start)
          #expect(scroll.offset.row <= scroll.maximum.row)
          let now = try #require(ScrollBar(scroll, in: rect))
          // A thumb that is nearly as long as its track has more rows than offsets.
          if rows - bar.length <= scroll.maximum.row { #expect(now.start == start) }
        }
        #expect(bar.offset(for: 0, at: 1_000) == scroll.maximum.row)
      }
    }
  }
}
