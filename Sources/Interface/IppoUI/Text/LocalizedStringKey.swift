public import Foundation
package import IppoWindow

/// Text to look up in the app's string tables, with values and views mixed in (`SwiftUI.LocalizedStringKey`).
///
/// String literals passed to views are keys. `Text("Hello, **\(name)**")` looks up "Hello, **%@**", reads the result as
/// Markdown (CommonMark's inline part), and only then inserts the name.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value in the text.
  indirect enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case text(Text)

    /// The number by which forms of a text are chosen; `nil` for a value that is no whole number.
    var count: Int64? { if case .integer(let count) = self { count } else { nil } }
  }

  /// The key to look up: the text with a format specifier in place of every value.
  let key: String
  let arguments: [Argument]
  /// The text where no table knows the key; `nil`: the key.
  let fallback: String?
  /// Ippo's own word, used if no table has the key.
  let word: LibraryWord?

  init(key: String, arguments: [Argument], fallback: String? = nil) {
    self.key = key
    self.arguments = arguments
    self.fallback = fallback
    word = nil
  }

  /// One of Ippo's own words, unless the app's tables translate it.
  package init(_ word: LibraryWord) {
    key = word.rawValue
    arguments = []
    fallback = nil
    self.word = word
  }

  /// One of Ippo's own words with a name in place of `#1`, unless the app's tables translate the word.
  init(_ word: LibraryWord, _ name: String) {
    key = word.rawValue.replacingOccurrences(of: "#1", with: "%@")
    arguments = [.string(name)]
    fallback = nil
    self.word = word
  }

  /// A key without values.
  public init(_ value: String) { self.init(key: value, arguments: []) }

  /// A key without values, as a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values, as an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// The text of a table, with a format specifier in place of every value.
  func lookUp(table: String?, bundle: Bundle?, for locale: Locale) -> String {
    TextLookUp.format(of: self, table: table, bundle: bundle, for: locale)
  }

  /// Collects the literal parts and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Adds a literal part; per cent signs are doubled, so that they are no format specifiers.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a text, which is neither looked up nor read as Markdown: `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Adds a part of a text, which is neither looked up nor read as Markdown: `%@`.
    public mutating func appendInterpolation(_ string: Substring) { append("%@", .string(String(string))) }

    /// A value without a format is shown by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject) {
      append("%@", .string(String(describing: subject)))
    }

    /// A text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// An image in the line of text.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Appends a number with the digits and the grouping of the locale: 1234 is "1,234" in English.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(
        T.isSigned ? (value.bitWidth > 32 ? "%lld" : "%d") : (value.bitWidth > 32 ? "%llu" : "%u"),
        .integer(Int64(clamping: value)))
    }

    /// Six decimals, as `%lf` has.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .text(formatted(value, "%lf"))) }

    /// Six decimals, as `%f` has.
    public mutating func appendInterpolation(_ value: Float) { append("%f", .text(formatted(Double(value), "%f"))) }

    /// Six decimals, as `%lf` has.
    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .text(formatted(Double(value), "%lf"))) }

    /// A number in a `printf` format.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, .text(Text(verbatim: String(format: wide(specifier), Int64(clamping: value)))))
    }

    /// A number in a `printf` format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      append(specifier, .text(formatted(Double(value), specifier)))
    }

    /// A value in a format of Foundation's.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
      append("%@", .text(Text(input, format: format)))
    }

    /// A value as a `Formatter` writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? String(describing: subject)))
    }

    /// A date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Appends a text that a resource looks up.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// A range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

    private func formatted(_ value: Double, _ specifier: String) -> Text {
      Text(verbatim: String(format: specifier, value))
    }

    /// `%d` for values of 64 bits.
    private func wide(_ specifier: String) -> String {
      guard let last = specifier.last, "dioxXu".contains(last), !specifier.contains("ll") else { return specifier }
      return specifier.dropLast().filter { $0 != "l" } + "ll" + String(last)
    }
  }
}
