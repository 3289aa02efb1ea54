import IppoTesting
import RandomRenderTrees
import Testing

@testable import IppoTerminal

/// The ways of the writer to a screen: scrolling, repetition, and the order of the runs.
@Suite struct ShortestFrameTests {
  /// A writer and the terminal it writes to.
  private struct Line {
    var writer: ScreenWriter
    var terminal: TerminalEmulator
    var shown: CellBuffer

    init(size: CellSize, repeats: Bool = true, scrolls: Bool = true) {
      writer = ScreenWriter(size: size, depth: .trueColor)
      writer.isSynchronized = false
      writer.reorders = true
      writer.repeats = repeats
      writer.scrolls = scrolls
      terminal = TerminalEmulator(size: size)
      shown = CellBuffer(size: size)
    }

    /// Shows a screen, and returns the bytes.
    @discardableResult
    mutating func show(_ screen: CellBuffer) -> String {
      var damage = Damage(size: screen.size)
      damage.insertAll()
      let bytes = writer.bytes(for: screen, damage: damage, cursor: nil)
      terminal.write(bytes)
      shown = screen
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The cells that look different from the screen that was to be shown.
    var wrongCells: [CellPoint] {
      var wrong: [CellPoint] = []
      for row in 0..<shown.size.rows {
        for column in 0..<shown.size.columns where !shown[row, column].isContinuation {
          if !terminal.screen[row, column].looks(like: shown[row, column]) {
            wrong.append(CellPoint(column: column, row: row))
          }
        }
      }
      return wrong
    }
  }

  private static let styles: [CellStyle] = [
    .plain, CellStyle(foreground: .rgb(RGB(200, 10, 10))), CellStyle(background: .rgb(RGB(30, 40, 50))),
    CellStyle(foreground: .indexed(3), background: .indexed(4), attributes: [.bold]),
    CellStyle(attributes: [.underline, .dim]), CellStyle(attributes: [.reverse]),
    CellStyle(attributes: [.bold, .italic]),
  ]
  private static let letters: [Character] = ["a", "b", "─", "│", "漢", "é", " ", " ", " "]

  private func write(_ text: String, _ style: CellStyle, row: Int, column: Int, on screen: inout CellBuffer) {
    var column = column
    for character in text {
      let glyph = Glyph(character)
      guard column + glyph.columns <= screen.size.columns else { return }
      screen.put(glyph, style: style, row: row, column: column)
      column += glyph.columns
    }
  }

  private func edit(_ screen: inout CellBuffer, _ random: inout SeededGenerator) {
    let letter = Self.letters.randomElement(using: &random)!
    let text = String(repeating: letter, count: Int.random(in: 1...12, using: &random))
    write(
      text + (random.once(in: 2) ? "xyz" : ""), Self.styles.randomElement(using: &random)!,
      row: Int.random(in: 0..<screen.size.rows, using: &random),
      column: Int.random(in: 0..<screen.size.columns, using: &random), on: &screen)
  }

  private func scroll(_ screen: inout CellBuffer, _ random: inout SeededGenerator) {
    let top = Int.random(in: 0..<screen.size.rows - 2, using: &random)
    let bottom = Int.random(in: top + 2...screen.size.rows, using: &random)
    let distance = Int.random(in: 1..<bottom - top, using: &random)
    screen.scroll(rows: top..<bottom, by: random.once(in: 2) ? distance : -distance)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `after random edits and scrolling the terminal shows the cells of a full redraw`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = CellSize(columns: 30, rows: 12)
    var line = Line(size: size, repeats: seed % 2 == 0)
    var screen = CellBuffer(size: size)
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 0...8, using: &random) { edit(&screen, &random) }
      if random.once(in: 2) { scroll(&screen, &random) }
      line.show(screen)
      #expect(line.wrongCells.isEmpty, "seed \(seed)")
    }
  }

  private func page(of lines: Range<Int>, in size: CellSize) -> CellBuffer {
    var screen = CellBuffer(size: size)
    write("A title that stays", .plain, row: 0, column: 2, on: &screen)
    for (row, line) in lines.enumerated() {
      write(
        "\(line) \(line * 7919) \(line * 104_729) \(line * 1_299_709)", .plain, row: row + 1, column: 1, on: &screen)
    }
    return screen
  }

  @Test(arguments: [3, -3, 9])
  func `rows that move are scrolled, and the others stay`(distance: Int) {
    let size = CellSize(columns: 60, rows: 20)
    var line = Line(size: size)
    line.show(page(of: 200..<219, in: size))
    let bytes = line.show(page(of: 200 + distance..<219 + distance, in: size))
    #expect(bytes.contains("\u{1B}[2;20r") && bytes.contains("\u{1B}[\(abs(distance))\(distance > 0 ? "M" : "L")"))
    #expect(bytes.contains("\u{1B}[r"))
    #expect(line.wrongCells.isEmpty)
    var plain = Line(size: size, scrolls: false)
    plain.show(page(of: 200..<219, in: size))
    let rewritten = plain.show(page(of: 200 + distance..<219 + distance, in: size))
    #expect(!rewritten.contains("r\u{1B}[2H"))
    #expect(plain.wrongCells.isEmpty)
    #expect(bytes.utf8.count < rewritten.utf8.count)
  }

  @Test func `nothing is scrolled where rewriting is shorter`() {
    let size = CellSize(columns: 20, rows: 4)
    var line = Line(size: size)
    var screen = CellBuffer(size: size)
    write("one", .plain, row: 0, column: 0, on: &screen)
    line.show(screen)
    screen.scroll(rows: 0..<4, by: -1)
    #expect(!line.show(screen).contains("L"))
    #expect(line.wrongCells.isEmpty)
  }

  @Test func `a repeated character is written once where the terminal repeats it`() {
    let size = CellSize(columns: 40, rows: 2)
    var screen = CellBuffer(size: size)
    write(String(repeating: "─", count: 30), Self.styles[1], row: 0, column: 2, on: &screen)
    write(String(repeating: "漢", count: 10), .plain, row: 1, column: 2, on: &screen)
    var line = Line(size: size)
    let bytes = line.show(screen)
    #expect(bytes.contains("─\u{1B}[29b"))
    // Terminals disagree on the repetition of wide characters.
    #expect(bytes.contains(String(repeating: "漢", count: 10)))
    #expect(line.wrongCells.isEmpty)
    var other = Line(size: size, repeats: false)
    #expect(!other.show(screen).contains("b"))
    #expect(other.wrongCells.isEmpty)
  }

  @Test func `blanks between words change no colour`() {
    let size = CellSize(columns: 40, rows: 1)
    var screen = CellBuffer(size: size)
    for (index, word) in ["one", "two", "three"].enumerated() {
      write(word, Self.styles[1], row: 0, column: index * 6, on: &screen)
      write(" ", CellStyle(foreground: .rgb(RGB(1, 2, 3))), row: 0, column: index * 6 + word.count, on: &screen)
    }
    var line = Line(size: size)
    #expect(line.show(screen).split(separator: "38;2;").count == 2)
    #expect(line.wrongCells.isEmpty)
  }

  @Test func `columns of one style are written one after the other`() {
    let size = CellSize(columns: 30, rows: 12)
    var screen = CellBuffer(size: size)
    for row in 0..<12 {
      write("name \(row)", Self.styles[1], row: row, column: 2, on: &screen)
      write("│", Self.styles[2], row: row, column: 20, on: &screen)
    }
    var line = Line(size: size)
    let bytes = line.show(screen)
    #expect(bytes.split(separator: "38;2;200;10;10").count == 2)
    #expect(bytes.split(separator: "48;2;30;40;50").count == 2)
    #expect(line.wrongCells.isEmpty)
  }

  @Test(arguments: [("ansi", false), ("vt100", false), ("vt220", true), ("linux", true), ("xterm-256color", true)])
  func `a terminal without margins or line deletion is not scrolled`(term: String, scrolls: Bool) {
    #expect(TerminalCapabilities(environment: ["TERM": term]).scrolls == scrolls)
  }
}
