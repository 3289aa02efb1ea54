private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls take events.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Whether controls within this view take no events. Within a disabled view nothing can be enabled.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

/// Disables in the environment, for bodies and controls, and on the element, for its gestures.
public struct _DisabledModifier: ViewModifier, Equatable {
  let isDisabled: Bool

  /// The content, in which controls and gestures are disabled.
  public func body(content: Content) -> some View {
    content
      .transformEnvironment(\.isEnabled) { [isDisabled] in $0 = $0 && !isDisabled }
      .modifier(DisabledAttribute(isDisabled: isDisabled))
  }
}

private struct DisabledAttribute: AttributeModifier, Equatable {
  typealias Body = Never
  static var isSemantic: Bool { false }
  let isDisabled: Bool

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isDisabled { attributes.isDisabled = true }
  }
}
