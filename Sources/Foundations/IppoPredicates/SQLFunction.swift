package import Foundation

/// A function that the SQL of predicates calls, to be registered on each connection.
///
/// A function returns NULL where an argument is NULL, and has equal results for equal arguments.
package struct SQLFunction: Sendable {
  package let name: String
  package let argumentCount: Int
  package let call: @Sendable ([SQLValue]) -> SQLValue

  /// All functions.
  package static let all = [
    integer, divide, bits, count, contains, starts, localizedStandardContains, compareLocalized, compareIgnoringCase,
  ]

  /// An integer as it is if it is between two others; NULL for a REAL, into which SQLite turns an overflow.
  static let integer = SQLFunction(name: "ippo_integer", argumentCount: 3) { arguments in
    guard case .integer(let value) = arguments[0], case .integer(let low) = arguments[1],
      case .integer(let high) = arguments[2], low <= value, value <= high
    else { return .null }
    return .integer(value)
  }

  /// A quotient of doubles as IEEE 754 defines it; SQLite's is NULL for a division by zero.
  static let divide = SQLFunction(name: "ippo_divide", argumentCount: 2) { arguments in
    guard let left = arguments[0].double, let right = arguments[1].double else { return .null }
    return .real(left / right)
  }

  /// The bits of a double.
  static let bits = SQLFunction(name: "ippo_bits", argumentCount: 1) { arguments in
    arguments[0].double.map { .integer(Int64(bitPattern: $0.canonicalBits)) } ?? .null
  }

  /// The number of characters.
  static let count = SQLFunction(name: "ippo_count", argumentCount: 1) { arguments in
    guard case .text(let text) = arguments[0] else { return .null }
    return .integer(Int64(text.count))
  }

  /// Whether a text contains the characters of another in a row.
  static let contains = SQLFunction("ippo_contains") { text, other in
    // The generic function for collections of characters, which Foundation calls: `String` has others.
    func contains<Text: Collection<Character>>(_ text: Text, _ other: Text) -> Bool { text.contains(other) }
    return contains(text, other)
  }

  /// Whether a text starts with the characters of another.
  static let starts = SQLFunction("ippo_starts") { $0.starts(with: $1) }

  /// Whether a text contains another for a search by a person: regardless of case and diacritics.
  static let localizedStandardContains = SQLFunction("ippo_localized_standard_contains") {
    $0.localizedStandardContains($1)
  }

  /// The order of two texts in the current locale, as `ComparisonResult` has it.
  static let compareLocalized = SQLFunction(number: "ippo_localized_compare") { $0.localizedCompare($1).rawValue }

  /// The order of two texts regardless of case, as `ComparisonResult` has it.
  static let compareIgnoringCase = SQLFunction(number: "ippo_case_insensitive_compare") {
    $0.caseInsensitiveCompare($1).rawValue
  }

  private init(name: String, argumentCount: Int, call: @escaping @Sendable ([SQLValue]) -> SQLValue) {
    self.name = name
    self.argumentCount = argumentCount
    self.call = call
  }

  /// A condition of two texts.
  private init(_ name: String, condition: @escaping @Sendable (String, String) -> Bool) {
    self.init(number: name) { condition($0, $1) ? 1 : 0 }
  }

  /// A number that depends on two texts.
  private init(number name: String, _ number: @escaping @Sendable (String, String) -> Int) {
    self.init(name: name, argumentCount: 2) { arguments in
      guard case .text(let left) = arguments[0], case .text(let right) = arguments[1] else { return .null }
      return .integer(Int64(number(left, right)))
    }
  }
}

extension SQLValue {
  fileprivate var double: Double? {
    switch self {
    case .real(let value): value
    case .integer(let value): Double(value)
    case .null, .text, .blob: nil
    }
  }
}

/// An order of text that the SQL of predicates and sort descriptors uses, to be registered on each connection.
package struct SQLCollation: Sendable {
  package let name: String
  package let compare: @Sendable (String, String) -> ComparisonResult

  /// All collations.
  package static let all = [canonical, lexical, localizedStandard, localized]

  /// The order of Swift's strings, in which canonical equivalents are equal.
  static let canonical = SQLCollation(name: "ippo_canonical") { left, right in
    if left == right { .orderedSame } else if left < right { .orderedAscending } else { .orderedDescending }
  }

  /// The order of `String.StandardComparator.lexical`.
  static let lexical = SQLCollation(name: "ippo_lexical") { String.StandardComparator.lexical.compare($0, $1) }

  /// The order of ``LocalizedTextComparator/localizedStandard``.
  static let localizedStandard = SQLCollation(name: "ippo_localized_standard") {
    LocalizedTextComparator.localizedStandard.compare($0, $1)
  }

  /// The order of ``LocalizedTextComparator/localized``.
  static let localized = SQLCollation(name: "ippo_localized") { LocalizedTextComparator.localized.compare($0, $1) }
}
