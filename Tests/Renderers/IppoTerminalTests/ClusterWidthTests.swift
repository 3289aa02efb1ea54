import IppoTerminal
import Testing

@Suite struct ClusterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("가", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("😀", 2), ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2), ("🇯🇵", 2), ("☺", 1), ("☺️", 2), ("❤️", 2), ("1️⃣", 2), ("👍🏽", 2),
      ("\u{200B}", 0), ("\u{301}", 0), ("─", 1), ("●", 1), ("क", 1), ("\u{AD}", 1),
    ] as [(Character, Int)])
  func aClusterTakesTheColumnsTerminalsGiveIt(cluster: Character, columns: Int) {
    #expect(ClusterWidth.columns(cluster) == columns)
  }

  @Test func aLineIsTheSumOfItsGlyphs() {
    #expect(ClusterWidth.columns(of: "日本語 ok 👨‍👩‍👧") == 12)
    #expect(ClusterWidth.columns(of: "") == 0)
  }
}

@Suite struct GlyphTests {
  @Test func controlCharactersBecomeTheirPictures() {
    #expect(Glyph("\u{1B}").character == "␛")
    #expect(Glyph("\u{7}").character == "␇")
    #expect(Glyph("\u{7F}").character == "␡")
    #expect(Glyph("\u{9B}").character == "\u{FFFD}")
    #expect(Glyph("\r\n").character == "␤")
  }

  @Test func whatReordersALineIsLeftOut() {
    #expect(Glyph("\u{202E}").columns == 0)
    #expect(Glyph("\u{2066}").columns == 0)
    #expect(Glyph("\u{200F}").columns == 0)
  }

  @Test func aLoneMarkStandsOnASpace() {
    #expect(Glyph("\u{301}").columns == 1)
    #expect(Glyph("\u{301}").character.unicodeScalars.first == " ")
  }

  @Test func noScalarIsWrittenAsAControl() {
    for code in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let written = Glyph(Character(scalar)).character.unicodeScalars
      #expect(
        written.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }, "U+\(String(code, radix: 16))")
    }
  }
}
