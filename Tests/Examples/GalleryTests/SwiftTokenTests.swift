import Testing

@testable import ExampleGallery

@Suite("Code in colour")
struct SwiftTokenTests {
  private func tokens(_ line: String) -> [SwiftToken] { SwiftToken.lines(of: line)[0] }

  @Test("Words, literals, comments and attributes are told apart")
  func kinds() {
    #expect(
      tokens(#"@State let x = Count("a\"b", 10) // done"#).filter { $0.kind != .plain }
        == [
          SwiftToken(kind: .attribute, text: "@State"),
          SwiftToken(kind: .keyword, text: "let"),
          SwiftToken(kind: .type, text: "Count"),
          SwiftToken(kind: .string, text: #""a\"b""#),
          SwiftToken(kind: .number, text: "10"),
          SwiftToken(kind: .comment, text: "// done"),
        ])
  }

  @Test("A literal or a comment over several lines keeps its colour")
  func severalLines() {
    let lines = SwiftToken.lines(of: "let a = \"\"\"\n  b\n  \"\"\"\n/* c\n d */ e")
    #expect(lines[1] == [SwiftToken(kind: .string, text: "  b")])
    #expect(lines[4].first == SwiftToken(kind: .comment, text: " d */"))
  }

  @Test("No character is lost", arguments: Catalog.examples)
  func lossless(_ example: Example) throws {
    for variant in example.variants {
      for file in try variant.source.files() {
        let text = SwiftToken.lines(of: file.text).map { $0.map(\.text).joined() }.joined(separator: "\n")
        #expect(text + "\n" == file.text)
      }
    }
  }

  @Test("What is not ended ends with the text", arguments: ["\"a", "/* a", "\"\"\"a", "@", "/", "\"\\"])
  func unended(_ text: String) {
    #expect(SwiftToken.lines(of: text).map { $0.map(\.text).joined() } == [text])
  }
}
