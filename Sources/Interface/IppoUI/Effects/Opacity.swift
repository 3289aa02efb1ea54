/// Transparency (`opacity(_:)`).
public struct _OpacityEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  /// 0 cannot be seen, 1 hides what is behind; what is outside of that is moved to the nearest.
  public var opacity: Double

  /// An opacity from 0 to 1.
  public init(opacity: Double) { self.opacity = opacity }

  func element(in context: ElementContext) -> RenderElement { .effect(.opacity(min(max(opacity, 0), 1))) }
}

/// Space without content (`hidden()`).
public struct _HiddenModifier: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// Hides a view, which keeps its space.
  public init() {}

  func element(in context: ElementContext) -> RenderElement { .effect(.opacity(0)) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) { attributes.isHidden = true }
}

extension View {
  /// Transparency: 0 cannot be seen, 1 hides what is behind.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Hides the view; it keeps its space.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
}
