import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct ScreenWriterTests {
  private func counter(_ value: Int) -> RenderText {
    RenderText(
      [RenderText.Run("Count: \(value)")], font: RenderFont(style: .title), color: .color(.named(.accent)))
  }

  @Test func aCounterTickWritesAtMost64Bytes() {
    let terminal = TestTerminal(
      80, 24,
      .column(
        .center, .text("Counter"), .element(.text(counter(1))), .line(.center, .button("+"), .button("-"))))
    terminal.update(4, .text(counter(2)))
    #expect(terminal.output.count <= 64)
    #expect(!terminal.output.isEmpty)
    #expect(terminal.text.contains("Count: 2"))
  }

  @Test func nothingIsWrittenWhenNothingLooksDifferent() {
    let terminal = TestTerminal(20, 3, .text("Hello"))
    terminal.update(2, .text(RenderText([RenderText.Run("Hel"), RenderText.Run("lo")])))
    #expect(terminal.output.isEmpty)
  }

  @Test func `the hidden cursor is at the focused control`() {
    let terminal = TestTerminal(30, 4, .column(.leading, .text("Above"), .button("One"), .button("Two")))
    terminal.press(.tab)
    func end() -> String { String(decoding: terminal.output, as: UTF8.self).replacing("\u{1B}[?2026l", with: "") }
    let first = terminal.renderer.focusedNode
    let before = end()
    terminal.press(.tab)
    #expect(terminal.renderer.focusedNode != first)
    let row = (0..<4).first { terminal.line($0).contains(first == nil ? "One" : "Two") }!
    #expect(end().hasSuffix("H") && end() != before)
    #expect(row >= 0)
    // Without changes, the writer sends nothing to the terminal.
    terminal.draw()
    #expect(terminal.output.isEmpty)
  }

  @Test func `frames are wrapped unless the terminal does not know it`() {
    let terminal = TestTerminal(20, 3, .text("Hello"))
    #expect(String(decoding: terminal.output, as: UTF8.self).hasPrefix("\u{1B}[?2026h"))
    terminal.renderer.adopt(isSynchronized: false)
    terminal.update(2, .text(RenderText([RenderText.Run("Hi")])))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("2026"))
    #expect(!terminal.output.isEmpty)
  }
}
