/// A style whose type is erased (`SwiftUI.AnyShapeStyle`).
public struct AnyShapeStyle: ShapeStyle, Equatable {
  /// What is erased is resolved behind `_storage`: the style itself resolves to no other one.
  public typealias Resolved = Never

  /// What the erased style stands for.
  public let _storage: _ShapeStyleStorage
  /// What the erased style does to what is painted with it, the innermost first.
  let effects: [RenderEffect]

  init(_ kind: _ShapeStyleStorage.Kind, effects: [RenderEffect] = []) {
    _storage = _ShapeStyleStorage(kind)
    self.effects = effects
  }

  /// - Parameter style: The style whose type is not to be seen. Erased styles are equal where they stand for the same.
  public init<S: ShapeStyle>(_ style: S) { self.init(style._storage.kind, effects: style.effects) }

  /// The effects of the erased style, on what is painted.
  @MainActor @preconcurrency public var _effects: _EffectsModifier { _EffectsModifier(effects: effects) }
}

extension AnyShapeStyle: EffectfulStyle {}

extension ShapeStyle {
  /// The same style, `opacity` (0...1) times as opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(.opacity(_storage.kind, min(max(opacity, 0), 1)), effects: effects)
  }
}
