/// SQL text with `?` placeholders, and the values that the placeholders bind, in order.
///
/// A fragment is made by interpolation of fragments, quoted identifiers and bound values. A string has to become one of them.
package struct SQLFragment: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// SQL text with a `?` for each argument.
  package private(set) var text: String
  /// The values of the placeholders.
  package private(set) var arguments: [SQLValue]

  package struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var arguments: [SQLValue] = []

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a fragment with its arguments.
    package mutating func appendInterpolation(_ fragment: SQLFragment) {
      text += fragment.text
      arguments += fragment.arguments
    }

    /// Appends a placeholder that binds `value`.
    package mutating func appendInterpolation(value: SQLValue) {
      text += "?"
      arguments.append(value)
    }

    /// Appends a quoted name of a table, column, function or collation.
    package mutating func appendInterpolation(name: String) {
      text += "\""
      for scalar in name.unicodeScalars {
        if scalar == "\"" { text += "\"" }
        text.unicodeScalars.append(scalar)
      }
      text += "\""
    }
  }

  package init(stringLiteral literal: String) {
    text = literal
    arguments = []
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    arguments = stringInterpolation.arguments
  }
}

extension Collection<SQLFragment> {
  /// The fragments with `separator` between them.
  func joined(separator: SQLFragment) -> SQLFragment {
    guard let first else { return "" }
    // Appends in place: interpolation of long lists would copy the text for each element.
    var result = SQLFragment.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    result.appendInterpolation(first)
    for fragment in dropFirst() {
      result.appendInterpolation(separator)
      result.appendInterpolation(fragment)
    }
    return SQLFragment(stringInterpolation: result)
  }

  /// The fragments as operands of an associative `operation`, in parentheses as a balanced tree.
  ///
  /// SQLite refuses expressions deeper than 1,000; a flat list of operands is as deep as it is long.
  func balanced(_ operation: SQLFragment) -> SQLFragment {
    switch count {
    case 0: return ""
    case 1: return first!
    case 2: return "(\(first!)\(operation)\(dropFirst().first!))"
    default:
      let middle = index(startIndex, offsetBy: count / 2)
      return "(\(self[..<middle].balanced(operation))\(operation)\(self[middle...].balanced(operation)))"
    }
  }
}
