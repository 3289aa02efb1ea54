public import IppoUI

/// A colour of Core Image (`CoreImage.CIColor`): red, green, blue and alpha in sRGB, each in 0...1.
public final class CIColor: NSObject, Sendable {
  /// The share of red.
  public let red: CGFloat
  /// The share of green.
  public let green: CGFloat
  /// The share of blue.
  public let blue: CGFloat
  /// How opaque the colour is.
  public let alpha: CGFloat

  /// A colour of its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: cgColor.alpha)
  }

  /// A colour of UIKit.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// A middle grey.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Transparent black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  var color: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }
  var pixel: Pixel { Pixel(color: color, opacity: Float(min(max(alpha, 0), 1))) }
}

/// Numbers of a filter (`CoreImage.CIVector`).
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Two numbers: a point.
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  /// Three numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  /// Four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  /// A point.
  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
  /// The origin and the size of a rectangle.
  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// The number at an index; 0 for an index that does not exist.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
}
