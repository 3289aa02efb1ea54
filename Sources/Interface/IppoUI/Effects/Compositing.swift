/// The combined drawing of views. The browser and the terminal composite views themselves, with the same picture.
extension View {
  /// Draws the view as one before effects are applied. Has no effect in browsers and terminals: effects are applied to
  /// a view as a whole in any case.
  public func compositingGroup() -> some View { self }

  /// Draws the view into an image first. Has no effect in browsers and terminals: the view itself is drawn.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

  /// Moves the view as one when it is animated. Has no effect in browsers and terminals: views always move as one.
  public func geometryGroup() -> some View { self }
}
