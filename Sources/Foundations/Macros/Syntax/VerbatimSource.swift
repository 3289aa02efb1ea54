import SwiftSyntax

// What a macro returns goes to the compiler as text. Made by interpolation, it would be parsed first, and formatted, and
// written out again: for macros that are expanded for every field or case, that takes longer than all the rest. These have
// `formatMode` disabled, indent their text themselves, and hand it over as one token.

extension DeclSyntax {
  /// A declaration of which nothing but the text is known.
  init(verbatim text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text)))
  }
}

extension AccessorDeclSyntax {
  /// An accessor of which nothing but the text is known.
  init(verbatim text: String) {
    let source = UnexpectedNodesSyntax([Syntax(TokenSyntax.identifier(text))])
    self.init(source, accessorSpecifier: .keyword(.get, presence: .missing))
  }
}

extension String {
  /// The lines, each indented by the braces and parentheses that are open before it. A line ends with what it opens, and
  /// begins with what it closes; the cases of a `switch` stand below it.
  var indented: String {
    var depth = 0
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isComment = line.hasPrefix("//")
      if !isComment, let first = line.first, "})".contains(first) { depth -= 1 }
      let isBranch = line.hasPrefix("case ") && line.hasSuffix(":")
      let indentation = String(repeating: "  ", count: max(isBranch ? depth - 1 : depth, 0))
      if !isComment, let last = line.last, "{(".contains(last) { depth += 1 }
      return line.isEmpty ? "" : indentation + line
    }
    .joined(separator: "\n")
  }
}
