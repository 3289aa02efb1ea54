// Styles that are views fill the space they are offered.

extension Color: View {
  /// A rectangle filled with the colour.
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
  /// A rectangle filled with the gradient. Its radii do not follow the size of the rectangle.
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}
