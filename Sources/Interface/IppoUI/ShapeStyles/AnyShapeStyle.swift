/// A style whose type is erased (`SwiftUI.AnyShapeStyle`).
public struct AnyShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  public let _storage: _ShapeStyleStorage

  init(_ kind: _ShapeStyleStorage.Kind) { _storage = _ShapeStyleStorage(kind) }

  public init<S: ShapeStyle>(_ style: S) { _storage = style._storage }
}

extension ShapeStyle {
  /// The same style, `opacity` (0...1) times as opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(.opacity(_storage.kind, min(max(opacity, 0), 1)))
  }
}
