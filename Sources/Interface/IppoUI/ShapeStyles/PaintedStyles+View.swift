// Styles that are views fill the space they are offered.

extension Color: View {
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}
