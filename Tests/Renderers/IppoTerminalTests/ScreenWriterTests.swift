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
}
