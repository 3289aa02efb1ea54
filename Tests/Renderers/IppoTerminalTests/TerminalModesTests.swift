import IppoTerminal
import Testing

@Suite struct TerminalModesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func nothingIsWrittenBetweenEqualModes() { #expect(TerminalModes.app.bytes(to: .app).isEmpty) }

  @Test func enteringTakesTheScreenFirst() {
    #expect(
      text(TerminalModes.shell.bytes(to: .app))
        == "\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l")
  }

  @Test func leavingGivesTheScreenBackLast() {
    let bytes = text(TerminalModes.app.bytes(to: .shell))
    #expect(bytes.hasSuffix("\u{1B}[?1049l"))
    for mode in ["2026l", "1002l", "1006l", "2004l", "25h"] { #expect(bytes.contains("\u{1B}[?\(mode)")) }
  }

  @Test func everyModeThatIsSetIsTakenBack() {
    let entering = text(TerminalModes.shell.bytes(to: .app))
    let leaving = text(TerminalModes.app.bytes(to: .shell))
    #expect(entering.contains("\u{1B}[22;2t") && leaving.contains("\u{1B}[23;2t"))
    for sequence in entering.replacing("\u{1B}[22;2t", with: "").split(separator: "\u{1B}[?") {
      let (mode, final) = (sequence.dropLast(), sequence.last!)
      #expect(leaving.contains("\u{1B}[?\(mode)\(final == "h" ? "l" : "h")"))
    }
  }
}
