public import Foundation

extension GraphicsContext {
  /// The filling of paths (`SwiftUI.GraphicsContext.Shading`).
  public struct Shading {
    enum Paint {
      case style(AnyShapeStyle)
      case gradient(CanvasGradient)
    }

    let paint: Paint

    init(style: AnyShapeStyle) { paint = .style(style) }

    private init(gradient: CanvasGradient) { paint = .gradient(gradient) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(ForegroundStyle())) }

    /// A colour, as it is in the surroundings of the canvas.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

    /// A colour by its components, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style, as a shape would be filled with it.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }

    /// Colours along a line between two points of the context.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient: .linear(gradient, from: startPoint, to: endPoint)) }

    /// Colours on circles around a point of the context; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient: .radial(gradient, center: center, startRadius, endRadius)) }

    /// Colours around a point of the context, a full turn from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient: .conic(gradient, center: center, angle)) }
  }

  /// The continuation of a gradient beyond its ends (`SwiftUI.GraphicsContext.GradientOptions`). Renderers continue
  /// with the colour at the end.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient would begin again. It has no effect.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// The gradient would turn back. It has no effect.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Colours would be mixed in a linear colour space. It has no effect.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }
}

/// A gradient at points of a drawing.
enum CanvasGradient {
  case linear(Gradient, from: CGPoint, to: CGPoint)
  case radial(Gradient, center: CGPoint, CGFloat, CGFloat)
  case conic(Gradient, center: CGPoint, Angle)

  /// The style that paints all of a canvas so.
  func style(in size: CGSize, _ transform: CGAffineTransform) -> AnyShapeStyle {
    func place(_ point: CGPoint) -> UnitPoint {
      let point = point.applying(transform)
      return UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
    }
    switch self {
    case .linear(let gradient, let start, let end):
      return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: place(start), endPoint: place(end)))
    case .radial(let gradient, let center, let start, let end):
      let scale = transform.scale
      return AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: place(center), startRadius: start * scale, endRadius: end * scale))
    case .conic(let gradient, let center, let angle):
      // Mirrored, the colours go round the other way.
      let isMirrored = transform.mirror != CGSize(width: 1, height: 1)
      let own = transform.mirror.width < 0 ? Angle.degrees(180) - angle : isMirrored ? Angle.zero - angle : angle
      return AnyShapeStyle(
        AngularGradient(
          gradient: isMirrored ? gradient.reversed : gradient, center: place(center), angle: transform.turn + own))
    }
  }
}

extension Gradient {
  /// The colours from the last to the first.
  fileprivate var reversed: Gradient {
    Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
  }
}
