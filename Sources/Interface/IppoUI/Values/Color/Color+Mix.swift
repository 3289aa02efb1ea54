extension Color {
  /// A blend: `fraction` 0 is this colour, 1 the other. A fraction outside of 0...1 counts as the nearest bound.
  ///
  /// Renderers mix colours by meaning, with the present tint, in light surroundings and in dark ones.
  ///
  /// - Parameter colorSpace: The space in which the components are mixed: Oklab, or sRGB.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    let mixed = RenderColor(
      .mixed(render, other.render, share: fraction, isPerceptual: colorSpace.isPerceptual))
    guard render.isFixed, other.render.isFixed else { return Color(render: mixed) }
    let components = mixed.components(.light)
    return Color(
      red: components.red, green: components.green, blue: components.blue, opacity: components.opacity)
  }
}

extension RenderColor {
  /// Renderers do not choose its components.
  fileprivate var isFixed: Bool {
    switch base {
    case .rgb, .named(.white), .named(.black): true
    case .named, .adaptive, .mixed: false
    }
  }
}
