import Foundation

/// An sRGB colour of three bytes.
public struct RGB: Hashable, Sendable {
  /// The red component, 0...255.
  public var red: UInt8
  /// The green component, 0...255.
  public var green: UInt8
  /// The blue component, 0...255.
  public var blue: UInt8

  /// A colour by its components, each 0...255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
  }

  /// Components from 0 to 1; what lies outside is brought to the nearer end.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ value: Double) -> UInt8 { value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(byte(red), byte(green), byte(blue))
  }

  /// This colour laid over another.
  ///
  /// - Parameter alpha: 0 shows only `other`, 1 only this colour.
  public func over(_ other: RGB, alpha: Double) -> RGB {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(bottom) + (Double(top) - Double(bottom)) * (alpha > 0 ? min(alpha, 1) : 0)).rounded())
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// Relative luminance, 0...1 (WCAG 2.2).
  public var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio to another colour, 1...21 (WCAG 2.2).
  func contrast(to other: RGB) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// The distance from grey, 0...255: the largest component without the smallest.
  var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// The angle on the wheel of hues, in degrees: red is 0, green 120, blue 240. A grey has 0, too.
  var hue: Double {
    guard chroma > 0 else { return 0 }
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    let size = Double(chroma)
    let top = max(red, green, blue)
    let angle =
      top == red ? (green - blue) / size : top == green ? (blue - red) / size + 2 : (red - green) / size + 4
    return angle < 0 ? angle * 60 + 360 : angle * 60
  }

  /// The smaller angle between two hues, in degrees.
  func hueDistance(to other: RGB) -> Double {
    let angle = abs(hue - other.hue)
    return min(angle, 360 - angle)
  }

  /// The colour itself if its contrast suffices; otherwise a mix with as little white or black as necessary.
  func readable(on background: RGB, atLeast limit: Double) -> RGB {
    guard contrast(to: background) < limit else { return self }
    let white = RGB(255, 255, 255)
    let black = RGB(0, 0, 0)
    let isLighter = luminance >= background.luminance
    let goals = isLighter ? [white, black] : [black, white]
    guard let goal = goals.first(where: { $0.contrast(to: background) >= limit }) else {
      return goals.max { $0.contrast(to: background) < $1.contrast(to: background) }!
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if goal.over(self, alpha: middle).contrast(to: background) >= limit { high = middle } else { low = middle }
    }
    return goal.over(self, alpha: high)
  }
}
