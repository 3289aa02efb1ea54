import Testing

@testable import IppoProject

@Suite struct SwiftScannerTests {
  private func words(_ source: String) -> [String] {
    SwiftScanner.tokens(of: source).filter { $0.kind != .sign }.map(\.text)
  }

  @Test func `comments and texts are left out`() {
    #expect(
      words("let a = \"b // c\" // d\n/* e /* f */ g */ let h = #\"i \"j\" \\(k)\"#") == ["let", "a", "let", "h"])
    #expect(words("let a = \"\"\"\n  import B \"quoted\" \\\"\"\" c\n  \"\"\"\nlet d = 1") == ["let", "a", "let", "d"])
    #expect(words("let a = #/\"[b]+/#; c") == ["let", "a", "c"])
    #expect(words("/* never ends import A") == [])
    #expect(words("\"never ends\nlet a") == ["let", "a"])
  }

  @Test func `the code of interpolations is read`() {
    #expect(words("\"a \\(b.c(\"d \\(e)\")) f\" g") == ["b", "c", "e", "g"])
    #expect(words("#\"a \\(b) \\#(c)\"# d") == ["c", "d"])
  }

  @Test func `places are lines and columns`() throws {
    let token = try #require(SwiftScanner.tokens(of: "\n/* a\n */ `class` #selector").first)
    #expect((token.text, token.line, token.column) == ("class", 3, 5))
  }

  @Test(arguments: [
    ("#if os(iOS)\nimport A\n#else\nimport B\n#endif", ["B"]),
    ("#if !os(Linux)\nimport A\n#elseif canImport(UIKit)\nimport B\n#else\nimport C\n#endif", ["B"]),
    ("#if os(iOS) || os(macOS)\nimport A\n#endif\nimport B", ["B"]),
    ("#if canImport(UIKit) && !targetEnvironment(macCatalyst)\nimport A\n#endif", ["A"]),
    ("#if DEBUG\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
    ("#if os(iOS)\n#if DEBUG\nimport A\n#endif\n#else\nimport B\n#endif", ["B"]),
    ("#if compiler(>=6.2) && (os(Linux) || DEBUG)\nimport A\n#endif", ["A"]),
    ("#if os(iOS) ||\n  os(Linux)\nimport A\n#endif", ["A"]),
    ("#endif\n#else\nimport A", ["A"]),
    ("@testable import A\npublic import struct B.C\nimport D.E\n@_exported import F", ["A", "B", "D", "F"]),
  ])
  func `conditions are those of Linux`(source: String, imports: [String]) {
    #expect(SourceFile(source, modules: ["UIKit"]).imports.map(\.name) == imports)
  }

  @Test func `lines for other systems are told`() {
    let file = SourceFile("import A\n#if os(iOS)\nlet a = 1\n\nlet b = 2\n#endif", modules: [])
    #expect(file.skipped == [3...5])
  }
}
