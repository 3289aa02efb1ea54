public import Foundation
public import IppoCoreGraphics

/// A gradient (`QuartzCore.CAGradientLayer`).
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; `nil` for none. Other values are left out.
  open var colors: [Any]? { didSet { note() } }
  /// The position of each colour, 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]? { didSet { note() } }
  /// The start of the gradient, in parts of the layer: the middle of the upper edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { note() } }
  /// The end of the gradient, in parts of the layer: the middle of the lower edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { note() } }
  /// The course of the gradient.
  open var type = CAGradientLayerType.axial { didSet { note() } }

  /// The colours and their positions. If the numbers of colours and positions differ, the distances are equal.
  package var stops: [(color: CGColor, location: Double)] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    let places = locations?.map(\.doubleValue) ?? []
    return colors.enumerated().map { index, color in
      (color, places.count == colors.count ? places[index] : Double(index) / Double(max(colors.count - 1, 1)))
    }
  }
}

/// The course of a gradient (`QuartzCore.CAGradientLayerType`).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Along the distance from a point.
  public static let radial = Self(rawValue: "radial")
  /// Along the angle around a point.
  public static let conic = Self(rawValue: "conic")
}

/// A shape (`QuartzCore.CAShapeLayer`).
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The outline; `nil` for none.
  open var path: CGPath? { didSet { note() } }
  /// The colour inside; `nil` for none.
  open var fillColor: CGColor? = .black { didSet { note() } }
  /// The rule for the inside of the outline.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { note() } }
  /// The colour of the line; `nil` for none.
  open var strokeColor: CGColor? { didSet { note() } }
  /// The start of the line, 0 to 1 of its length.
  open var strokeStart: CGFloat = 0 { didSet { note() } }
  /// The end of the line, 0 to 1 of its length.
  open var strokeEnd: CGFloat = 1 { didSet { note() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { note() } }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { note() } }
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { note() } }
  /// The maximum length of pointed corners, as a factor of the width.
  open var miterLimit: CGFloat = 10 { didSet { note() } }
  /// The lengths of dashes and gaps, in points; `nil` for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { note() } }
  /// The position in the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { note() } }
}

/// The rule for the inside of a shape (`QuartzCore.CAShapeLayerFillRule`).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The inside is the part that the outline goes around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// The inside is the part that the outline goes around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a line (`QuartzCore.CAShapeLayerLineCap`).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String

  /// An end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the end.
  public static let butt = Self(rawValue: "butt")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Straight, half of the width beyond the end.
  public static let square = Self(rawValue: "square")
}

/// The corners of a line (`QuartzCore.CAShapeLayerLineJoin`).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String

  /// A corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}
