import Foundation

extension Color.RGBColorSpace {
  /// The sRGB components of a colour in this space, clipped to 0...1 (CSS Color 4, 10.1 and 10.2).
  func sRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB: (clip(red), clip(green), clip(blue))
    case .sRGBLinear: (clip(Self.encode(red)), clip(Self.encode(green)), clip(Self.encode(blue)))
    case .displayP3: Self.fromDisplayP3(red, green, blue)
    }
  }

  /// Linear Display P3 to linear sRGB; both have a D65 white point and the same transfer function.
  private static func fromDisplayP3(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let (r, g, b) = (decode(red), decode(green), decode(blue))
    return (
      clip(encode(1.2249401 * r - 0.2249402 * g)),
      clip(encode(-0.0420569 * r + 1.0420571 * g)),
      clip(encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b))
    )
  }

  /// Linear light to sRGB.
  static func encode(_ value: Double) -> Double {
    value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// sRGB to linear light.
  static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

private func clip(_ value: Double) -> Double { min(max(value, 0), 1) }
