import Foundation
import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Lines of split views")
struct DividerTests {
  /// A split view (2) of columns with a button each, from 3 on.
  private func split(_ columns: Int, widths: [Double] = [160], isRightToLeft: Bool = false) -> TestTerminal {
    var attributes = RenderAttributes()
    attributes.isRightToLeft = isRightToLeft
    let buttons = (0...widths.count).map { Tree.button("\($0)", RenderButton(style: .plain)) }
    return TestTerminal(
      columns, 4, depth: .none,
      .node(
        .navigation(RenderNavigation(columns: (widths + [0]).map { RenderNavigation.Column(width: $0) })), attributes,
        buttons))
  }

  private func lines(_ terminal: TestTerminal) -> [Int] {
    (0..<terminal.renderer.size.columns).filter { terminal.renderer.screen[1, $0].glyph == Glyph("│") }
  }

  private func drag(_ terminal: TestTerminal, from: Int, to: Int) {
    terminal.drag(from: CellPoint(column: from, row: 1), to: CellPoint(column: to, row: 1))
  }

  @Test func `a line is dragged, within limits`() {
    let terminal = split(60)
    #expect(lines(terminal) == [20])
    drag(terminal, from: 20, to: 30)
    #expect(lines(terminal) == [30])
    #expect(terminal.node(3).frame.columns == 30)
    drag(terminal, from: 30, to: 0)
    #expect(lines(terminal) == [8])
    drag(terminal, from: 8, to: 59)
    #expect(lines(terminal) == [51])
    // A press beside the line moves nothing.
    drag(terminal, from: 50, to: 20)
    #expect(lines(terminal) == [51])
    // A narrow window has its limits, and a wide one the chosen width again.
    terminal.renderer.resize(CellSize(columns: 40, rows: 4))
    terminal.draw()
    #expect(lines(terminal) == [31])
    terminal.renderer.resize(CellSize(columns: 10, rows: 4))
    terminal.draw()
    #expect(lines(terminal) == [4])
    terminal.renderer.resize(CellSize(columns: 60, rows: 4))
    terminal.draw()
    #expect(lines(terminal) == [51])
  }

  @Test func `from right to left, the line stands and moves on the other side`() {
    let terminal = split(60, isRightToLeft: true)
    #expect(lines(terminal) == [39])
    #expect(terminal.node(3).screenRect.column == 40)
    drag(terminal, from: 39, to: 29)
    #expect(lines(terminal) == [29])
    #expect(terminal.node(3).screenRect.columns == 30)
    terminal.press(.tab)
    terminal.press(.left, .control)
    #expect(lines(terminal) == [28])
  }

  @Test func `keys move the line behind the column with the focus`() {
    let terminal = split(90, widths: [160, 160])
    let before = lines(terminal)
    #expect(before.count == 2)
    #expect(terminal.renderer.focusedNode == RenderNodeID(3))
    terminal.press(.right, .control)
    #expect(lines(terminal) == [before[0] + 1, before[1] + 1])
    terminal.press(.tab)
    terminal.press(.left, .control)
    #expect(lines(terminal) == [before[0] + 1, before[1]])
    // In the last column it is the line before.
    terminal.press(.tab)
    terminal.press(.right, .control)
    #expect(lines(terminal) == [before[0] + 1, before[1] + 1])
    for _ in 0..<200 { terminal.press(.right, .control) }
    #expect(lines(terminal)[1] == 90 - 9)
  }

  @Test func `the list of keys has those of a line where they move one`() {
    let keys = KeyHelp.Line.key(KeyHint("Ctrl ←, Ctrl →", "move the dividing line"))
    let terminal = split(60)
    terminal.renderer.showHelp()
    #expect(terminal.renderer.interaction.help?.lines.contains(keys) == true)
    let other = TestTerminal(60, 4, .element(.navigation(RenderNavigation()), .button("a")))
    other.renderer.showHelp()
    #expect(other.renderer.interaction.help?.lines.isEmpty == false)
    #expect(other.renderer.interaction.help?.lines.contains(keys) == false)
    let german = KeyHelp(shortcuts: [], dividers: [.horizontal], in: RenderWords(language: "de"))
    #expect(german.lines.contains(.key(KeyHint("Strg ←, Strg →", "Trennlinie verschieben"))))
  }

  @Test func `a column that the app hides takes its width along`() {
    let terminal = split(90, widths: [160, 160])
    let width = terminal.node(5).frame.columns
    drag(terminal, from: 20, to: 30)
    #expect(terminal.node(3).frame.columns == 30)
    let two = RenderElement.navigation(RenderNavigation(columns: [.init(width: 160), .init(width: 0)]))
    terminal.apply([.update(RenderNodeID(2), element: two, attributes: nil), .remove(RenderNodeID(3))])
    #expect(terminal.node(5).frame.columns == width)
    let three = RenderElement.navigation(RenderNavigation(columns: [160, 160, 0].map { .init(width: $0) }))
    let text = RenderNode(id: RenderNodeID(20), element: .text(RenderText([.init("new")])))
    terminal.apply([
      .create(text), .insert(text.id, into: RenderNodeID(2), at: 0),
      .update(RenderNodeID(2), element: three, attributes: nil),
    ])
    #expect(terminal.node(20).frame.columns == 30)
  }

  @Test func `the lines of split views that are still to come are kept`() {
    let terminal = split(60)
    var place = TerminalPlace()
    place.dividers = [.init(node: 900, widths: [1: 12])]
    terminal.renderer.go(to: place)
    drag(terminal, from: 20, to: 30)
    #expect(terminal.renderer.place.dividers == [.init(node: 2, widths: [1: 30]), .init(node: 900, widths: [1: 12])])
  }

  @Test func `the lines are a part of the place of the person`() throws {
    let terminal = split(60)
    drag(terminal, from: 20, to: 30)
    let data = try JSONEncoder().encode(terminal.renderer.place)
    let place = try JSONDecoder().decode(TerminalPlace.self, from: data)
    let other = split(60)
    other.renderer.go(to: place)
    other.draw()
    other.draw()
    #expect(lines(other) == [30])
    #expect(other.renderer.place.dividers == terminal.renderer.place.dividers)
    // A place that an earlier version has stored.
    let old = try JSONDecoder().decode(TerminalPlace.self, from: Data(#"{"memory": {}, "scrolls": []}"#.utf8))
    #expect(old.dividers == nil)
  }

  /// A split view (2) of columns with a button each, from 3 on.
  private func limited(_ width: Int, _ columns: RenderNavigation.Column...) -> TestTerminal {
    let buttons = columns.indices.map { Tree.button("\($0)", RenderButton(style: .plain)) }
    return TestTerminal(
      width, 4, depth: .none, .node(.navigation(RenderNavigation(columns: columns)), RenderAttributes(), buttons))
  }

  @Test func `a line stays within the least and the greatest width of its column`() {
    let terminal = limited(80, .init(width: 160, minimum: 120, maximum: 240), .init(width: 0))
    #expect(lines(terminal) == [20])
    drag(terminal, from: 20, to: 2)
    #expect(lines(terminal) == [15])
    drag(terminal, from: 15, to: 70)
    #expect(lines(terminal) == [30])
    for _ in 0..<40 { terminal.press(.left, .control) }
    #expect(lines(terminal) == [15])
    for _ in 0..<40 { terminal.press(.right, .control) }
    #expect(lines(terminal) == [30])
  }

  @Test func `a line before a column leaves that column its least width`() {
    let terminal = limited(80, .init(width: 160), .init(width: 160, minimum: 200), .init(width: 0, minimum: 160))
    #expect(lines(terminal) == [20, 46])
    drag(terminal, from: 20, to: 79)
    #expect(lines(terminal) == [33, 59])
    drag(terminal, from: 59, to: 79)
    #expect(lines(terminal) == [33, 59])
  }

  @Test func `a column with a fixed width has a line that stays`() {
    let terminal = limited(80, .init(width: 160, minimum: 160, maximum: 160), .init(width: 0))
    drag(terminal, from: 20, to: 40)
    #expect(lines(terminal) == [20])
    terminal.press(.right, .control)
    #expect(lines(terminal) == [20])
    let narrow = limited(80, .init(width: 40, minimum: 40, maximum: 40), .init(width: 0))
    drag(narrow, from: 5, to: 40)
    #expect(lines(narrow) == [5])
  }

  @Test func `a column keeps its least width where its share of the window is less`() {
    #expect(lines(limited(60, .init(width: 240), .init(width: 0))) == [25])
    #expect(lines(limited(60, .init(width: 240, minimum: 240), .init(width: 0))) == [30])
    // The other columns keep theirs too, where there is space for all.
    #expect(lines(limited(60, .init(width: 240, minimum: 240), .init(width: 0, minimum: 320))) == [19])
    #expect(lines(limited(40, .init(width: 240, minimum: 240), .init(width: 0, minimum: 320))) == [30])
    #expect(lines(limited(10, .init(width: 240, minimum: 240), .init(width: 0, minimum: 320))) == [4])
  }

  @Test(arguments: [-.infinity, -10, .infinity, .nan] as [Double])
  func `limits that are no lengths leave all columns in the window`(_ limit: Double) {
    for terminal in [
      limited(60, .init(width: 160, minimum: limit), .init(width: 0)),
      limited(60, .init(width: 160, maximum: limit), .init(width: 0)),
      limited(60, .init(width: 160), .init(width: 0, minimum: limit, maximum: limit)),
    ] {
      for place in [0, 30, 59] {
        drag(terminal, from: lines(terminal)[0], to: place)
        #expect(lines(terminal).count == 1)
        #expect((1...51).contains(lines(terminal)[0]))
      }
    }
  }
}
