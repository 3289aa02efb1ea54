public import Foundation

/// How marks with the same place share it (`Charts.MarkStackingMethod`).
public struct MarkStackingMethod: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case standard, normalized, center, unstacked }

  private let storage: Storage

  /// On top of each other, from zero.
  public static let standard = MarkStackingMethod(storage: .standard)
  /// On top of each other, as shares of 1.
  public static let normalized = MarkStackingMethod(storage: .normalized)
  /// On top of each other, as much above zero as below.
  public static let center = MarkStackingMethod(storage: .center)
  /// In front of each other.
  public static let unstacked = MarkStackingMethod(storage: .unstacked)
}

/// How a line runs between its points (`Charts.InterpolationMethod`).
public struct InterpolationMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let storage: Storage

  /// Straight.
  public static let linear = InterpolationMethod(storage: .linear)
  /// A cubic spline that rises and falls where the data do.
  public static let monotone = InterpolationMethod(storage: .monotone)
  /// Steps that begin at the points.
  public static let stepStart = InterpolationMethod(storage: .stepStart)
  /// Steps with the points in their middle.
  public static let stepCenter = InterpolationMethod(storage: .stepCenter)
  /// Steps that end at the points.
  public static let stepEnd = InterpolationMethod(storage: .stepEnd)
  /// A cardinal spline without tension.
  public static let cardinal = InterpolationMethod.cardinal(tension: 0)
  /// A centripetal Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)

  /// A cardinal spline; a tension of 1 is a straight line.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension))
  }

  /// A Catmull-Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha))
  }
}

/// The width or height of a mark (`Charts.MarkDimension`).
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let storage: Storage

  /// As the chart chooses.
  public static let automatic = MarkDimension(storage: .automatic)

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }

  /// The length of the step without so many points at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(value)) }

  /// A share of the step: 1 is all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(value)) }

  private init(storage: Storage) { self.storage = storage }

  /// A length in points.
  public init(floatLiteral value: Double) { storage = .fixed(CGFloat(value)) }

  /// A length in points.
  public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }

  /// The length in points of a mark in a step; `automatic` for one without a length of its own.
  func length(in step: CGFloat, automatic: CGFloat) -> CGFloat {
    switch storage {
    case .automatic: automatic
    case .fixed(let length): length
    case .inset(let inset): max(step - 2 * inset, 0)
    case .ratio(let ratio): step * ratio
    }
  }
}
