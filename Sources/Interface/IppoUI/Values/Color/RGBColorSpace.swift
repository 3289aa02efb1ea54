extension Color.RGBColorSpace {
  /// The sRGB components of a colour in this space, clipped to 0...1.
  func sRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
    switch self {
    case .sRGB: RGBConversion.clip(red: red, green: green, blue: blue)
    case .sRGBLinear: RGBConversion.fromLinear(red: red, green: green, blue: blue)
    case .displayP3: RGBConversion.fromDisplayP3(red: red, green: green, blue: blue)
    }
  }
}
