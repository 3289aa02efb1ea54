public import Foundation

/// A text with values in it, each with who may read it (`os.OSLogMessage`).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// As it is written.
  let text: String

  /// A text without values.
  public init(stringLiteral value: String) { text = value }

  /// A text with values, each written as its privacy says.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of an ``OSLogMessage`` (`os.OSLogInterpolation`).
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// A text that is still empty, with room for so many bytes besides the values.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds text of the program, which everybody may read.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ privacy: OSLogPrivacy, isPublic: Bool, _ align: OSLogStringAlignment = .none
  ) { text += align.padding(privacy.text(value, isPublicByNature: isPublic)) }

  /// Adds a string, private unless stated.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value(), privacy, isPublic: false, align) }

  /// Adds the description of a value, private unless stated.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, privacy, isPublic: false, align) }

  /// Adds a whole number, public unless stated.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), privacy, isPublic: true, align) }

  /// Adds a number with a fraction, public unless stated.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(number()), privacy, isPublic: true, align) }

  /// Adds a number with a fraction, public unless stated.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), privacy, isPublic: true, align) }

  /// Adds a number with a fraction, public unless stated.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(Double(number())), privacy, isPublic: true, align) }

  /// Adds `true` or `false`, public unless stated.
  public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    append(String(value()), privacy, isPublic: true)
  }

  /// Adds the full name of a type, public unless stated.
  public mutating func appendInterpolation(_ value: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto) {
    append(String(reflecting: value()), privacy, isPublic: true)
  }

  /// Adds the description of an error, private unless stated.
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

  /// As wide as the text is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeading: true) }

  /// Spaces after the text, up to a number of characters. Longer text is not cut.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeading: true)
  }

  /// Spaces before the text, up to a number of characters. Longer text is not cut.
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

  /// To base ten, as short as possible.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// To base sixteen in small letters, without a prefix.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// To base eight, without a prefix.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// To base ten.
  /// - Parameter minDigits: zeros are put in front of fewer digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimumDigits: minDigits, signsPositive: explicitPositiveSign)
  }

  /// To base sixteen; negative numbers have a minus sign.
  /// - Parameter includePrefix: writes `0x` in front.
  /// - Parameter minDigits: zeros are put in front of fewer digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minimumDigits: minDigits, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      signsPositive: explicitPositiveSign)
  }

  /// To base eight; negative numbers have a minus sign.
  /// - Parameter includePrefix: writes `0` in front.
  /// - Parameter minDigits: zeros are put in front of fewer digits.
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

  /// Six digits after the point, as `%f` of C.
  public static var fixed: OSLogFloatFormatting { .fixed() }
  /// One digit before the point, six after it, and a power of ten, as `%e` of C.
  public static var exponential: OSLogFloatFormatting { .exponential() }
  /// The shorter of the other two with six digits in all, as `%g` of C.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }

  /// As `%f` of C.
  /// - Parameter precision: digits after the point, 0...99.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      specifier: uppercase ? "F" : "f", precision: precision(), signsPositive: explicitPositiveSign)
  }

  /// As `%e` of C.
  /// - Parameter precision: digits after the point, 0...99.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      specifier: uppercase ? "E" : "e", precision: precision(), signsPositive: explicitPositiveSign)
  }

  /// As `%g` of C.
  /// - Parameter precision: digits in all, 0...99.
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
