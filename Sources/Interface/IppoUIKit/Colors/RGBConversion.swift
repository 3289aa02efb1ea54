import Foundation

/// Components in other spaces, as sRGB, clipped to 0...1 (CSS Color 4, 10.1 and 10.2).
package enum RGBConversion {
  package typealias Components = (red: Double, green: Double, blue: Double)

  package static func clip(red: Double, green: Double, blue: Double) -> Components {
    (clip(red), clip(green), clip(blue))
  }

  package static func fromLinear(red: Double, green: Double, blue: Double) -> Components {
    (clip(encode(red)), clip(encode(green)), clip(encode(blue)))
  }

  /// Linear Display P3 to linear sRGB; both have a D65 white point and the same transfer function.
  package static func fromDisplayP3(red: Double, green: Double, blue: Double) -> Components {
    let (r, g, b) = (decode(red), decode(green), decode(blue))
    return (
      clip(encode(1.2249401 * r - 0.2249402 * g)),
      clip(encode(-0.0420569 * r + 1.0420571 * g)),
      clip(encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b))
    )
  }

  /// Linear light to sRGB.
  package static func encode(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// sRGB to linear light.
  package static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
}
