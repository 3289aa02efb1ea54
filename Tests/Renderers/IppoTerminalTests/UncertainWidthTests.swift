import IppoUI
import Testing

@testable import IppoTerminal

/// A terminal that gives every scalar its own columns, or every cluster one column, unlike the renderer.
private struct OddTerminal {
  enum Widths { case wide, narrow }

  let widths: Widths
  let columns: Int
  private(set) var rows: [[Character]]
  private var place = CellPoint(column: 0, row: 0)

  init(_ widths: Widths, columns: Int, rows: Int) {
    self.widths = widths
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Processes bytes. Lines do not wrap.
  mutating func write(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}" else {
        put(scalar)
        continue
      }
      scalars.removeFirst()
      let body = scalars.prefix { !(0x40...0x7E).contains($0.value) }
      scalars = scalars.dropFirst(body.count)
      let final = scalars.removeFirst()
      let numbers = String(String.UnicodeScalarView(body)).split(separator: ";").map { Int($0) ?? 1 }
      switch final {
      case "H": place = CellPoint(column: (numbers.dropFirst().first ?? 1) - 1, row: (numbers.first ?? 1) - 1)
      case "G": place.column = (numbers.first ?? 1) - 1
      case "C": place.column += numbers.first ?? 1
      case "D": place.column -= numbers.first ?? 1
      case "J": rows = Array(repeating: Array(repeating: " ", count: columns), count: rows.count)
      case "K": for column in place.column..<columns { rows[place.row][column] = " " }
      default: break
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let own = ScalarWidth.columns(scalar)
    let width = widths == .narrow && own == 2 ? 1 : own
    guard width > 0, place.column + width <= columns else { return }
    rows[place.row][place.column] = Character(scalar)
    if width == 2 { rows[place.row][place.column + 1] = " " }
    place.column += width
  }

  func text(_ row: Int) -> String { String(rows[row]) }
}

@Suite struct UncertainWidthTests {
  private static let family = "👨‍👩‍👧‍👦"

  @Test(arguments: [Character("a"), "e\u{301}", "漢", "😀", "가", "─", "5\u{20DD}"])
  func `terminals agree on what is one scalar, with marks or not`(cluster: Character) {
    #expect(Glyph(cluster).hasCertainWidth)
    #expect(Glyph(cluster).widestColumns == Glyph(cluster).columns)
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧‍👦", 8), ("❤️", 2), ("🇯🇵", 4), ("👍🏽", 4), ("\u{2630}", 2), ("\u{4DC0}", 2), ("\u{1FAE8}", 2),
      ("\u{915}\u{93E}", 2), ("\u{1112}\u{1161}\u{11AB}", 4), ("1\u{FE0F}\u{20E3}", 2),
    ] as [(Character, Int)])
  func `terminals disagree on joined, flagged, modified and newer ones`(cluster: Character, widest: Int) {
    #expect(!Glyph(cluster).hasCertainWidth)
    #expect(Glyph(cluster).widestColumns == widest)
  }

  @Test func `where the widest form does not fit, something of certain width stands for it`() {
    for cluster: Character in ["👨‍👩‍👧‍👦", "❤️", "🇯🇵", "👍🏽", "\u{2630}", "\u{915}\u{93E}"] {
      let narrowed = Glyph(cluster).narrowed
      #expect(narrowed.allSatisfy { $0.hasCertainWidth })
      #expect(narrowed.map(\.columns).reduce(0, +) == Glyph(cluster).columns)
    }
    #expect(Glyph("🇯🇵").narrowed.map(\.character) == ["J", "P"])
  }

  private func text(_ text: String) -> RenderElement { .text(RenderText([RenderText.Run(text)])) }

  @Test(arguments: [true, false])
  func `what a glyph may have covered is written again, and so is what an old one may have`(isWide: Bool) {
    let first = "ab" + Self.family + "cdefghijkl"
    let terminal = TestTerminal(20, 1, .element(text(first)))
    var odd = OddTerminal(isWide ? .wide : .narrow, columns: 20, rows: 1)
    odd.write(terminal.output)
    #expect(odd.text(0).contains("cdefghijkl"))
    for next in ["abcdefghijkl", "ab" + Self.family, "ab", "x" + Self.family + Self.family + "yz", "❤️🇯🇵", ""] {
      terminal.update(2, text(next))
      odd.write(terminal.output)
      let shown = terminal.renderer.screen
      if !next.isEmpty { #expect(shown.text(row: 0).contains(next)) }
      for column in 0..<20 where shown[0, column].glyph.hasCertainWidth && !shown[0, column].isContinuation {
        let expected = shown[0, column].glyph.character
        #expect(odd.rows[0][column] == expected, "\(next): column \(column) of \(odd.text(0))")
      }
    }
  }

  @Test func `near the right edge no glyph is written that could be wider than the row`() {
    let terminal = TestTerminal(12, 1, .element(text("abcdefgh" + Self.family + "i")))
    var odd = OddTerminal(.wide, columns: 12, rows: 1)
    odd.write(terminal.output)
    #expect(odd.text(0).contains("abcdefgh👨"))
    #expect(Array(odd.text(0))[10] == "i")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains(Self.family))
  }
}

@Suite struct ASCIITests {
  @Test(
    arguments: [
      ("─", "-"), ("╭", "+"), ("●", "*"), ("é", "e"), ("Å", "A"), ("漢", "? "), ("›", ">"), ("…", "."), ("x", "x"),
    ]
      as [(Character, String)])
  func `a sign has one of ASCII of the same width`(glyph: Character, ascii: String) {
    #expect(ASCIIGlyphs.text(of: Glyph(glyph)) == ascii)
  }

  @Test func `a terminal of ASCII is written nothing else`() {
    var capabilities = TerminalCapabilities(colorDepth: .none)
    capabilities.isASCII = true
    let renderer = TerminalRenderer(size: CellSize(columns: 30, rows: 4), capabilities: capabilities)
    let tree = Tree.node(.window, RenderAttributes(), [.column(.leading, .text("Größe 漢字 👨‍👩‍👧 … ─"), .button("Ändern"))])
    try! renderer.apply(RenderFrame(revision: 1, entries: tree.ops().map { RenderFrame.Entry($0) }))
    _ = renderer.layout()
    let bytes = renderer.draw()
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(String(decoding: bytes, as: UTF8.self).contains("Gro?e ? ?"))
  }
}
