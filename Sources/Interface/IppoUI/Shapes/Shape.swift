public import Foundation

/// The role of a shape that is filled without a style (`SwiftUI.ShapeRole`).
public enum ShapeRole: Sendable {
  /// The inside of the shape is painted.
  case fill
  /// The outline of the shape is painted.
  case stroke
  /// The shape is painted like a line between content.
  case separator
}

/// A figure that takes the space it is offered (`SwiftUI.Shape`).
///
/// A shape of an app's own draws a path in the rectangle it is given. As a view, a shape is filled with the foreground
/// style.
public protocol Shape: Sendable, Animatable, View {
  /// The figure in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape where it is filled without a style. Has no effect in browsers and terminals: it is filled
  /// with the foreground style.
  static var role: ShapeRole { get }

  /// The figure as renderers know it, for any size; `nil` for one that must be drawn by its path.
  nonisolated var _outline: RenderShape.Outline? { get }

  /// A figure that renderers know, and its drawn part, in shares of its length. The part is `nil` for all of the
  /// figure.
  nonisolated var _line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)? { get }
}

extension Shape {
  /// A shape that is filled.
  public static var role: ShapeRole { .fill }

  /// Always `nil`: the figure is drawn by its path, once the renderer has reported the size.
  public nonisolated var _outline: RenderShape.Outline? { nil }

  /// The whole outline.
  public nonisolated var _line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)? {
    _outline.map { ($0, nil) }
  }

  /// The shape, filled with the foreground style.
  public var body: some View { FilledShape(shape: self, style: ForegroundStyle()) }
}

/// A shape whose outline can be drawn on its inside (`SwiftUI.InsettableShape`).
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` points at every edge.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
