import Testing

@testable import IppoUI

/// There are hundreds of these in every window of a server.
struct RenderSizeTests {
  @Test func elementsAndFontsAreSmall() {
    #expect(MemoryLayout<RenderElement>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<RenderFont?>.size <= 32)
    #expect(MemoryLayout<RenderNode>.size == 3 * MemoryLayout<Int>.size)
  }

  @Test func rareTraitsOfAFontAreKept() {
    var font = RenderFont(size: 12, weight: 700, family: "Baskerville", lineHeight: 1.5, width: 0.9)
    #expect(font.weight == 700)
    #expect(font.family == "Baskerville")
    #expect(font.lineHeight == 1.5)
    #expect(font.width == 0.9)
    font.family = nil
    #expect(font == RenderFont(size: 12, weight: 700, lineHeight: 1.5, width: 0.9))
    font.lineHeight = nil
    font.width = nil
    font.weight = nil
    #expect(font == RenderFont(size: 12))
    font.width = 2
    #expect(font != RenderFont(size: 12))
    #expect(font.width == 2)
  }
}
