/// How values lie along an axis (`Charts.ScaleType`).
public struct ScaleType: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case linear, log, date, category
    case symmetricLog(slopeAtZero: Double)
    case power(exponent: Double)
  }

  let storage: Storage

  /// Equal differences are equally long.
  public static let linear = ScaleType(storage: .linear)
  /// Equal ratios are equally long. The domain is positive.
  public static let log = ScaleType(storage: .log)
  /// Dates: equal times are equally long.
  public static let date = ScaleType(storage: .date)
  /// Names: each has a band of the same length.
  public static let category = ScaleType(storage: .category)
  /// Square roots of values are in proportion.
  public static let squareRoot = ScaleType(storage: .power(exponent: 0.5))
  /// Logarithmic on both sides of zero, and linear about zero.
  public static let symmetricLog = ScaleType(storage: .symmetricLog(slopeAtZero: 1))

  /// Powers of values are in proportion.
  public static func power(exponent: Double) -> ScaleType { ScaleType(storage: .power(exponent: exponent)) }

  /// Logarithmic on both sides of zero, with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero: slopeAtZero))
  }
}
