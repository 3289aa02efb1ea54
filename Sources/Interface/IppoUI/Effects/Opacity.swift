/// Transparency (`opacity(_:)`).
public struct _OpacityEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  /// The opacity, from 0 for invisible to 1 for opaque. A value outside of the range counts as the nearest bound.
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
  /// The opacity, from 0 for invisible to 1 for opaque.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Hides the view; it keeps its space.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
}
