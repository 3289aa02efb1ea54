import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct InlineTests {
  private func terminal(
    _ content: Tree..., columns: Int = 20, rows: Int = 6, depth: ColorDepth = .trueColor
  ) -> TestTerminal {
    let stack = RenderStack(axis: .vertical, alignment: RenderAlignment(horizontal: .leading))
    let frame = RenderElement.box(
      .frame(
        width: Double(columns) * CellMetrics.cellWidth, height: nil,
        alignment: RenderAlignment(horizontal: .leading, vertical: .top)))
    return TestTerminal(
      inline: CellSize(columns: columns, rows: rows), depth: depth,
      .element(frame, .node(.stack(stack), RenderAttributes(), content)))
  }

  private func written(_ terminal: TestTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self)
      .replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "")
  }

  @Test func `the first frame takes the rows of the content, from the row of the cursor on`() {
    let terminal = terminal(.text("One"), .text("Two"))
    #expect(terminal.renderer.screen.size == CellSize(columns: 20, rows: 2))
    #expect(written(terminal) == "\r\u{1B}[m\u{1B}[J\r\n\u{1B}[A\rOne\u{1B}[B\rTwo\u{1B}[A\r")
  }

  @Test func `rows are added by line feeds, and taken away by erasing`() {
    let terminal = terminal(.text("One"))
    let text = RenderNode(
      id: RenderNodeID(10), element: .text(RenderText([RenderText.Run("Two")])), attributes: RenderAttributes())
    terminal.apply([.create(text), .insert(text.id, into: RenderNodeID(3), at: 1)])
    #expect(terminal.text == "One\nTwo")
    #expect(written(terminal) == "\r\n\rTwo\u{1B}[A\r")
    terminal.apply([.remove(RenderNodeID(10))])
    #expect(terminal.text == "One")
    #expect(written(terminal) == "\u{1B}[B\r\u{1B}[J\u{1B}[A\r")
  }

  @Test func `content that is higher takes the rows of the screen`() {
    let terminal = terminal(.text("1"), .text("2"), .text("3"), .text("4"), rows: 3)
    #expect(terminal.renderer.screen.size.rows == 3)
  }

  @Test func `a presentation has room`() {
    let alert = RenderPresentation(.alert(title: "Delete?", hasMessage: false))
    let terminal = TestTerminal(
      inline: CellSize(columns: 40, rows: 20), .text("One"), .element(.presentation(alert), .button("OK")))
    #expect(terminal.text.contains("Delete?") && terminal.text.contains("OK"))
    #expect((4..<20).contains(terminal.renderer.screen.size.rows))
  }

  @Test func `printed lines wrap by the terminal, and stand above the picture`() {
    let terminal = terminal(.text("One"))
    terminal.renderer.print(RenderText([RenderText.Run("a \u{1B}[31mline\nand\tmore")]))
    terminal.draw()
    #expect(
      written(terminal)
        == "\r\u{1B}[m\u{1B}[J\u{1B}[?7ha ␛[31mline\r\nand more\r\n\u{1B}[?7l\rOne\r")
    terminal.draw()
    #expect(terminal.output.isEmpty)
  }

  @Test func `printed lines have colours, fonts and links, and no background at their ends`() {
    let terminal = terminal(.text("One"))
    let bold = RenderFont(weight: 700)
    let run = RenderText.Run("b\nc", color: .color(RenderColor(.rgb(red: 1, green: 0.4, blue: 0.4))))
    var marked = RenderText.Run("d")
    marked.background = RenderColor(.rgb(red: 0, green: 0, blue: 1))
    terminal.renderer.print(
      RenderText([RenderText.Run("a", font: bold), run, RenderText.Run("e", link: "https://example.com/"), marked]))
    terminal.draw()
    let lines = written(terminal).components(separatedBy: "\r\n")
    #expect(lines[0] == "\r\u{1B}[m\u{1B}[J\u{1B}[?7h\u{1B}[1ma\u{1B}[0;38;2;255;102;102mb\u{1B}[m")
    #expect(lines[1].hasPrefix("\u{1B}[38;2;255;102;102mc"))
    #expect(lines[1].contains("\u{1B}]8;id=print2.1;https://example.com/\u{1B}\\"))
    #expect(lines[1].contains("\u{1B}]8;;\u{1B}\\") && lines[1].contains("48;2;0;0;255"))
    #expect(lines[1].hasSuffix("d\u{1B}[m"))
    #expect(lines[2].hasPrefix("\u{1B}[?7l\rOne"))
  }

  @Test func `a terminal without colours has printed lines without colours`() {
    let terminal = terminal(.text("One"), depth: .none)
    terminal.renderer.print(
      RenderText([RenderText.Run("a", color: .color(RenderColor(.rgb(red: 1, green: 0, blue: 0)))), RenderText.Run("")])
    )
    terminal.draw()
    #expect(written(terminal).contains("\u{1B}[?7ha") && !written(terminal).contains("38;"))
  }

  @Test func `nothing of the screen is addressed`() {
    let terminal = terminal(.text("One"), .button("Two"), .text("Three"))
    terminal.press(.tab)
    terminal.renderer.resize(CellSize(columns: 12, rows: 4))
    terminal.draw()
    #expect(!written(terminal).contains("H") && !written(terminal).contains("\u{1B}[2J"))
    #expect(written(terminal).hasPrefix("\r\u{1B}[m\u{1B}[J"))
    #expect(terminal.renderer.screen.size.columns == 12)
  }

  @Test func `the picture stays with the cursor below it, or goes`() {
    let kept = terminal(.text("One"), .text("Two"))
    #expect(kept.renderer.restoration == "\u{1B}[?2026l\u{1B}[m\u{1B}[B\r\n")
    #expect(String(decoding: kept.renderer.leave(erasing: false), as: UTF8.self) == "\u{1B}[m\u{1B}[B\r\n")
    // A frame that follows begins where the cursor is.
    kept.draw()
    #expect(written(kept).hasPrefix("\r\u{1B}[m\u{1B}[J\r\n"))
    let erased = terminal(.text("One"), .text("Two"))
    #expect(String(decoding: erased.renderer.leave(erasing: true), as: UTF8.self) == "\u{1B}[m\r\u{1B}[J")
  }

  @Test func `modes leave the screen, the title and the mouse to the shell`() {
    let modes = TerminalTraits(environment: ["TERM": "xterm-256color"]).inlineModes
    let bytes = String(decoding: TerminalModes.shell.bytes(to: modes), as: UTF8.self)
    #expect(bytes == "\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l")
  }
}
