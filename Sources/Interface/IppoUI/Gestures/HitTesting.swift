/// Whether the pointer reaches a view.
private struct HitTestingModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let isEnabled: Bool

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if !isEnabled { attributes.allowsHitTesting = false }
  }
}

extension View {
  /// Whether the pointer reaches the view; the keyboard does in any case.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }

  /// The shape that takes taps. Renderers take them in the whole of the view's bounds.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}
