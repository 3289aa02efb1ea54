import IppoTerminal
import Testing

@Suite struct TerminalModesTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func nothingIsWrittenBetweenEqualModes() { #expect(TerminalModes.app.bytes(to: .app).isEmpty) }

  @Test func enteringTakesTheScreenFirst() {
    #expect(
      text(TerminalModes.shell.bytes(to: .app))
        == "\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l")
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

  @Test func `what a terminal was found to know is taken back, too`() {
    var modes = TerminalModes.app
    modes.tellsKeysApart = true
    modes.sendsKeypad = true
    modes.sendsMetaAsEscape = true
    modes.sendsAltAsEscape = true
    modes.reportsTheme = true
    modes.clearsOnLeaving = true
    let entering = text(TerminalModes.app.bytes(to: modes))
    #expect(entering == "\u{1B}[?2031h\u{1B}[?1036h\u{1B}[?1039h\u{1B}[>5u\u{1B}=")
    let leaving = text(modes.bytes(to: .shell))
    for part in ["[?2031l", "[?1036l", "[?1039l", "[<u", ">", "[?7h", "[H\u{1B}[2J\u{1B}[?1049l"] {
      #expect(leaving.contains("\u{1B}\(part)"), "\(part)")
    }
    // The size of the crash output is limited.
    #expect(leaving.utf8.count < 256)
  }

  @Test func `the flags of the keyboard follow the views that listen`() {
    var (pressed, released) = (TerminalModes.app, TerminalModes.app)
    pressed.tellsKeysApart = true
    released.tellsKeysApart = true
    released.reportsKeyReleases = true
    #expect(text(TerminalModes.app.bytes(to: pressed)) == "\u{1B}[>5u")
    #expect(text(TerminalModes.app.bytes(to: released)) == "\u{1B}[>31u")
    #expect(text(pressed.bytes(to: released)) == "\u{1B}[=31;1u")
    #expect(text(released.bytes(to: pressed)) == "\u{1B}[=5;1u")
    #expect(text(released.bytes(to: .app)) == "\u{1B}[<u")
    var without = TerminalModes.app
    without.reportsKeyReleases = true
    #expect(TerminalModes.app.bytes(to: without).isEmpty)
  }

  @Test func `modifiers are told, and no longer`() {
    var modes = TerminalModes.app
    modes.modifiesOtherKeys = true
    #expect(text(TerminalModes.app.bytes(to: modes)) == "\u{1B}[>4;2m")
    #expect(text(modes.bytes(to: .app)) == "\u{1B}[>4m")
    #expect(text(modes.bytes(to: .shell)).contains("\u{1B}[>4m"))
  }

  @Test func `a terminal that keeps no titles is left with none`() {
    #expect(text(TerminalModes.app.bytes(to: .shell)).hasPrefix("\u{1B}]2;\u{1B}\\\u{1B}[23;2t"))
  }
}
