/// A weaker level of a style (`SwiftUI.HierarchicalShapeStyleModifier`): of a background the next one up, of anything
/// else the same style, less opaque.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  /// The level is worked out when it is painted: it resolves to no other style.
  public typealias Resolved = Never

  let base: Base
  /// 1 secondary ... 4 quinary.
  let level: Int

  /// The next background up, or the base at 50, 25, 18 or 12 % of its opacity.
  public var _storage: _ShapeStyleStorage {
    let kind = base._storage.kind
    if case .background(let depth) = kind { return _ShapeStyleStorage(.background(depth + level)) }
    return _ShapeStyleStorage(.opacity(kind, [1, 0.5, 0.25, 0.18, 0.12][level]))
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
