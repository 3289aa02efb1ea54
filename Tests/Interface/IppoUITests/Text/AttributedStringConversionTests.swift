import Foundation
import Testing

@testable import IppoUI

@Suite("Texts of SwiftUI and of UIKit")
struct AttributedStringConversionTests {
  private let page = URL(string: "https://example.com")!

  @Test("A container of no attributes is an empty one")
  func empty() {
    #expect(AttributeContainer([:]) == AttributeContainer())
  }

  @Test("What both have goes from a text of UIKit into one of SwiftUI")
  func fromUIKit() {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "link", attributes: [.link: page, .kern: 2, .strikethroughStyle: NSUnderlineStyle.single.rawValue]))
    let result = AttributedString(text)
    #expect(String(result.characters) == "plain link")
    let runs = Array(result.runs)
    #expect(runs.count == 2)
    #expect(runs[0].link == nil && runs[1].link == page)
    #expect(runs[1].kern == 2)
    #expect(runs[1].strikethroughStyle != nil && runs[1].underlineStyle == nil)
  }

  @Test("What both have goes from a text of SwiftUI into one of UIKit, and back")
  func toUIKit() {
    var link = AttributedString("link")
    link.link = page
    link.foregroundColor = .red
    link.kern = 2
    link.underlineStyle = Text.LineStyle(color: .blue)
    let text = NSAttributedString(AttributedString("plain ") + link)
    #expect(text.string == "plain link")
    #expect(text.attributes(at: 0, effectiveRange: nil).isEmpty)
    let attributes = text.attributes(at: 8, effectiveRange: nil)
    #expect(attributes[.link] as? URL == page)
    #expect(attributes[.kern] as? Double == 2)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.foregroundColor] is UIColor && attributes[.underlineColor] is UIColor)
    let back = AttributedString(text)
    #expect(back.runs.map(\.link) == [nil, page])
    #expect(back.runs.map(\.kern) == [nil, 2])
    #expect(NSAttributedString(AttributedString()).length == 0)
  }
}
