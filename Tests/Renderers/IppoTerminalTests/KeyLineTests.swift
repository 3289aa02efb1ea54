import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct KeyLineTests {
  private func terminal(_ columns: Int = 60, _ rows: Int = 10, depth: ColorDepth = .trueColor) -> TestTerminal {
    TestTerminal(
      columns, rows, depth: depth, showsKeys: true,
      .column(.center, .button("One"), .element(.field(RenderField(text: ""))), .element(.stepper(RenderStepper()))))
  }

  @Test func `the last row says which keys do something to what has the focus`() {
    let terminal = terminal()
    #expect(terminal.renderer.size == CellSize(columns: 60, rows: 9))
    #expect(terminal.line(9) == " Tab next  Enter press  ? keys  ^C quit")
    terminal.press(.tab)
    #expect(terminal.line(9) == " Tab next  Enter submit  ^C quit")
    terminal.press(.tab)
    #expect(terminal.line(9) == " Tab next  ← → change  ? keys  ^C quit")
  }

  @Test func `without colours the row is there, too`() {
    #expect(terminal(depth: .none).line(9) == " Tab next  Enter press  ? keys  ^C quit")
  }

  @Test(arguments: [
    (40, " Tab next  Enter press  ? keys  ^C quit"), (30, " Enter press  ? keys  ^C quit"), (9, " ^C quit"),
  ])
  func `what matters least is left out where there is no room`(_ columns: Int, _ line: String) {
    #expect(terminal(columns).line(9) == line)
  }

  @Test func `screens of less than ten rows belong to the app`() {
    let terminal = terminal(60, 9)
    #expect(terminal.renderer.size.rows == 9)
    #expect(!terminal.text.contains("quit"))
    #expect(terminal.press(.character("?")).isEmpty)
    #expect(!terminal.text.contains("suspend"))
    terminal.renderer.resize(CellSize(columns: 60, rows: 12))
    terminal.draw()
    #expect(terminal.renderer.size.rows == 11)
    #expect(terminal.line(11).hasSuffix("^C quit"))
  }

  @Test func `a renderer that is not asked to has no such row`() {
    let terminal = TestTerminal(60, 12, .button("One"))
    #expect(terminal.renderer.size.rows == 12)
    #expect(terminal.press(.character("?")).isEmpty)
    #expect(!terminal.text.contains("quit"))
  }

  @Test func `a question mark shows all keys until any key is pressed`() {
    let terminal = terminal(60, 24)
    let before = terminal.text
    terminal.press(.character("?"))
    #expect(terminal.text.contains("Ctrl Z") && terminal.text.contains("suspend"))
    #expect(terminal.line(23) == " Esc close")
    #expect(terminal.press(.enter).isEmpty)
    #expect(terminal.text == before)
    #expect(terminal.press(.enter).contains { $0.event == .activate })
  }

  @Test func `a question mark is typed where text is edited`() {
    let terminal = terminal(60, 20)
    terminal.press(.tab)
    let events = terminal.press(.character("?"))
    let edit = RenderTextEdit(TextEdit(at: 0, inserting: "?"), caret: 1, revision: 0, length: 0)
    #expect(events.contains { $0.event == .edit(edit) })
    #expect(!terminal.text.contains("suspend"))
  }

  @Test func `keys that do not fit are scrolled to`() {
    let terminal = terminal(60, 10)
    terminal.press(.character("?"))
    #expect(!terminal.text.contains("Ctrl C"))
    #expect(terminal.line(9) == " ↑ ↓ scroll  Esc close")
    for _ in 0..<20 { terminal.press(.down) }
    #expect(terminal.text.contains("Ctrl C"))
    #expect(!terminal.text.contains("Shift Tab"))
  }

  @Test func `shortcuts of the app are among the keys`() {
    let save = Tree.button("Save").with { $0.shortcut = RenderShortcut(key: "s", command: true, shift: true) }
    let terminal = TestTerminal(70, 26, showsKeys: true, save)
    terminal.press(.character("?"))
    #expect(terminal.text.contains("Ctrl Shift S"))
    #expect(terminal.text.contains("Save"))
  }

  @Test func `a click on a hint presses its key`() {
    let terminal = terminal()
    let focused = terminal.renderer.focusedNode
    terminal.input(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 3, row: 9))))
    #expect(terminal.renderer.focusedNode != focused)
  }

  @Test func `a click on the row does not put away what is over the screen`() {
    let sheet = Tree.element(
      .presentation(RenderPresentation(.sheet(height: .large, showsDragIndicator: false))), .button("In it"))
    let terminal = TestTerminal(60, 12, showsKeys: true, .button("Below"), sheet)
    #expect(terminal.line(11).contains("Esc close"))
    let point = CellPoint(column: 59, row: 11)
    #expect(terminal.input(.mouse(MouseEvent(.press(.left), at: point))).isEmpty)
    #expect(terminal.input(.mouse(MouseEvent(.release(.left), at: point))).isEmpty)
  }

  @Test func `a symbol alone is three columns wide to the pointer`() {
    let button = Tree.element(
      .button(RenderButton(style: .borderless)), .element(.image(RenderImage(.symbol("plus")))))
    let terminal = TestTerminal(20, 3, .line(.center, button, .text("x")))
    #expect(terminal.node(3).frame.columns == 3)
    let point = CellPoint(column: terminal.node(3).screenRect.column, row: terminal.node(3).screenRect.row)
    terminal.input(.mouse(MouseEvent(.press(.left), at: point)))
    #expect(terminal.input(.mouse(MouseEvent(.release(.left), at: point))).contains { $0.event == .activate })
  }
}
