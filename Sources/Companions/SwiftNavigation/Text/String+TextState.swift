public import Foundation

extension String {
  /// The characters of a text, without its styles.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The locale of numbers in localized text; `nil` for the current one.
  public init(state: TextState, locale: Locale? = nil) {
    switch state.storage {
    case .concatenated(let first, let second):
      self = String(state: first, locale: locale) + String(state: second, locale: locale)
    #if UI
      case .localized(let text):
        self = text.string(locale: locale)
    #endif
    case .verbatim(let string):
      self = string
    }
  }
}
