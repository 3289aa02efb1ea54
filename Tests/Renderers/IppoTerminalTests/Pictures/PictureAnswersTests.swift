import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct PictureAnswersTests {
  private func answers(_ bytes: String) -> PictureAnswers {
    var parser = InputParser()
    #expect(parser.feed(Array(bytes.utf8)).isEmpty)
    var found = PictureAnswers()
    for answer in parser.takeAnswers() {
      switch answer {
      case .deviceAttributes(let showsSixel): found.knowsSixel = showsSixel
      case .version(let version): found.version = version
      case .kittyGraphics: found.knowsKitty = true
      case .cellSize(let cell): found.cell = cell
      case .areaSize(let area): found.area = area
      case .graphicsColors(let count): found.colors = count
      default: break
      }
    }
    return found
  }

  private func method(_ bytes: String, _ environment: [String: String] = [:], depth: ColorDepth = .trueColor)
    -> TerminalPictures
  {
    answers(bytes).method(TerminalTraits(environment: ["TERM": "xterm"].merging(environment) { $1 }), depth: depth)
  }

  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let sixel = "\u{1B}[?62;4;22c"
  private static let iterm = "\u{1B}P>|iTerm2 3.5.0\u{1B}\\"

  @Test func `the terminal's best way is chosen`() {
    #expect(method(Self.kitty + Self.iterm + Self.sixel) == .kitty)
    #expect(method(Self.iterm + Self.sixel) == .iterm)
    #expect(method("\u{1B}P>|WezTerm 20240203\u{1B}\\") == .iterm)
    #expect(method(Self.sixel) == .sixel)
    #expect(method("\u{1B}[?62;22c") == .blocks)
    #expect(method("") == .blocks)
  }

  @Test func `another answer about the question of kitty is no support`() {
    #expect(method("\u{1B}_Gi=31;ENOTSUPPORTED:no graphics\u{1B}\\") == .blocks)
    #expect(method("\u{1B}_Gi=32;OK\u{1B}\\") == .blocks)
    #expect(method("\u{1B}P>|kitty(0.26.5)\u{1B}\\") == .blocks)
    // Attribute 4 is not the class of the terminal, and not a part of 64.
    #expect(method("\u{1B}[?4;22c") == .blocks)
    #expect(method("\u{1B}[?62;64;24c") == .blocks)
  }

  @Test func `programs are known by their variables where XTVERSION is not answered`() {
    #expect(method("", ["TERM_PROGRAM": "iTerm.app"]) == .iterm)
    #expect(method("", ["LC_TERMINAL": "iTerm2"]) == .iterm)
    #expect(method("", ["TERM_PROGRAM": "Apple_Terminal"]) == .blocks)
  }

  @Test func `a multiplexer shows sixel graphics if it says so, and else half blocks`() {
    for variables in [["TMUX": "/tmp/x"], ["STY": "1.x"], ["TERM": "screen-256color"], ["TERM": "tmux-256color"]] {
      #expect(method(Self.kitty + Self.iterm, variables) == .blocks)
      #expect(method("", variables.merging(["LC_TERMINAL": "iTerm2"]) { $1 }) == .blocks)
      #expect(method(Self.sixel, variables) == .sixel)
      // They would take the question of kitty for a title.
      #expect(!PictureAnswers.questions(TerminalTraits(environment: variables)).contains("\u{1B}_"))
    }
  }

  @Test func `few colours show no half blocks, and none show no pictures`() {
    #expect(method("", depth: .ansi16) == .none)
    #expect(method("", depth: .ansi256) == .blocks)
    let ascii = PictureAnswers().method(TerminalTraits(environment: [:]), depth: .trueColor, isASCII: true)
    #expect(ascii == .none)
    #expect(method(Self.sixel, depth: .ansi16) == .sixel)
    #expect(method(Self.kitty + Self.sixel, depth: .none) == .none)
  }

  @Test func `the size of a cell is the terminal's`() {
    let screen = CellSize(columns: 80, rows: 24)
    #expect(answers("\u{1B}[6;18;9t\u{1B}[4;480;800t").cell(on: screen) == CellSize(columns: 9, rows: 18))
    #expect(answers("\u{1B}[4;480;800t").cell(on: screen) == CellSize(columns: 10, rows: 20))
    #expect(answers("\u{1B}[6;0;0t").cell(on: screen) == CellSize(columns: 10, rows: 20))
    #expect(answers("\u{1B}[6;99999;1t").cell(on: screen) == CellSize(columns: 10, rows: 20))
    #expect(answers("\u{1B}[?1;0;16S").colors == 16)
    #expect(answers("\u{1B}[?1;3;0S").colors == nil)
  }

  @Test func `the way is the person's choice`() {
    for choice in TerminalPictures.allCases {
      #expect(TerminalCapabilities(environment: ["IPPO_PICTURES": choice.rawValue]).pictures == choice)
    }
    #expect(TerminalCapabilities(environment: ["IPPO_PICTURES": "all"]).pictures == nil)
    #expect(TerminalCapabilities(environment: [:]).pictures == nil)
  }

  @Test func `a string that never ends is no trap, and the next key counts`() {
    var parser = InputParser()
    _ = parser.feed(Array("\u{1B}_G".utf8) + [UInt8](repeating: 0x41, count: 10_000))
    #expect(parser.feed([0x1B, 0x5C, 0x61]).last == .key(.character("a")))
  }
}
