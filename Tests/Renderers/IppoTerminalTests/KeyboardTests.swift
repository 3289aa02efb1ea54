import Testing

@testable import IppoTerminal

/// Keys as terminals of many kinds send them.
@Suite struct KeyboardTests {
  private func parse(_ text: String, _ keyboard: KeyboardTraits = KeyboardTraits()) -> [InputEvent] {
    var parser = InputParser(keyboard: keyboard)
    return parser.feed(Array(text.utf8)) + parser.timeout()
  }

  @Test(
    arguments: [
      // rxvt
      ("\u{1B}\u{1B}[B", TerminalKeyPress(.down, .option)), ("\u{1B}\u{1B}OA", TerminalKeyPress(.up, .option)),
      ("\u{1B}\u{1B}[3~", TerminalKeyPress(.delete, .option)), ("\u{1B}Od", TerminalKeyPress(.left, .control)),
      ("\u{1B}Oa", TerminalKeyPress(.up, .control)), ("\u{1B}[c", TerminalKeyPress(.right, .shift)),
      ("\u{1B}[3$", TerminalKeyPress(.delete, .shift)), ("\u{1B}[5^", TerminalKeyPress(.pageUp, .control)),
      ("\u{1B}[7@", TerminalKeyPress(.home, [.control, .shift])),
      ("\u{1B}[34~", TerminalKeyPress(.function(10), .shift)),
      // The Menu key
      ("\u{1B}[29~", TerminalKeyPress(.function(10), .shift)),
      ("\u{1B}[57363u", TerminalKeyPress(.function(10), .shift)),
      // The Linux console
      ("\u{1B}[[A", TerminalKeyPress(.function(1))), ("\u{1B}[[E", TerminalKeyPress(.function(5))),
      ("\u{1B}[17~", TerminalKeyPress(.function(6))),
      // The numeric pad
      ("\n", TerminalKeyPress(.enter)), ("\u{1B}[57400u", .character("1")), ("\u{1B}[57413u", .character("+")),
      ("\u{1B}[57419u", TerminalKeyPress(.up)), ("\u{1B}[57426;5u", TerminalKeyPress(.delete, .control)),
      // The kitty protocol
      ("\u{1B}[97;4u", .character("A", .option)), ("\u{1B}[97;6u", .character("a", [.control, .shift])),
      ("\u{1B}[13;2u", TerminalKeyPress(.enter, .shift)), ("\u{1B}[228;3u", .character("ä", .option)),
      ("\u{1B}[1;2P", TerminalKeyPress(.function(1), .shift)), ("\u{1B}[P", TerminalKeyPress(.function(1))),
      ("\u{1B}[1;2R", TerminalKeyPress(.function(3), .shift)),
      // The kitty protocol with texts and other keys of the layout
      ("\u{1B}[97;;97u", .character("a")), ("\u{1B}[97:65;2;65u", .character("A")),
      ("\u{1B}[49:33;2;33u", .character("!")), ("\u{1B}[49:33;4u", .character("!", .option)),
      ("\u{1B}[97:65;6u", .character("a", [.control, .shift])), ("\u{1B}[233;u", .character("é")),
      // Keys of a Cyrillic keyboard: with Control they are where a Latin keyboard has them.
      ("\u{1B}[1089::99;5u", .character("c", .control)),
      ("\u{1B}[1089:1057:99;6u", .character("c", [.control, .shift])),
      ("\u{1B}[1073::44;3u", .character(",", .option)), ("\u{1B}[1089::99u", .character("с")),
      ("\u{1B}[1089;5u", .character("с", .control)), ("\u{1B}[252::91;5u", .character("[", .control)),
      ("\u{1B}[0;;101:769u", .character("é")), ("\u{1B}[57404;129;53u", .character("5")),
      // modifyOtherKeys of xterm, which sends what the key types with Shift
      ("\u{1B}[27;2;13~", TerminalKeyPress(.enter, .shift)), ("\u{1B}[27;5;13~", TerminalKeyPress(.enter, .control)),
      ("\u{1B}[27;6;65~", .character("a", [.control, .shift])), ("\u{1B}[27;5;97~", .character("a", .control)),
      ("\u{1B}[27;2;65~", .character("A")), ("\u{1B}[27;2;32~", .character(" ")),
      ("\u{1B}[27;5;105~", .character("i", .control)), ("\u{1B}[27;3;98~", .character("b", .option)),
      ("\u{1B}[27;4;66~", .character("B", .option)), ("\u{1B}[27;6;33~", .character("!", [.control, .shift])),
      ("\u{1B}[27;5;47~", .character("/", .control)), ("\u{1B}[27;6;9~", TerminalKeyPress(.tab, [.control, .shift])),
    ] as [(String, TerminalKeyPress)])
  func `bytes are the key that sent them`(bytes: String, key: TerminalKeyPress) { #expect(parse(bytes) == [.key(key)]) }

  @Test func `what no key sends types nothing`() {
    #expect(parse("\u{1B}Oz").isEmpty)
    #expect(parse("\u{1B}[24;80R").isEmpty)
    #expect(parse("\u{1B}[[Z").isEmpty)
    #expect(parse("\u{1B}[57441u\u{1B}[57441;2:3u").isEmpty)
    #expect(parse("\u{1B}Oz\u{1B}[A") == [.key(TerminalKeyPress(.up))])
  }

  @Test(
    arguments: [
      ("\u{1B}[97;1:3u", TerminalKeyPress.character("a")), ("\u{1B}[97:65;2:3u", .character("A")),
      ("\u{1B}[49:33;2:3u", .character("!")), ("\u{1B}[13;1:3u", TerminalKeyPress(.enter)),
      ("\u{1B}[9;5:3u", TerminalKeyPress(.tab, .control)), ("\u{1B}[1;1:3A", TerminalKeyPress(.up)),
      ("\u{1B}[3;2:3~", TerminalKeyPress(.delete, .shift)), ("\u{1B}[57414;1:3u", TerminalKeyPress(.enter)),
    ])
  func `keys are held and come up`(bytes: String, key: TerminalKeyPress) {
    #expect(parse(bytes) == [.keyUp(key)])
    // The type of the event stands before the last byte.
    let (start, end) = (bytes.dropLast(2), bytes.suffix(1))
    #expect(parse("\(start)2\(end)") == [.keyRepeat(key)])
    #expect(parse("\(start)1\(end)") == [.key(key)])
  }

  @Test func `a text of several characters is pasted`() {
    #expect(parse("\u{1B}[0;;26085:26412u") == [.paste("日本")])
  }

  @Test func `Escape before a report is Escape`() {
    #expect(
      parse("\u{1B}\u{1B}[<0;5;3M") == [
        .key(TerminalKeyPress(.escape)), .mouse(MouseEvent(.press(.left), at: CellPoint(column: 4, row: 2))),
      ])
    #expect(parse("\u{1B}\u{1B}\u{1B}[B") == [.key(TerminalKeyPress(.escape)), .key(TerminalKeyPress(.down, .option))])
    #expect(parse("\u{1B}\u{1B}b") == [.key(TerminalKeyPress(.escape)), .key(.character("b", .option))])
  }

  @Test func `Backspace is what the line discipline erases with`() {
    let keyboard = KeyboardTraits(erase: 0x08)
    #expect(parse("\u{8}", keyboard) == [.key(TerminalKeyPress(.backspace))])
    #expect(parse("\u{7F}", keyboard) == [.key(TerminalKeyPress(.backspace, .control))])
    #expect(parse("\u{8}") == [.key(TerminalKeyPress(.backspace, .control))])
    #expect(parse("\u{1B}\u{8}", keyboard) == [.key(TerminalKeyPress(.backspace, .option))])
  }

  @Test func `Delete of st is Delete`() {
    let keyboard = TerminalTraits(environment: ["TERM": "st-256color"]).keyboard(erase: 0x7F)
    #expect(parse("\u{1B}[P", keyboard) == [.key(TerminalKeyPress(.delete))])
    #expect(parse("\u{1B}OP", keyboard) == [.key(TerminalKeyPress(.function(1)))])
    #expect(TerminalTraits(environment: ["TERM": "st-256color"]).modes.sendsKeypad)
    #expect(!TerminalTraits(environment: ["TERM": "xterm"]).modes.sendsKeypad)
  }
}
