import Foundation
import IppoUI
import IssueReporting
import Testing
import UIKitIdioms

@Suite("Pictures that are drawn")
struct DrawingTests {
  private let dot = UIImage(
    data: Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)!

  private func drawing(_ image: UIImage?) -> String {
    (image?.cgImage).map { String(decoding: $0.data, as: UTF8.self) } ?? ""
  }

  @Test("a picture in another size is a drawing of it")
  func resizing() {
    let large = dot.resized(to: CGSize(width: 20, height: 10))
    #expect(large.size == CGSize(width: 20, height: 10))
    #expect(drawing(large).contains("<image x=\"0\" y=\"0\" width=\"20\" height=\"10\""))
    #expect(drawing(large).contains("data:image/png;base64,iVBOR"))
    #expect(dot.resized(withPercentage: 3).size == CGSize(width: 3, height: 3))
  }

  @Test("a part of a picture")
  func cropping() throws {
    let large = dot.resized(to: CGSize(width: 20, height: 10))
    let part = try #require(large.cropped(to: CGRect(x: 4, y: 2, width: 100, height: 6)))
    #expect(part.size == CGSize(width: 18, height: 3))
    #expect(drawing(part).contains("viewBox=\"4 2 36 6\""))
    #expect(large.cropped(to: CGRect(x: 400, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("colours, outlines, what cuts them off, and texts")
  func shapes() {
    let red = UIImage(color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(drawing(red).contains("fill=\"rgb(255,0,0)\" fill-opacity=\"0.5\""))
    let round = drawing(dot.resized(to: CGSize(width: 8, height: 8)).rounded(radius: 2))
    #expect(round.contains("<clipPath id=\"c0\">"))
    #expect(round.contains("<g clip-path=\"url(#c0)\"><image"))
    #expect(round.contains("fill=\"none\" stroke=\"rgb(255,0,0)\" stroke-width=\"2\""))
    let text = drawing(badge("3 < 4"))
    #expect(text.contains("text-anchor=\"middle\""))
    #expect(text.contains(">3 &lt; 4</text>"))
  }

  @Test("a symbol cannot be drawn into a picture, and is reported")
  func symbol() {
    withExpectedIssue { _ = UIImage(systemName: "star")!.resized(to: CGSize(width: 4, height: 4)) }
  }

  @Test("outside of a picture nothing is drawn")
  func outside() {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("texts are measured by what is known of the system font")
  func measures() {
    let font = UIFont.systemFont(ofSize: 16)
    let one = "Hello".width(usingFont: font)
    #expect(one > 30 && one < 50)
    #expect("Hello Hello".width(usingFont: font) > one * 2)
    let line = "Hello".height(withConstrainedWidth: 1000, font: font)
    #expect("Hello Hello Hello".height(withConstrainedWidth: one + 1, font: font) == ceil(font.lineHeight * 3))
    #expect(line == ceil(font.lineHeight))
  }
}
