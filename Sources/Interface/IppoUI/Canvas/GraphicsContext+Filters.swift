public import Foundation

extension GraphicsContext {
  /// A change of the pixels of a drawing (`SwiftUI.GraphicsContext.Filter`).
  public struct Filter {
    /// Makes the filtered drawing.
    let apply: @MainActor (AnyView) -> AnyView

    private init<V: View>(_ filtered: @escaping @MainActor (AnyView) -> V) { apply = { AnyView(filtered($0)) } }

    private static var nothing: Filter { Filter { $0 } }

    /// Gives a style to the parts of the drawing without a colour of their own.
    init(foreground style: AnyShapeStyle) { self.init { $0.foregroundStyle(style) } }

    /// A blur, with the radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { $0.blur(radius: radius) }
    }

    /// A shadow behind the drawing; radius and distance in points.
    ///
    /// - Parameters:
    ///   - blendMode: has no effect: a shadow is behind.
    ///   - options: has no effect: both the shadow and its source are drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter { $0.shadow(color: color, radius: radius, x: x, y: y) } }

    /// Adds light: 0 changes nothing, 1 is white.
    public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

    /// Differences between colours: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

    /// Strength of colours: 1 changes nothing, 0 is grey.
    public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

    /// Grey: 0 changes nothing, 1 is all grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

    /// Turns all hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

    /// Turns light into dark, by `amount`: 0 changes no colour, and from a half on all colours are inverted.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount >= 0.5 ? Filter { $0.colorInvert() } : nothing
    }

    /// Multiplies every colour with another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }

    /// Moves, turns and scales the drawing, about the corner of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { $0.projectionEffect(matrix) }
    }

    /// Uses the brightness for the opacity. Has no effect in browsers and terminals: the drawing is shown as it is.
    public static var luminanceToAlpha: Filter { nothing }

    /// Shows opacities between two bounds alone, in one colour. Has no effect in browsers and terminals: the drawing is
    /// shown as it is.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      nothing
    }
  }

  /// The options of a filter (`SwiftUI.GraphicsContext.FilterOptions`).
  public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Blends colours that are not encoded by a curve. Has no effect in browsers and terminals: they blend in their own
    /// way.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The options of a blur (`SwiftUI.GraphicsContext.BlurOptions`).
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque. Has no effect in browsers and terminals.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The same on all devices. Has no effect in browsers and terminals.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The drawn parts of a shadow (`SwiftUI.GraphicsContext.ShadowOptions`).
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow over its source. Has no effect in browsers and terminals: shadows are behind.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without its source. Has no effect in browsers and terminals: both are drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow inside of its source. Has no effect in browsers and terminals: shadows are behind.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Composites the object and its shadow separately. Has no effect in browsers and terminals.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The visible part of a clipped drawing (`SwiftUI.GraphicsContext.ClipOptions`).
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The part outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The way in which a drawing is mixed with the drawing behind it (`SwiftUI.GraphicsContext.BlendMode`).
  public struct BlendMode: Equatable, Sendable {
    let mode: IppoUI.BlendMode
    /// The effect of paths on the drawing behind, for a mode in which the paths themselves stay invisible.
    let rule: Rule?

    enum Rule { case takesAway, keepsInside, clears }

    init(mode: IppoUI.BlendMode, rule: Rule? = nil) {
      self.mode = mode
      self.rule = rule
    }

    /// Draws over the drawing behind.
    public static let normal = BlendMode(mode: .normal)
    /// Darker: both colours multiplied.
    public static let multiply = BlendMode(mode: .multiply)
    /// Lighter: the differences of both from white are multiplied.
    public static let screen = BlendMode(mode: .screen)
    /// Multiplied where the drawing behind is dark, and screened where it is light.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of both.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of both.
    public static let lighten = BlendMode(mode: .lighten)
    /// The drawing behind, brightened.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// The drawing behind, darkened.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// Darkened or lightened a little.
    public static let softLight = BlendMode(mode: .softLight)
    /// Multiplied where the new drawing is dark, and screened where it is light.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// The difference of both.
    public static let difference = BlendMode(mode: .difference)
    /// The difference of both, with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// The hue of the new drawing.
    public static let hue = BlendMode(mode: .hue)
    /// The saturation of the new drawing.
    public static let saturation = BlendMode(mode: .saturation)
    /// The hue and the saturation of the new drawing.
    public static let color = BlendMode(mode: .color)
    /// The brightness of the new drawing.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// Adds both colours up.
    public static let plusLighter = BlendMode(mode: .plusLighter)
    /// Adds both colours up, and makes them darker than either.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// Draws within the drawing behind.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// Draws behind the former drawing.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// Paths remove their area from the former drawing; texts, images and layers are drawn over it.
    public static let destinationOut = BlendMode(mode: .destinationOut, rule: .takesAway)
    /// Paths keep only their area of the former drawing; texts, images and layers are drawn over it.
    public static let destinationIn = BlendMode(mode: .normal, rule: .keepsInside)
    /// Paths remove their area from the former drawing, regardless of their opacity; texts, images and layers are drawn
    /// over it.
    public static let clear = BlendMode(mode: .normal, rule: .clears)
    /// Draws in place of the former drawing. Has no effect in browsers and terminals: it is drawn over it.
    public static let copy = BlendMode(mode: .normal)
    /// Draws within the former drawing, in its place. Has no effect in browsers and terminals: it is drawn over it.
    public static let sourceIn = BlendMode(mode: .normal)
    /// Draws outside of the former drawing, in its place. Has no effect in browsers and terminals: it is drawn over it.
    public static let sourceOut = BlendMode(mode: .normal)
    /// Draws behind the former drawing, which stays within it. Has no effect in browsers and terminals: it is drawn
    /// over it.
    public static let destinationAtop = BlendMode(mode: .normal)
    /// The areas of either drawing without their common area. Has no effect in browsers and terminals: it is drawn over
    /// it.
    public static let xor = BlendMode(mode: .normal)
  }
}
