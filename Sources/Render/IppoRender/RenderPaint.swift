/// A colour by meaning or by components. Renderers choose the components of a meaning in light and dark.
public struct RenderColor: Hashable, Sendable {
  /// The purpose or the name of a colour. Renderers choose its components.
  public enum Name: String, CaseIterable, Sendable {
    /// Text and symbols, from the most to the least important.
    case primary, secondary, tertiary, quaternary
    /// The tint of controls.
    case accent
    /// Colours by name, each a little different in light and dark.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    /// Greys, each closer to the background than the one before.
    case gray2, gray3, gray4, gray5, gray6
    /// The same in light and dark; `clear` is fully transparent.
    case white, black, clear
    /// The page behind everything, behind grouped content, and behind a row or card.
    case background, secondaryBackground, tertiaryBackground
    /// Lines between rows, the prompt of an empty field, and text that leads elsewhere.
    case separator, placeholder, link
  }

  /// A colour before its opacity.
  public enum Base: Hashable, Sendable {
    /// A colour by its meaning or name.
    case named(Name)
    /// sRGB components, 0...1.
    indirect case rgb(red: Double, green: Double, blue: Double)
    /// One colour in light surroundings, another in dark ones.
    indirect case adaptive(light: RenderColor, dark: RenderColor)
    /// A blend of two colours: a share of 0 is the first, 1 the second. It is made in Oklab or in sRGB.
    indirect case mixed(RenderColor, RenderColor, share: Double, isPerceptual: Bool)
  }

  /// The colour before its opacity.
  public var base: Base
  /// 0...1, multiplied with the colour's own.
  public var opacity: Double

  /// A colour, opaque unless an opacity of 0...1 is given.
  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// A colour by its meaning or name, opaque.
  public static func named(_ name: Name) -> Self { Self(.named(name)) }
}

/// The paint of a shape or a text.
public indirect enum RenderPaint: Hashable, Sendable {
  /// A colour at a part of a gradient.
  ///
  /// Gradients have points in unit space: (0, 0) is the top left corner, and (1, 1) the bottom right one, in all
  /// directions of text. Angles are in radians, clockwise from the right.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: RenderColor
    /// The place: 0 at the start of the gradient, 1 at its end.
    public var location: Double
    /// A colour at a place.
    /// - Parameter location: 0 at the start of the gradient, 1 at its end.
    public init(color: RenderColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// A point. In gradients and anchors, the unit is the width or the height of the box. There, (0, 0) is the top
  /// leading corner, and (1, 1) the bottom trailing one. In events, the unit is a point on the screen.
  public struct UnitPoint: Hashable, Sendable {
    /// The distance to the right, or from the leading edge.
    public var x: Double
    /// The distance downwards.
    public var y: Double
    /// A point by its coordinates.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A colour at a point.
  public struct MeshPoint: Hashable, Sendable {
    /// The point, in unit space.
    public var point: UnitPoint
    /// The colour at the point.
    public var color: RenderColor
    /// A colour at a point in unit space.
    public init(point: UnitPoint, color: RenderColor) {
      self.point = point
      self.color = color
    }
  }

  /// One colour everywhere.
  case color(RenderColor)
  /// Colours along the line between two points.
  case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
  /// Colours from one circle around a point to another. Radii in points.
  case radialGradient([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours around a point. If the angles span less than a turn, the colours at the ends fill half of the rest each.
  /// If they span more than a turn, the last turn is visible. An end before the start runs counterclockwise.
  case angularGradient([Stop], center: UnitPoint, startAngle: Double, endAngle: Double)
  /// Colours from one ellipse around a point to another. Radii are parts of the width and the height: 0.5 reaches the
  /// edges from the center.
  case ellipticalGradient([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours at points, with blends between them. The background is behind the colours, and the only colour outside of
  /// their bounds.
  case meshGradient([MeshPoint], background: RenderColor)
  /// A translucent bar or panel; 0 is the thinnest, 4 the thickest.
  case material(thickness: Int)
}
