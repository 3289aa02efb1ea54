extension Color {
  /// A blend: `fraction` 0 is this colour, 1 the other; what lies outside of 0...1 counts as the nearest of both.
  ///
  /// Colours by meaning are mixed by renderers: of the tint there is, in light surroundings and in dark ones.
  ///
  /// - Parameter colorSpace: Where the components are mixed: in Oklab, or in sRGB.
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
