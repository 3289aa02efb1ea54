import Foundation

extension Color {
  /// A colour as it is in one environment (`SwiftUI.Color.Resolved`): components in proportion to light, in the
  /// primaries of sRGB.
  public struct Resolved: Hashable, Sendable, Codable, ShapeStyle {
    /// The type without values, because the colour is already resolved.
    public typealias Resolved = Never

    /// Red, in proportion to light; 0...1.
    public var linearRed: Float
    /// Green, in proportion to light; 0...1.
    public var linearGreen: Float
    /// Blue, in proportion to light; 0...1.
    public var linearBlue: Float
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var opacity: Float

    /// A colour by components of a space, each in 0...1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let components = colorSpace.sRGB(red: Double(red), green: Double(green), blue: Double(blue))
      linearRed = Float(components.red.linear)
      linearGreen = Float(components.green.linear)
      linearBlue = Float(components.blue.linear)
      self.opacity = opacity
    }

    /// Red as in sRGB; 0...1.
    public var red: Float {
      get { Float(Double(linearRed).companded) }
      set { linearRed = Float(Double(newValue).linear) }
    }

    /// Green as in sRGB; 0...1.
    public var green: Float {
      get { Float(Double(linearGreen).companded) }
      set { linearGreen = Float(Double(newValue).linear) }
    }

    /// Blue as in sRGB; 0...1.
    public var blue: Float {
      get { Float(Double(linearBlue).companded) }
      set { linearBlue = Float(Double(newValue).linear) }
    }

    /// The colour.
    public var _storage: _ShapeStyleStorage { Color(self)._storage }

    /// The colour of Core Graphics, in sRGB.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  /// The colour that was resolved, the same in light and in dark.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The visible colour in an environment. A colour by meaning has the shade of the environment's colour scheme. The
  /// accent colour is that of the tint, if the tint is a colour. The shades are those of pages; terminals have others.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var color = render
    if case .named(.accent) = color.base,
      case .color(let tint)? = environment.tintStyle?._storage.paint(in: environment)
    {
      color = Color(render: tint).opacity(color.opacity).render
    }
    let components = color.components(environment.colorScheme == .dark ? .dark : .light)
    return Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.opacity))
  }
}

extension Double {
  /// A component of sRGB in proportion to light (IEC 61966-2-1).
  fileprivate var linear: Double { self <= 0.04045 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4) }

  /// A component in proportion to light, as sRGB has it.
  fileprivate var companded: Double { self <= 0.0031308 ? self * 12.92 : 1.055 * pow(self, 1 / 2.4) - 0.055 }
}
