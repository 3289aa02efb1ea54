import Testing

@testable import IppoUI

/// There are hundreds of these in every window of a server.
struct RenderSizeTests {
  @Test func elementsAndFontsAreSmall() {
    #expect(MemoryLayout<RenderElement>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<RenderFont?>.size <= 48)
    #expect(MemoryLayout<RenderText.Run>.size <= 80)
    #expect(MemoryLayout<RenderNode>.size == 3 * MemoryLayout<Int>.size)
    #expect(MemoryLayout<RenderAttributes>.size == MemoryLayout<Int>.size)
  }

  @Test func copiesOfAttributesAreApart() {
    var attributes = RenderAttributes()
    let usual = attributes
    #expect(attributes.isUsual)
    attributes.zIndex = 2
    attributes.accessibility.label = "Name"
    #expect(!attributes.isUsual && usual.isUsual && RenderAttributes().isUsual)
    let copy = attributes
    attributes.zIndex = 3
    #expect(copy.zIndex == 2 && copy.accessibility.label == "Name")
    #expect(copy != attributes)
    attributes.zIndex = 2
    #expect(copy == attributes)
    attributes.zIndex = 0
    attributes.accessibility = RenderAccessibility()
    #expect(attributes == usual && attributes.isUsual)
    var node = RenderNode(id: RenderNodeID(1), element: .window, attributes: copy)
    #expect(node.hasOwnAttributes)
    node.attributes = attributes
    #expect(!node.hasOwnAttributes && node.attributes == RenderAttributes())
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

  @Test func rareTraitsOfARunAreKept() {
    var run = RenderText.Run("a", link: "/b", letterSpacing: 2)
    #expect(run.link == "/b")
    #expect(run.letterSpacing == 2)
    run.underline = RenderText.Line(pattern: .dash)
    #expect(run.underline?.pattern == .dash)
    #expect(run != RenderText.Run("a", link: "/b", letterSpacing: 2))
    run.underline = nil
    run.link = nil
    run.letterSpacing = 0
    #expect(run == RenderText.Run("a"))
    #expect(run.hashValue == RenderText.Run("a").hashValue)
  }

  @Test func aNodeLikeAnotherHasTheAttributesItWasGiven() {
    var hidden = RenderAttributes()
    hidden.isHidden = true
    let first = RenderNode(id: RenderNodeID(1), element: .divider, attributes: hidden)
    var second = RenderNode(id: RenderNodeID(2), element: .divider, attributes: hidden, like: first)
    #expect(second.attributes == hidden)
    let third = RenderNode(id: RenderNodeID(3), element: .divider, attributes: RenderAttributes(), like: first)
    #expect(third.attributes == RenderAttributes())
    #expect(!third.hasOwnAttributes)
    second.attributes.isHidden = false
    #expect(first.attributes == hidden)
  }
}
