import Foundation
internal import Synchronization

/// What formats and locales come to, which the views of every window ask for again: a format is Markdown that is read character by
/// character, and the digits of a locale are looked up in the data of ICU.
///
/// Texts come from anywhere, and so do the languages of visitors: a bounded number is kept, of those that are not long.
enum KnownFormats {
  private struct Format: Hashable {
    let text: String
    let argumentCount: Int
  }

  private static let limit = 1_000
  /// Bytes of UTF-8.
  private static let lengthLimit = 200

  private static let spans = Mutex<[Format: [Markdown.Span]]>([:])
  private static let latinDigits = Mutex<[String: Bool]>([:])

  /// The styled spans of a format with so many values.
  static func spans(of text: String, argumentCount: Int) -> [Markdown.Span] {
    let read = { Markdown.parse(LocalizedFormat.pieces(of: text, argumentCount: argumentCount)) }
    guard text.utf8.count <= lengthLimit else { return read() }
    return value(of: Format(text: text, argumentCount: argumentCount), in: spans, else: read)
  }

  /// Whether a locale writes numbers with the digits of ASCII.
  static func hasLatinDigits(_ locale: Locale) -> Bool {
    let identifier = locale.identifier
    guard identifier.utf8.count <= lengthLimit else { return false }
    return value(of: identifier, in: latinDigits) { locale.numberingSystem.identifier == "latn" }
  }

  private static func value<Key: Hashable & Sendable, Value: Sendable>(
    of key: Key, in known: borrowing Mutex<[Key: Value]>, else make: () -> Value
  ) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let value = make()
    known.withLock {
      if $0.count >= limit { $0 = [:] }
      $0[key] = value
    }
    return value
  }
}
