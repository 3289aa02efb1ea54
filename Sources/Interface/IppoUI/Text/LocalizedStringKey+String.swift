public import Foundation

extension LocalizedStringKey {
  /// The text that was looked up, with its values put in, and with its Markdown as it was written.
  ///
  /// - Parameters:
  ///   - table: The string table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the app's.
  ///   - locale: The locale of the text and its numbers.
  public func _string(table: String? = nil, bundle: Bundle? = nil, locale: Locale) -> String {
    let format = lookUp(table: table, bundle: bundle, for: locale)
    guard format.contains("%") else { return format }
    return LocalizedFormat.pieces(of: format, argumentCount: arguments.count).map { piece in
      switch piece {
      case .character(let character): String(character)
      case .argument(let index): arguments[index].string(in: locale)
      }
    }.joined()
  }
}

extension LocalizedStringKey.Argument {
  /// The value as it is written in a locale.
  func string(in locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .integer(let value): return LocalizedFormat.string(value, in: locale)
    case .text(let text):
      var environment = EnvironmentValues()
      environment.locale = locale
      return text.string(in: environment)
    }
  }
}
