public import Foundation

/// A text to look up in string tables later, and where to look (`Foundation.LocalizedStringResource`).
///
/// ```swift
/// let title: LocalizedStringResource = "Hello, \(name)"
/// Text(title)
/// String(localized: title)
/// ```
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The place of string tables (`LocalizedStringResource.BundleDescription`).
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle at a place.
    case atURL(URL)

    /// The bundle of a class.
    public static func forClass(_ aClass: AnyClass) -> BundleDescription { .atURL(Bundle(for: aClass).bundleURL) }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key to look up.
  public let key: String
  /// The text where no table knows the key.
  public let defaultValue: String.LocalizationValue
  /// The table; `nil` for `Localizable`.
  public let table: String?
  /// The locale of the text and its numbers; by default that of the window in which it is looked up.
  public var locale: Locale
  /// The place of the table.
  public let bundle: BundleDescription

  /// A text that is its own key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key to look up, and the text if no table has it.
  ///   - table: The table; `nil` for `Localizable`.
  ///   - locale: The locale of the text and its numbers; by default that of the window in which it is looked up.
  ///   - bundle: The place of the table.
  ///   - comment: A note for translators, which is never shown.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = ._ofWindow,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key to look up.
  ///   - defaultValue: The text if no table has the key.
  ///   - table: The table; `nil` for `Localizable`.
  ///   - locale: The locale of the text and its numbers; by default that of the window in which it is looked up.
  ///   - bundle: The place of the table.
  ///   - comment: A note for translators, which is never shown.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = ._ofWindow,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text without values that is its own key, as a string literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text with values that is its own key, as an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The key with its values, and the text where no table knows it.
  var localized: LocalizedStringKey {
    LocalizedStringKey(key: key, arguments: defaultValue.key.arguments, fallback: defaultValue.key.key)
  }
}

extension Text {
  /// A text that a resource looks up. A literal is a key: see ``init(_:tableName:bundle:comment:)``.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(
      .key(resource.localized, table: resource.table, bundle: resource.bundle.bundle.map(BundleReference.init)))
  }
}

extension LocalizedStringKey {
  /// The key of a resource. Its table and bundle are not kept.
  public init(_ resource: LocalizedStringResource) { self = resource.localized }
}
