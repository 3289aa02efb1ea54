public import Foundation

extension LocalizedStringKey {
  /// The text that was looked up, with its values put in, and with its Markdown as it was written.
  ///
  /// - Parameters:
  ///   - table: The string table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the app's.
  ///   - locale: The locale of numbers.
  public func _string(table: String? = nil, bundle: Bundle? = nil, locale: Locale) -> String {
    let format = LocalizedFormat.lookUp(key, table: table, bundle: bundle)
    guard format.contains("%") else { return format }
    var environment = EnvironmentValues()
    environment.locale = locale
    return LocalizedFormat.pieces(of: format, argumentCount: arguments.count).map { piece in
      switch piece {
      case .character(let character): String(character)
      case .argument(let index):
        switch arguments[index] {
        case .string(let string): string
        case .integer(let value): LocalizedFormat.string(value, in: locale)
        case .text(let text): text.string(in: environment)
        }
      }
    }.joined()
  }
}
