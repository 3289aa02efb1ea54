import Foundation
import IppoUI

extension FuzzTarget {
  /// Texts that are read as Markdown, which any text is.
  static let markdown = FuzzTarget(
    name: "markdown", seeds: MarkdownGrammar.texts.map { Array($0.utf8) },
    tokens: MarkdownGrammar.tokens.map { Array($0.utf8) }
  ) { input in
    let text = String(decoding: input, as: UTF8.self)
    for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnlyPreservingWhitespace] {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      let read = try AttributedString(markdown: text, options: options, baseURL: URL(string: "https://example.com/"))
      // Whatever is markup is left out, and nothing is added.
      try check(read.characters.count <= text.count, "\(text.count) characters became \(read.characters.count)")
    }
    try await MainActor.run {
      let graph = ViewGraph { Text(LocalizedStringKey(text)) }
      graph.drain()
      try check(graph.tree.root != nil, "there is no text")
      graph.close()
    }
  }
}

/// CommonMark 0.31, chapter 6, and Foundation's attributes.
enum MarkdownGrammar {
  static let texts = [
    "**bold** *italic* ***both*** _under_ __score__ ~~struck~~ `code` ``co`de``",
    "[label](https://a.example \"title\")",
    "<https://a.example> <me@a.example>", "\\*not\\* a\\\\b", "^[1 apple](inflect: true)", "*a **b ~c~ d** e*",
    "[**bold** label](/path) and `[no](link)`", "snake_case_word 2 * 3 * 4", "a\n\nb  \nc", "%@ %lld %% %1$@ %",
    "^[^[nested](inflect: true)](a: b)",
  ]

  static let tokens =
    [
      "*", "**", "***", "_", "__", "~", "~~", "`", "``", "[", "]", "](", ")", "<", ">", "^[", "\\", "://", "@", "\n",
      "\n\n",
      " ", "(inflect: true)", "mailto:", "javascript:", "%@", "%1$lld", "%", "\u{0}", "\u{202E}", "日", "👨‍👩‍👧", "é",
      "\u{301}",
      "^[^[^[^[", "[[[[", "*a*a*a", "`` ` ``` ````",
    ] + Mutator.limits
}
