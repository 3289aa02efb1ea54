public import Foundation

/// A shadow of content that is painted with a style (`SwiftUI.ShadowStyle`). Browsers draw it; cells of terminals have
/// none.
public struct ShadowStyle: Equatable, Sendable {
  let effect: RenderEffect

  /// A shadow behind the painted content; lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(effect: .shadow(color: color.render, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// A shadow inside of the painted content, as if it lay below the edge; lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(effect: .innerShadow(color: color.render, radius: Double(radius), x: Double(x), y: Double(y)))
  }
}

/// A style with effects of its own on content that is painted with it: shadows, and a mode of blending.
///
/// Shapes, and views with this foreground style, have the effects.
public struct _EffectStyle<Base: ShapeStyle>: ShapeStyle {
  /// The type without values, because the base is drawn.
  public typealias Resolved = Never
  let base: Base
  /// The innermost first.
  let effects: [RenderEffect]

  /// The storage of the base.
  public var _storage: _ShapeStyleStorage { base._storage }

  /// The effects, on painted content.
  @MainActor @preconcurrency public var _effects: _EffectsModifier { _EffectsModifier(effects: effects) }

  /// The style with one more shadow. Has no effect in terminals: cells are drawn without shadows.
  public func shadow(_ style: ShadowStyle) -> Self { Self(base: base, effects: effects + [style.effect]) }

  /// The style, mixed with the views behind by a mode. Has no effect in terminals: each cell has its own colours.
  public func blendMode(_ mode: BlendMode) -> Self { Self(base: base, effects: effects + [.blendMode(mode.render)]) }
}

/// A style that does more than painting.
protocol EffectfulStyle {
  var effects: [RenderEffect] { get }
}

extension _EffectStyle: EffectfulStyle {}

extension ShapeStyle {
  /// The effects of the style on content that is painted with it, the innermost first; an empty list for most styles.
  var effects: [RenderEffect] { (self as? any EffectfulStyle)?.effects ?? [] }
}

/// Effects on a view, the innermost first.
public struct _EffectsModifier: ViewModifier {
  let effects: [RenderEffect]

  /// The view with the effects.
  public func body(content: Content) -> some View {
    if effects.isEmpty {
      content
    } else {
      effects.reduce(AnyView(content)) { AnyView($0.modifier(_FilterEffect(effect: $1))) }
    }
  }
}

extension ShapeStyle where _Effects == EmptyModifier {
  /// The style has no effects.
  public var _effects: EmptyModifier { EmptyModifier() }
}

extension ShapeStyle {
  /// The style with a shadow, of shapes that are filled with it and of views that have it as their foreground style.
  /// Has no effect in terminals: cells are drawn without shadows.
  public func shadow(_ style: ShadowStyle) -> _EffectStyle<Self> { _EffectStyle(base: self, effects: [style.effect]) }

  /// The style, mixed with the views behind by a mode. Has no effect in terminals: each cell has its own colours.
  public func blendMode(_ mode: BlendMode) -> _EffectStyle<Self> {
    _EffectStyle(base: self, effects: [.blendMode(mode.render)])
  }
}

extension ShapeStyle where Self == _EffectStyle<ForegroundStyle> {
  /// The foreground style with a shadow. Has no effect in terminals: cells are drawn without shadows.
  public static func shadow(_ style: ShadowStyle) -> Self { ForegroundStyle().shadow(style) }

  /// The foreground style, mixed with the views behind by a mode. Has no effect in terminals: each cell has its own
  /// colours.
  public static func blendMode(_ mode: BlendMode) -> Self { ForegroundStyle().blendMode(mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, `opacity` (0...1) times as opaque.
  public static func opacity(_ opacity: Double) -> Self { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
}
