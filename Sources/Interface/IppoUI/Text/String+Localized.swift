public import Foundation

extension String {
  /// A text to look up in string tables, with values in it (`String.LocalizationValue`).
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// A text without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// A text without values, as a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// A text with values, as an interpolated literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Looks up a text that is its own key, as Foundation does on Apple's platforms only.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key to look up, and the text if no table has it.
  ///   - table: The table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the app's.
  ///   - locale: The locale of the text and its numbers; by default that of the window in which it is looked up.
  ///   - comment: A note for translators, which is never shown.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = ._ofWindow,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key._string(table: table, bundle: bundle, locale: locale)
  }

  /// Looks up a text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key to look up.
  ///   - defaultValue: The text if no table has the key.
  ///   - table: The table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the app's.
  ///   - locale: The locale of the text and its numbers; by default that of the window in which it is looked up.
  ///   - comment: A note for translators, which is never shown.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = ._ofWindow, comment: StaticString? = nil
  ) {
    self = LocalizedStringKey(
      key: "\(key)", arguments: defaultValue.key.arguments, fallback: defaultValue.key.key
    )._string(table: table, bundle: bundle, locale: locale)
  }

  /// Looks up the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.localized._string(
      table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }
}

extension AttributedString {
  /// Looks up a text that is its own key, and reads it as Markdown (CommonMark's inline part). Values in the text are
  /// left as they are.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key to look up, and the text if no table has it.
  ///   - table: The table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the app's.
  ///   - locale: The locale of the text and its numbers; by default that of the window in which it is looked up.
  ///   - comment: A note for translators, which is never shown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, table: table, bundle: bundle, locale: locale ?? ._ofWindow)
  }

  /// Looks up the text of a resource, and reads it as Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.localized, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }

  private init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
    let format = key.lookUp(table: table, bundle: bundle, for: locale)
    self = AttributedString()
    for span in LocalizedFormat.spans(of: format, key.arguments, in: locale) {
      let text = span.pieces.map { piece in
        switch piece {
        case .character(let character): String(character)
        case .argument(let index): key.arguments[index].string(in: locale)
        }
      }
      append(AttributedString(text.joined(), span.style))
    }
  }
}
