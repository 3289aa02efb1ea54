internal import ConcurrencyExtras
import Foundation

/// Parsed formats and facts about locales, which the views of every window need again. A format is Markdown that is
/// read character by character. The digits of a locale are looked up in the data of ICU.
///
/// Texts and the languages of visitors come from anywhere, so that long ones are not kept.
enum KnownFormats {
  private struct Format: Hashable {
    let text: String
    let argumentCount: Int
  }

  /// Bytes of UTF-8.
  private static let lengthLimit = 200

  private static let spans = BoundedCache<Format, [Markdown.Span]>(limit: 1_000)
  private static let latinDigits = BoundedCache<String, Bool>(limit: 1_000)

  /// The styled spans of a format with so many values.
  static func spans(of text: String, argumentCount: Int) -> [Markdown.Span] {
    let read = { Markdown.parse(LocalizedFormat.pieces(of: text, argumentCount: argumentCount)) }
    guard text.utf8.count <= lengthLimit else { return read() }
    return spans.value(for: Format(text: text, argumentCount: argumentCount), make: read)
  }

  /// Whether a locale writes numbers with the digits of ASCII.
  static func hasLatinDigits(_ locale: Locale) -> Bool {
    let identifier = locale.identifier
    guard identifier.utf8.count <= lengthLimit else { return false }
    return latinDigits.value(for: identifier) { locale.numberingSystem.identifier == "latn" }
  }
}
