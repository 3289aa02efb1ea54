/// A run of Swift code that is shown in one colour.
///
/// The reader knows as much of the language as colours need: comments, literals, words. It does not look into
/// interpolations, and it takes every word with a capital letter for a type.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case plain, attribute, comment, keyword, number, string, type
  }

  var kind: Kind
  var text: String

  /// The tokens of each line. No character is lost.
  static func lines(of code: String) -> [[SwiftToken]] {
    var reader = Reader(rest: code[...])
    var lines: [[SwiftToken]] = [[]]
    while let token = reader.next() {
      let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(SwiftToken(kind: token.kind, text: String(part))) }
      }
    }
    // A newline ends the last line; it does not begin one.
    if lines.count > 1, lines.last!.isEmpty { lines.removeLast() }
    return lines
  }

  static let keywords: Set<String> = [
    "any", "as", "async", "await", "break", "case", "catch", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "mutating", "nil", "nonisolated", "override", "package", "private", "protocol", "public",
    "repeat", "return", "self", "set", "some", "static", "struct", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

/// Takes one token after the other off the beginning.
private struct Reader {
  var rest: Substring

  mutating func next() -> SwiftToken? {
    guard let first = rest.first else { return nil }
    if rest.hasPrefix("//") { return take(.comment) { $0 != "\n" } }
    if rest.hasPrefix("/*") { return take(.comment, through: "*/", opening: 2) }
    if rest.hasPrefix("\"\"\"") { return take(.string, through: "\"\"\"", opening: 3) }
    if first == "\"" { return string() }
    if first == "@" || first == "#" { return word(.attribute, opening: 1) }
    if first.isNumber { return take(.number) { $0.isNumber || $0 == "_" } }
    if first.isLetter || first == "_" {
      let token = word(.plain, opening: 0)
      if SwiftToken.keywords.contains(token.text) { return SwiftToken(kind: .keyword, text: token.text) }
      return first.isUppercase ? SwiftToken(kind: .type, text: token.text) : token
    }
    return take(.plain) { !($0.isLetter || $0.isNumber || "/\"@#_".contains($0)) }
  }

  private mutating func take(_ kind: SwiftToken.Kind, while belongs: (Character) -> Bool) -> SwiftToken {
    // What begins none of the tokens, such as a lone slash, stands for itself.
    let end = rest.dropFirst().firstIndex { !belongs($0) } ?? rest.endIndex
    return take(kind, upTo: end)
  }

  private mutating func word(_ kind: SwiftToken.Kind, opening: Int) -> SwiftToken {
    let end = rest.dropFirst(max(1, opening)).firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
    return take(kind, upTo: end ?? rest.endIndex)
  }

  private mutating func take(_ kind: SwiftToken.Kind, through closing: String, opening: Int) -> SwiftToken {
    var index = rest.index(rest.startIndex, offsetBy: opening)
    while index < rest.endIndex, !rest[index...].hasPrefix(closing) { index = rest.index(after: index) }
    return take(kind, upTo: rest.index(index, offsetBy: closing.count, limitedBy: rest.endIndex) ?? rest.endIndex)
  }

  /// A literal within a line.
  private mutating func string() -> SwiftToken {
    var isEscaped = false
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex, rest[index] != "\n" {
      let character = rest[index]
      index = rest.index(after: index)
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return take(.string, upTo: index)
  }

  private mutating func take(_ kind: SwiftToken.Kind, upTo end: Substring.Index) -> SwiftToken {
    defer { rest = rest[end...] }
    return SwiftToken(kind: kind, text: String(rest[..<end]))
  }
}
