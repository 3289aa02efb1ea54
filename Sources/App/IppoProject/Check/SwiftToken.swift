/// A word or sign of a Swift source, outside of comments and texts.
package struct SwiftToken: Equatable, Sendable {
  /// The kind of a token.
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword; a name in backticks is given without them.
    case word
    /// A word after `#`, such as `#selector`; its text has no `#`.
    case directive
    /// A sign of one character.
    case sign
  }

  package let kind: Kind
  package let text: String
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// Whether the token is the first of its line.
  package let isFirstOfLine: Bool
}
