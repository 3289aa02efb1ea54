extension Color {
  /// A blend: `fraction` 0 is this colour, 1 the other; what lies outside of 0...1 counts as the nearest of both.
  ///
  /// The components are mixed in sRGB. Colours by meaning are taken as they are in light surroundings.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let a = render.components(.light)
    let b = other.render.components(.light)
    let share = min(max(fraction, 0), 1)
    return Color(
      red: a.red + (b.red - a.red) * share, green: a.green + (b.green - a.green) * share,
      blue: a.blue + (b.blue - a.blue) * share, opacity: a.opacity + (b.opacity - a.opacity) * share)
  }
}
