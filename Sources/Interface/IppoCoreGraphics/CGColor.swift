public import Foundation

/// A colour by its components (`CoreGraphics.CGColor`): red, green, blue and alpha in sRGB, each in 0...1.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  /// How opaque the colour is, 0...1.
  public let alpha: CGFloat

  /// A colour of sRGB components, each in 0...1. They are kept as given: nothing is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour of sRGB components, each in 0...1, as ``init(red:green:blue:alpha:)``.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey: 0 is black, 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that is fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha. The value is always present, for lack of patterns here.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Four: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Equal where all four components are.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  /// Hashes the four components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  /// The name of the type with the four components.
  public var description: String { "CGColor(\(red), \(green), \(blue), \(alpha))" }
}
