/// The order in which a stack gives space to its views (`layoutPriority(_:)`).
private struct LayoutPriority: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let value: Double

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.layoutPriority = value
  }
}

/// The order in which overlapping views are drawn (`zIndex(_:)`).
private struct ZIndex: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let value: Double

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) { attributes.zIndex = value }
}

extension View {
  /// Views with a higher priority get space first; 0 by default.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value: value)).trait(LayoutPriorityTrait.self, value)
  }

  /// Views with a higher index are in front; 0 by default.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value)) }
}
