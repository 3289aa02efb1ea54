/// A style whose type is erased (`SwiftUI.AnyShapeStyle`).
public struct AnyShapeStyle: ShapeStyle, Equatable {
  /// The type without values, because `_storage` holds the erased style.
  public typealias Resolved = Never

  /// The storage of the erased style.
  public let _storage: _ShapeStyleStorage
  /// The effects of the erased style on content that is painted with it, the innermost first.
  let effects: [RenderEffect]

  init(_ kind: _ShapeStyleStorage.Kind, effects: [RenderEffect] = []) {
    _storage = _ShapeStyleStorage(kind)
    self.effects = effects
  }

  /// - Parameter style: The style whose type is erased. Erased styles are equal if they stand for the same style.
  public init<S: ShapeStyle>(_ style: S) { self.init(style._storage.kind, effects: style.effects) }

  /// The effects of the erased style, on painted content.
  @MainActor @preconcurrency public var _effects: _EffectsModifier { _EffectsModifier(effects: effects) }
}

extension AnyShapeStyle: EffectfulStyle {}

extension ShapeStyle {
  /// The same style, `opacity` (0...1) times as opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(.opacity(_storage.kind, min(max(opacity, 0), 1)), effects: effects)
  }
}
