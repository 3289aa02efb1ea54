/// A colour by meaning or by components. Renderers choose what a meaning looks like in light and dark.
public struct RenderColor: Hashable, Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case primary, secondary, tertiary, quaternary
    case accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case white, black, clear
    /// The page behind everything, behind grouped content, and behind a row or card.
    case background, secondaryBackground, tertiaryBackground
    case separator, placeholder, link
  }

  public indirect enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB components, 0...1.
    case rgb(red: Double, green: Double, blue: Double)
    /// One colour in light surroundings, another in dark ones.
    case adaptive(light: RenderColor, dark: RenderColor)
  }

  public var base: Base
  /// 0...1, multiplied with the colour's own.
  public var opacity: Double

  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  public static func named(_ name: Name) -> Self { Self(.named(name)) }
}

/// What fills a shape or a text.
public indirect enum RenderPaint: Hashable, Sendable {
  /// Points are in unit space: (0, 0) is the top leading corner, (1, 1) the bottom trailing one. Angles in radians.
  public struct Stop: Hashable, Sendable {
    public var color: RenderColor
    public var location: Double
    public init(color: RenderColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public struct UnitPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A colour at a point.
  public struct MeshPoint: Hashable, Sendable {
    public var point: UnitPoint
    public var color: RenderColor
    public init(point: UnitPoint, color: RenderColor) {
      self.point = point
      self.color = color
    }
  }

  case color(RenderColor)
  case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
  case radialGradient([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
  case angularGradient([Stop], center: UnitPoint, startAngle: Double, endAngle: Double)
  /// Radii in parts of the width and the height: 0.5 reaches the edges from the center.
  case ellipticalGradient([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours at points, and what is between them.
  case meshGradient([MeshPoint], background: RenderColor)
  /// A translucent bar or panel; 0 is the thinnest, 4 the thickest.
  case material(thickness: Int)
}
