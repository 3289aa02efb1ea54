internal import ConcurrencyExtras
import Foundation

/// A value and its format, compared by both.
struct FormattedText: Equatable, Sendable {
  private struct Parts {
    let write: (Locale) -> String
    let input: Any
    let format: Any
    let isEqual: (Any, Any) -> Bool
  }

  /// Format styles and their inputs are values that nothing changes after they were stored here.
  private let parts: UncheckedSendable<Parts>

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    parts = UncheckedSendable(
      Parts(
        write: { format.locale($0).format(input) }, input: input, format: format,
        isEqual: { ($0 as? F.FormatInput) == input && ($1 as? F) == format }))
  }

  func string(in locale: Locale) -> String { parts.value.write(locale) }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.parts.value.isEqual(rhs.parts.value.input, rhs.parts.value.format)
  }
}
