extension View {
  /// Sets the direction in which this view and all below are laid out: the leading side, and the order of a row's
  /// views. A terminal mirrors places, and controls draw their content from left to right.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(LayoutDirectionAttribute(isRightToLeft: keyPath == \.layoutDirection ? value == .rightToLeft : nil))
  }
}

/// Sets the direction for renderers; of several around one element the innermost counts.
struct LayoutDirectionAttribute: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let isRightToLeft: Bool?

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard attributes.isRightToLeft == nil else { return }
    attributes.isRightToLeft = isRightToLeft
  }
}
