import Testing

@testable import IppoTerminal

/// Lines divide a terminal's output at any byte, and delay the rest by any time.
@Suite struct TornInputTests {
  /// Reports and answers, which no person types.
  static let reports = [
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]11;rgb:ff/ff/ff\u{7}", "\u{1B}]10;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}]4;12;rgb:5c5c/5c5c/ffff\u{1B}\\", "\u{1B}[<35;20;5M", "\u{1B}[<0;120;45m", "\u{1B}[?62;22;52c",
    "\u{1B}[?2026;2$y", "\u{1B}[?1u", "\u{1B}[?997;1n", "\u{1B}[1;5A", "\u{1B}[97;5u", "\u{1B}[57414;1u", "\u{1B}[15~",
    "\u{1B}[24;80R", "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
  ]

  /// The characters that a field would receive.
  private func typed(_ events: [InputEvent]) -> [String] {
    events.compactMap { event in
      guard case .key(let press) = event, case .character(let character) = press.key, press.modifiers.isEmpty else {
        return nil
      }
      return String(character)
    }
  }

  @Test(arguments: reports)
  func `no byte of a report is typed, wherever it is torn`(report: String) {
    let bytes = Array(report.utf8)
    for cut in 1..<bytes.count {
      var parser = InputParser()
      var events = parser.feed(bytes[..<cut])
      for _ in 0..<3 { events += parser.timeout() }
      events += parser.feed(bytes[cut...])
      events += parser.timeout()
      // After a lone ESC P, the rest of a string is indistinguishable from typed text.
      let isString = report.hasPrefix("\u{1B}P") && cut < 3
      if !isString { #expect(typed(events).isEmpty, "\(cut): \(events)") }
      #expect(isString || !parser.isWaiting, "\(cut)")
    }
  }

  @Test func `a report that is torn behind its introducer means what it says`() {
    for cut in 3..<16 {
      let bytes = Array("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\".utf8)
      var parser = InputParser()
      _ = parser.feed(bytes[..<cut]) + parser.timeout()
      #expect(parser.patience == nil)
      #expect(parser.isWaiting)
      #expect(parser.feed(bytes[cut...]) == [.backgroundColor(RGB(255, 128, 0))])
    }
    for cut in 3..<9 {
      let bytes = Array("\u{1B}[<0;5;3M".utf8)
      var parser = InputParser()
      _ = parser.feed(bytes[..<cut]) + parser.timeout()
      #expect(parser.feed(bytes[cut...]) == [.mouse(MouseEvent(.press(.left), at: CellPoint(column: 4, row: 2)))])
    }
  }

  @Test func `two tears of one report type nothing either`() {
    let bytes = Array("\u{1B}[<35;20;5M".utf8)
    for first in 1..<bytes.count {
      for second in first..<bytes.count {
        var parser = InputParser()
        var events = parser.feed(bytes[..<first]) + parser.timeout()
        events += parser.feed(bytes[first..<second]) + parser.timeout()
        events += parser.feed(bytes[second...]) + parser.timeout()
        // ESC, [ and the rest, each alone, can be typed text.
        let isTyped = first == 1 && second == 2 || first == 2 && second == 3
        if !isTyped { #expect(typed(events).isEmpty, "\(first), \(second): \(events)") }
      }
    }
  }

  @Test func `Escape alone is a key, and what is typed after it is typed`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.patience == .milliseconds(25))
    #expect(parser.timeout() == [.key(TerminalKeyPress(.escape))])
    #expect(typed(parser.feed(Array("x[a]".utf8)) + parser.timeout()) == ["x", "[", "a", "]"])
    for text in ["[", "]", "[1", "]1", "[link]", "]x", "[;x", "[1x"] {
      var parser = InputParser()
      var events = parser.feed([0x1B]) + parser.timeout()
      for byte in text.utf8 { events += parser.feed([byte]) + parser.timeout() }
      #expect(typed(events).joined() == text)
      #expect(!parser.isWaiting)
    }
  }

  @Test(arguments: ["[", "]", "O", "P", "_"])
  func `Option with a key that begins a sequence is a key`(key: String) {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}\(key)".utf8)).isEmpty)
    #expect(parser.timeout() == [.key(.character(Character(key), .option))])
    #expect(!parser.isWaiting)
  }

  @Test(arguments: ["\u{1B}[<0;1;", "\u{1B}]11;rgb:", "\u{1B}[1;", "\u{1B}P1$r", "\u{1B}[?62"])
  func `a control ends what never gets its rest`(start: String) {
    var parser = InputParser()
    _ = parser.feed(Array(start.utf8)) + parser.timeout()
    #expect(parser.feed([0x0D]) == [.key(TerminalKeyPress(.enter))])
    #expect(parser.feed([0x61]) == [.key(.character("a"))])
  }

  @Test func `a string without an end is given up after its limit`() {
    var parser = InputParser()
    _ = parser.feed(Array("\u{1B}]11;".utf8) + Array(repeating: 0x61, count: InputParser.stringLimit + 8))
    #expect(parser.feed(Array("z".utf8)).last == .key(.character("z")))
  }

  @Test func `answers are no input`() {
    var parser = InputParser()
    let bytes = "\u{1B}]10;rgb:ff/00/00\u{7}\u{1B}[?2026;2$y\u{1B}[?1u\u{1B}[?62;c\u{1B}]4;3;#010203\u{7}\u{1B}[?997;2n"
    #expect(parser.feed(Array(bytes.utf8)).isEmpty)
    #expect(
      parser.takeAnswers() == [
        .foreground(RGB(255, 0, 0)), .mode(2026, .reset), .keyboardFlags(1), .deviceAttributes(showsSixel: false),
        .color(index: 3, RGB(1, 2, 3)), .themeChanged,
      ])
    #expect(parser.takeAnswers().isEmpty)
  }
}
