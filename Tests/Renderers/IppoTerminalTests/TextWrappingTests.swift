import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

@Suite struct TextWrappingTests {
  private func wrap(
    _ text: String, _ width: Int?, limit: Int? = nil, _ truncation: RenderText.Truncation = .tail
  ) -> [String] {
    TextWrapping.lines(PreparedText(text), width: width, limit: limit, truncation: truncation)
      .map { String($0.items.map(\.glyph.character)) }
  }

  @Test func linesBreakAtSpaces() { #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"]) }

  @Test func spacesAtABreakAreNotShown() { #expect(wrap("one   two", 4) == ["one", "two"]) }

  @Test func aLongWordIsBroken() { #expect(wrap("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"]) }

  @Test func lineEndsAreKept() { #expect(wrap("a\n\nb", nil) == ["a", "", "b"]) }

  @Test func anEmptyTextIsOneLine() { #expect(wrap("", 5) == [""]) }

  @Test func eastAsianTextBreaksBetweenCharacters() { #expect(wrap("日本語のテスト", 6) == ["日本語", "のテス", "ト"]) }

  @Test func closingPunctuationDoesNotBeginALine() { #expect(wrap("日本語。", 6) == ["日本", "語。"]) }

  @Test func aWideCharacterDoesNotFitHalfAColumn() { #expect(wrap("a日b", 2) == ["a", "日", "b"]) }

  @Test func noBreakSpaceDoesNotBreak() { #expect(wrap("a\u{A0}b c", 3) == ["a b", "c"]) }

  @Test func whatDoesNotFitIsCutOffWithAnEllipsis() {
    #expect(wrap("the quick brown fox", 10, limit: 1) == ["the quick…"])
    #expect(wrap("the quick brown fox", 8, limit: 1) == ["the qui…"])
    #expect(wrap("the quick brown fox", 8, limit: 1, .head) == ["…own fox"])
    #expect(wrap("the quick brown fox", 9, limit: 1, .middle) == ["the … fox"])
    // More follows on the next line.
    #expect(wrap("hello\nworld", 20, limit: 1, .middle) == ["hello…"])
  }

  @Test func aWrappingIsStableAtTheWidthItReports() {
    var random = SeededGenerator(seed: 3)
    let words = ["a", "to", "the", "日本", "quick", "extraordinary", "👨‍👩‍👧", "\n", "é"]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in words.randomElement(using: &random)! }
        .joined(separator: " ")
      let width = Int.random(in: 2...30, using: &random)
      let lines = TextWrapping.lines(PreparedText(text), width: width, limit: nil)
      #expect(lines.allSatisfy { $0.columns <= width })
      let widest = max(1, lines.map(\.columns).max()!)
      #expect(TextWrapping.lines(PreparedText(text), width: widest, limit: nil).map(\.columns) == lines.map(\.columns))
    }
  }
}
