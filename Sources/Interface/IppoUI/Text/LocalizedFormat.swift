import Foundation

/// The `printf` format specifiers in texts of string tables.
enum LocalizedFormat {
  /// Whether a format may be more than its characters: whether it contains a character that begins a specifier or
  /// Markdown.
  static func hasMarks(_ format: String) -> Bool {
    format.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "%"):
        true
      default: false
      }
    }
  }

  /// The characters of a format, with the specifiers taken as values: in order, or by position (`%2$@`).
  static func pieces(of format: String, argumentCount: Int) -> [Markdown.Piece] {
    var pieces: [Markdown.Piece] = []
    var next = 0
    var index = format.startIndex
    while index < format.endIndex {
      guard format[index] == "%" else {
        pieces.append(.character(format[index]))
        index = format.index(after: index)
        continue
      }
      var end = format.index(after: index)
      if end < format.endIndex, format[end] == "%" {
        pieces.append(.character("%"))
        index = format.index(after: end)
        continue
      }
      while end < format.endIndex, "0123456789$.-+ #'lhqzt".contains(format[end]) { end = format.index(after: end) }
      guard end < format.endIndex, "@dDiuUxXoOfFeEgGaAcCsS".contains(format[end]) else {
        pieces.append(.character("%"))
        index = format.index(after: index)
        continue
      }
      let specifier = format[format.index(after: index)..<end]
      var argument = next
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        // Positions count from 1; any other is that of no value.
        argument = position > 0 ? position - 1 : argumentCount
      } else {
        next += 1
      }
      if (0..<argumentCount).contains(argument) { pieces.append(.argument(argument)) }
      index = format.index(after: end)
    }
    return pieces
  }

  /// A format read as Markdown, its phrases in agreement with their numbers.
  static func spans(
    of format: String, _ arguments: [LocalizedStringKey.Argument], in locale: Locale
  ) -> [Markdown.Span] {
    let spans = KnownFormats.spans(of: format, argumentCount: arguments.count)
    guard spans.contains(where: { $0.style.phrase != nil }), locale.language.languageCode == .english else {
      return spans
    }
    return GrammarAgreement(arguments: arguments, locale: locale).apply(to: spans)
  }

  /// Digits and grouping as the locale has them.
  static func string(_ value: Int64, in locale: Locale) -> String {
    if (-999...999).contains(value), KnownFormats.hasLatinDigits(locale) { return String(value) }
    return value.formatted(.number.locale(locale))
  }
}
