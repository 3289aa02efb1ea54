import IppoTerminal
import RandomRenderTrees
import Testing

@Suite struct InputParserTests {
  private func parse(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(Array(text.utf8)) + parser.timeout()
  }

  @Test(
    arguments: [
      ("a", .character("a")), ("\r", TerminalKeyPress(.enter)), ("\t", TerminalKeyPress(.tab)),
      ("\u{7F}", TerminalKeyPress(.backspace)),
      ("\u{1}", .character("a", .control)), ("\u{0}", .character(" ", .control)), ("\u{1B}", TerminalKeyPress(.escape)),
      ("\u{1B}[A", TerminalKeyPress(.up)), ("\u{1B}OB", TerminalKeyPress(.down)),
      ("\u{1B}[1;5C", TerminalKeyPress(.right, .control)),
      ("\u{1B}[1;2D", TerminalKeyPress(.left, .shift)), ("\u{1B}[H", TerminalKeyPress(.home)),
      ("\u{1B}[4~", TerminalKeyPress(.end)),
      ("\u{1B}[3~", TerminalKeyPress(.delete)), ("\u{1B}[3;3~", TerminalKeyPress(.delete, .option)),
      ("\u{1B}[5~", TerminalKeyPress(.pageUp)),
      ("\u{1B}[Z", TerminalKeyPress(.tab, .shift)), ("\u{1B}OP", TerminalKeyPress(.function(1))),
      ("\u{1B}[15~", TerminalKeyPress(.function(5))),
      ("\u{1B}[24~", TerminalKeyPress(.function(12))), ("\u{1B}b", .character("b", .option)),
      ("\u{1B}\u{7F}", TerminalKeyPress(.backspace, .option)), ("\u{1B}[97;5u", .character("a", .control)),
      ("\u{1B}[27u", TerminalKeyPress(.escape)), ("\u{1B}[13;2u", TerminalKeyPress(.enter, .shift)),
      ("\u{1B}[27;5;109~", .character("m", .control)), ("\u{1B}[97;2u", .character("A")), ("漢", .character("漢")),
      ("\u{1B}[57414u", TerminalKeyPress(.enter)), ("\u{1B}OM", TerminalKeyPress(.enter)),
      ("\u{1B}[", .character("[", .option)),
    ] as [(String, TerminalKeyPress)])
  func bytesBecomeAKey(bytes: String, key: TerminalKeyPress) { #expect(parse(bytes) == [.key(key)]) }

  @Test func escapeTwiceIsTwoKeys() {
    #expect(parse("\u{1B}\u{1B}") == [.key(TerminalKeyPress(.escape)), .key(TerminalKeyPress(.escape))])
  }

  @Test func aLoneEscapeWaitsForTheTimeout() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.timeout() == [.key(TerminalKeyPress(.escape))])
    #expect(!parser.isWaiting)
  }

  @Test func aCharacterMayArriveInPieces() {
    var parser = InputParser()
    let bytes = Array("é漢👨‍👩‍👧".utf8)
    var events: [InputEvent] = []
    for byte in bytes { events += parser.feed([byte]) }
    let text = events.map { event in
      if case .key(let press) = event, case .character(let character) = press.key { String(character) } else { "?" }
    }.joined()
    #expect(text == "é漢👨‍👩‍👧")
  }

  @Test func aSequenceMayArriveInPieces() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[1;".utf8)).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.feed(Array("5A".utf8)) == [.key(TerminalKeyPress(.up, .control))])
  }

  @Test func whatIsNotUTF8BecomesAReplacement() {
    var parser = InputParser()
    #expect(parser.feed([0xFF, 0x61]) == [.key(.character("\u{FFFD}")), .key(.character("a"))])
    #expect(parser.feed([0xE6, 0x61]) == [.key(.character("\u{FFFD}")), .key(.character("a"))])
    // An overlong form of "/" is no "/".
    #expect(parser.feed([0xC0, 0xAF]) == [.key(.character("\u{FFFD}")), .key(.character("\u{FFFD}"))])
  }

  @Test func mouseReportsAreCountedFromZero() {
    #expect(parse("\u{1B}[<0;5;3M") == [.mouse(MouseEvent(.press(.left), at: CellPoint(column: 4, row: 2)))])
    #expect(parse("\u{1B}[<0;5;3m") == [.mouse(MouseEvent(.release(.left), at: CellPoint(column: 4, row: 2)))])
    #expect(parse("\u{1B}[<32;1;1M") == [.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 0, row: 0)))])
    #expect(
      parse("\u{1B}[<80;1;1M")
        == [.mouse(MouseEvent(.scrollUp, at: CellPoint(column: 0, row: 0), modifiers: .control))])
    #expect(parse("\u{1B}[<65;1;1M") == [.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 0, row: 0)))])
    #expect(parse("\u{1B}[<0;0;0M").isEmpty)
  }

  @Test func pasteIsOneEvent() {
    #expect(
      parse("\u{1B}[200~two\r\nlines\rand \u{1B}[A\u{1B}[201~x") == [
        .paste("two\nlines\nand \u{1B}[A"), .key(.character("x")),
      ])
  }

  @Test func theBackgroundColourIsRead() {
    #expect(parse("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\") == [.backgroundColor(RGB(255, 128, 0))])
    #expect(parse("\u{1B}]11;rgb:ff/00/7f\u{7}") == [.backgroundColor(RGB(255, 0, 127))])
    #expect(parse("\u{1B}]11;nonsense\u{7}").isEmpty)
  }

  @Test func focusReportsAreRead() { #expect(parse("\u{1B}[I\u{1B}[O") == [.windowFocus(true), .windowFocus(false)]) }

  @Test func unknownSequencesAreDropped() {
    #expect(parse("\u{1B}[?62;c\u{1B}[99zA") == [.key(.character("A"))])
    #expect(parse("\u{1B}P1$r0m\u{1B}\\A") == [.key(.character("A"))])
    #expect(parse("\u{1B}[M !!A") == [.key(.character("A"))])
  }

  @Test func noInputMakesItFailOrHang() {
    var random = SeededGenerator(seed: 7)
    let favourites: [UInt8] = Array("\u{1B}[]OP<;:~MmuA0123456789\\\u{7}".utf8)
    for _ in 0..<400 {
      var parser = InputParser()
      for _ in 0..<40 {
        let chunk = (0..<Int.random(in: 1...20, using: &random)).map { _ in
          Bool.random(using: &random)
            ? favourites.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
        }
        _ = parser.feed(chunk)
      }
      _ = parser.timeout()
      // Whatever came before, an end of paste and a pause bring it back to the ground.
      _ = parser.feed(Array("\u{1B}[201~".utf8))
      _ = parser.timeout()
      #expect(parser.feed(Array("z".utf8)).last == .key(.character("z")))
    }
  }

  @Test func howBytesAreCutDoesNotMatter() {
    let bytes = Array("a\u{1B}[1;5A漢\u{1B}[<0;5;3M\u{1B}[200~p\u{1B}[201~\u{1B}OPé".utf8)
    var whole = InputParser()
    let expected = whole.feed(bytes)
    for cut in 0...bytes.count {
      var parser = InputParser()
      #expect(parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) == expected)
    }
  }
}
