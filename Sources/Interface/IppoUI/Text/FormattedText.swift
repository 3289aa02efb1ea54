import Foundation

/// A value and its format, compared by both.
struct FormattedText: Equatable, @unchecked Sendable {  // nothing in it changes; its functions capture values
  // Format styles and their inputs are values that nothing changes after they were stored here.
  private let write: (Locale) -> String
  private let input: Any
  private let format: Any
  private let isEqual: (Any, Any) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    write = { format.locale($0).format(input) }
    self.input = input
    self.format = format
    isEqual = { ($0 as? F.FormatInput) == input && ($1 as? F) == format }
  }

  func string(in locale: Locale) -> String { write(locale) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(rhs.input, rhs.format) }
}
