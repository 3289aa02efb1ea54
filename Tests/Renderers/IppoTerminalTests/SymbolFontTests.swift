import IppoRender
import Testing

@testable import IppoTerminal

/// The signs for symbols are in the fonts that terminals of a plain Debian have. xterm has some of its own.
@Suite("Signs for symbols and fonts") struct SymbolFontTests {
  /// The characters from U+2000 to U+27FF that three fonts have: 6x13 of xfonts-base (ISO 10646, the font of xterm), and DejaVu
  /// Sans Mono of fonts-dejavu-core, regular and bold. By `fc-query --format '%{charset}'`.
  private static let inAll = """
    2000-200A 2010-2023 2026 202F-2037 2039-203A 203C-203F 2045-2049 204B 205F 2070-2071 2074-208E 20A0-20B1 2102 2105
    210D-210F 2115-2117 2119-211A 211D 2122 2124 2126 212A-212B 212E 2148 2153-215F 2190-2213 2215 2217-2220 2223
    2227-222D 2234-223D 2241-2269 226D-228B 228D-22A5 22B2-22B5 22B8 22C2-22C6 22CD-22D1 22DA-22E9 22EF 2300-2306
    2308-2315 2318-2319 231C-2321 2325-2328 232B 2335-237A 237D 2380-2383 2388-238B 2395 239B-23AE 23CE 2423 2500-2613
    2616-2617 2619-262F 2638-267D 2680-2689 2701-2704 2706 2708 2713-2720 2722-2727 2729-2738 273B-273F 2743-274B 274D
    274F-2752 2756 2758-275E 2761-2767 2794 2798-27A1 27A4-27A7 27B2 27B4-27BE 27E6-27EB 27F5-27F7
    """

  private static let ranges: [ClosedRange<UInt32>] = inAll.split(whereSeparator: \.isWhitespace).compactMap { part in
    let ends = part.split(separator: "-").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return first...last
  }

  /// Letters of Latin and Greek are in every font.
  private func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value) || (0xA1...0x3FF).contains(scalar.value)
      || Self.ranges.contains { $0.contains(scalar.value) }
  }

  @Test func `each sign is a character of one column that the font of xterm has, or has one in its place`() {
    #expect(Self.ranges.count == 79)
    for (name, text) in SymbolTable.glyphs {
      #expect(text.unicodeScalars.count == 1 && ClusterWidth.columns(of: text) == 1, "\(name): \(text)")
      let shown = GlyphRepertoire.fixed.text(of: Glyph(Character(text)))
      #expect(ClusterWidth.columns(of: shown) == 1 && shown.unicodeScalars.allSatisfy(hasGlyph), "\(name): \(shown)")
    }
    for (sign, shown) in GlyphRepertoire.fixedSigns {
      #expect(!hasGlyph(sign.unicodeScalars.first!), "\(sign) needs no \(shown)")
    }
  }

  @Test func `a symbol without a sign is a square, and keeps its column`() {
    #expect(SymbolGlyphs.text(for: "no.such.symbol") == "▪")
    #expect(hasGlyph("▪"))
  }

  @Test(
    arguments: [
      (["XTERM_VERSION": "XTerm(390)", "TERM": "xterm"], GlyphRepertoire.fixed),
      (["XTERM_VERSION": "XTerm(390)", "TERM": "xterm-256color"], .fixed),
      (["XTERM_VERSION": "XTerm(390)", "TERM": "xterm-kitty", "COLORTERM": "truecolor"], .unicode),
      (["XTERM_VERSION": "XTerm(390)", "TERM": "xterm-256color", "VTE_VERSION": "7006"], .unicode),
      (["XTERM_VERSION": "XTerm(390)", "TERM": "tmux-256color", "TMUX": "/tmp/tmux-1000/default,1,0"], .unicode),
      (["TERM": "xterm-256color"], .unicode),
    ])
  func `xterm alone has the signs of its font`(environment: [String: String], repertoire: GlyphRepertoire) {
    var environment = environment
    environment["LANG"] = "en_GB.UTF-8"
    #expect(TerminalCapabilities(environment: environment).repertoire == repertoire)
  }

  @Test func `a gear is drawn with the sign of the font`() throws {
    for (hasFixedFont, sign) in [(false, "⚙"), (true, "✲")] {
      var capabilities = TerminalCapabilities()
      capabilities.hasFixedFont = hasFixedFont
      let renderer = TerminalRenderer(size: CellSize(columns: 10, rows: 1), capabilities: capabilities)
      let tree = Tree.node(.window, RenderAttributes(), [.text(SymbolGlyphs.text(for: "gear"))])
      try renderer.apply(RenderFrame(revision: 1, entries: tree.ops().map { RenderFrame.Entry($0) }))
      _ = renderer.layout()
      #expect(String(decoding: renderer.draw(), as: UTF8.self).contains(sign))
    }
  }
}
