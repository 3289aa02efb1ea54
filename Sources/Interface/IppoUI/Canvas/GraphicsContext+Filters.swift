public import Foundation

extension GraphicsContext {
  /// What changes the pixels of what is drawn (`SwiftUI.GraphicsContext.Filter`).
  public struct Filter {
    /// What is drawn, filtered.
    let apply: @MainActor (AnyView) -> AnyView

    private init<V: View>(_ filtered: @escaping @MainActor (AnyView) -> V) { apply = { AnyView(filtered($0)) } }

    private static var nothing: Filter { Filter { $0 } }

    /// What is drawn without a colour of its own has a style.
    init(foreground style: AnyShapeStyle) { self.init { $0.foregroundStyle(style) } }

    /// Out of focus; radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { $0.blur(radius: radius) }
    }

    /// A shadow behind what is drawn; radius and distance in points.
    ///
    /// - Parameters:
    ///   - blendMode: has no effect: a shadow is behind.
    ///   - options: has no effect: both the shadow and what it falls from are drawn.
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

    /// Light becomes dark, as far as `amount` says: 0 changes nothing, and from a half on all is inverted.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount >= 0.5 ? Filter { $0.colorInvert() } : nothing
    }

    /// Multiplies every colour with another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }

    /// Moves, turns and scales what is drawn, about the corner of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { $0.projectionEffect(matrix) }
    }

    /// Uses the brightness for the opacity. Has no effect in browsers and terminals: what is drawn is shown as it is.
    public static var luminanceToAlpha: Filter { nothing }

    /// Shows opacities between two bounds alone, in one colour. Has no effect in browsers and terminals: what is drawn is shown as
    /// it is.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      nothing
    }
  }

  /// How a filter is applied (`SwiftUI.GraphicsContext.FilterOptions`).
  public struct FilterOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// With colours that are not encoded by a curve. Has no effect in browsers and terminals: they blend in their own way.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How things are blurred (`SwiftUI.GraphicsContext.BlurOptions`).
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing shines through. Has no effect in browsers and terminals.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The same on all devices. Has no effect in browsers and terminals.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// What is drawn of a shadow (`SwiftUI.GraphicsContext.ShadowOptions`).
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over what it falls from. Has no effect in browsers and terminals: shadows are behind.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what it falls from. Has no effect in browsers and terminals: both are drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inside of what it falls from. Has no effect in browsers and terminals: shadows are behind.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// For all that is drawn at once. Has no effect in browsers and terminals.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// What shows of something that is clipped (`SwiftUI.GraphicsContext.ClipOptions`).
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How what is drawn is mixed with what is behind it (`SwiftUI.GraphicsContext.BlendMode`).
  public struct BlendMode: Equatable, Sendable {
    let mode: IppoUI.BlendMode
    /// What paths do to what is there, where they are not drawn themselves.
    let rule: Rule?

    enum Rule { case takesAway, keepsInside, clears }

    init(mode: IppoUI.BlendMode, rule: Rule? = nil) {
      self.mode = mode
      self.rule = rule
    }

    /// Over what is behind it.
    public static let normal = BlendMode(mode: .normal)
    /// Darker: both colours multiplied.
    public static let multiply = BlendMode(mode: .multiply)
    /// Lighter: what both leave of white is multiplied.
    public static let screen = BlendMode(mode: .screen)
    /// Multiplied or screened, as what is behind is dark or light.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of both.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of both.
    public static let lighten = BlendMode(mode: .lighten)
    /// What is behind, brightened.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// What is behind, darkened.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// Darkened or lightened a little.
    public static let softLight = BlendMode(mode: .softLight)
    /// Multiplied or screened, as what is drawn is dark or light.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// The difference of both.
    public static let difference = BlendMode(mode: .difference)
    /// The difference of both, with less contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// The hue of what is drawn.
    public static let hue = BlendMode(mode: .hue)
    /// The saturation of what is drawn.
    public static let saturation = BlendMode(mode: .saturation)
    /// The hue and the saturation of what is drawn.
    public static let color = BlendMode(mode: .color)
    /// The brightness of what is drawn.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// Both added up.
    public static let plusLighter = BlendMode(mode: .plusLighter)
    /// Both added up, and darker than either.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// Within what is behind it.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// Behind what is there.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// Paths take away from what is there; texts, images and layers are drawn over it.
    public static let destinationOut = BlendMode(mode: .destinationOut, rule: .takesAway)
    /// Paths leave of what is there what is within them; texts, images and layers are drawn over it.
    public static let destinationIn = BlendMode(mode: .normal, rule: .keepsInside)
    /// Paths take away all of what is there, whatever their opacity; texts, images and layers are drawn over it.
    public static let clear = BlendMode(mode: .normal, rule: .clears)
    /// In place of what is there. Has no effect in browsers and terminals: it is drawn over it.
    public static let copy = BlendMode(mode: .normal)
    /// Within what is there, in its place. Has no effect in browsers and terminals: it is drawn over it.
    public static let sourceIn = BlendMode(mode: .normal)
    /// Outside of what is there, in its place. Has no effect in browsers and terminals: it is drawn over it.
    public static let sourceOut = BlendMode(mode: .normal)
    /// Behind what is there, which stays within it. Has no effect in browsers and terminals: it is drawn over it.
    public static let destinationAtop = BlendMode(mode: .normal)
    /// Where only one of both is. Has no effect in browsers and terminals: it is drawn over it.
    public static let xor = BlendMode(mode: .normal)
  }
}
