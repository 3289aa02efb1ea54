import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Markdown in attributed strings")
struct AttributedStringMarkdownTests {
  @Test("emphasis, code and links are drawn as in literals")
  func inline() throws {
    let string = try AttributedString(markdown: "*a* **b** `c` [d](https://e.f/g)")
    let screen = Screen { Text(string) }
    let text = try screen.first { if case .text(let text) = $0 { text } else { nil } }.value

    #expect(String(string.characters) == "a b c d")
    #expect(text.string == "a b c d")
    #expect(text.runs.first { $0.text == "d" }?.link == "https://e.f/g")
    #expect(text.runs.first { $0.text == "b" }?.font?.weight == 700)
  }

  @Test("lines of a paragraph are one line, unless white space is preserved")
  func whitespace() throws {
    let whole = try AttributedString(markdown: "a\nb\n\nc")
    let kept = try AttributedString(
      markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))

    #expect(String(whole.characters) == "a b\nc")
    #expect(String(kept.characters) == "a\nb")
  }

  @Test("relative links are relative to the base")
  func baseURL() throws {
    let string = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://c.d/e/"))

    #expect(string.runs.first?.link?.absoluteString == "https://c.d/e/b")
  }
}
