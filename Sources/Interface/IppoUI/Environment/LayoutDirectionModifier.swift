extension View {
  /// Sets the direction in which this view and all below are laid out: where leading is, and in which order rows stand.
  /// In a terminal places are mirrored; controls draw what is in them from left to right.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
      .modifier(LayoutDirectionAttribute(isRightToLeft: keyPath == \.layoutDirection ? value == .rightToLeft : nil))
  }
}

/// Tells renderers of the direction; of several around one element the innermost counts.
struct LayoutDirectionAttribute: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let isRightToLeft: Bool?

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard attributes.isRightToLeft == nil else { return }
    attributes.isRightToLeft = isRightToLeft
  }
}
