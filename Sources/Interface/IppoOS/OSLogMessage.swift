public import Foundation

/// A text with values in it, each with who may read it (`os.OSLogMessage`).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// As it is written.
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of an ``OSLogMessage`` (`os.OSLogInterpolation`).
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ privacy: OSLogPrivacy, isPublic: Bool, _ align: OSLogStringAlignment = .none
  ) { text += align.padding(privacy.text(value, isPublicByNature: isPublic)) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value(), privacy, isPublic: false, align) }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, privacy, isPublic: false, align) }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), privacy, isPublic: true, align) }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), privacy, isPublic: true, align) }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), privacy, isPublic: true, align) }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), privacy, isPublic: true, align) }

  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    append(String(value()), privacy, isPublic: true)
  }

  public mutating func appendInterpolation(_ value: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto) {
    append(String(reflecting: value()), privacy, isPublic: true)
  }

  public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    append(String(describing: error()), privacy, isPublic: false)
  }

  /// An object, as `%@` would write it.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto) {
    append(object().description, privacy, isPublic: false)
  }
}

/// A column of a certain width (`os.OSLogStringAlignment`).
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeading: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeading: true) }

  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeading: true)
  }

  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeading: false)
  }

  func padding(_ text: String) -> String {
    let space = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeading ? text + space : space + text
  }
}

/// How a whole number is written (`os.OSLogIntegerFormatting`).
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var minimumDigits = 0
  private var prefix = ""
  private var isUppercase = false
  private var signsPositive = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { .hex() }
  public static var octal: OSLogIntegerFormatting { .octal() }

  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimumDigits: minDigits, signsPositive: explicitPositiveSign)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minimumDigits: minDigits, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      signsPositive: explicitPositiveSign)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, minimumDigits: minDigits, prefix: includePrefix ? "0" : "", isUppercase: uppercase,
      signsPositive: explicitPositiveSign)
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minimumDigits - digits.count, 0))
    return (number < 0 ? "-" : signsPositive ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written (`os.OSLogFloatFormatting`).
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String
  private let precision: Int
  private let signsPositive: Bool

  public static var fixed: OSLogFloatFormatting { .fixed() }
  public static var exponential: OSLogFloatFormatting { .exponential() }
  public static var hybrid: OSLogFloatFormatting { .hybrid() }

  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      specifier: uppercase ? "F" : "f", precision: precision(), signsPositive: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      specifier: uppercase ? "E" : "e", precision: precision(), signsPositive: explicitPositiveSign)
  }

  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      specifier: uppercase ? "G" : "g", precision: precision(), signsPositive: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    String(format: "%\(signsPositive ? "+" : "").\(min(max(precision, 0), 99))\(specifier)", number)
  }
}
