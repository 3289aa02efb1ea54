public import Foundation

/// How a shape looks when it is filled without a style (`SwiftUI.ShapeRole`).
public enum ShapeRole: Sendable {
  /// Its inside is painted.
  case fill
  /// Its outline is painted.
  case stroke
  /// It is painted as a line between content is.
  case separator
}

/// A figure that takes the space it is offered (`SwiftUI.Shape`).
///
/// A shape of an app's own draws a path in the rectangle it is given. As a view, a shape is filled with the foreground
/// style.
public protocol Shape: Sendable, Animatable, View {
  /// The figure in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// How the shape looks without a style. Has no effect in browsers and terminals: it is filled with the foreground
  /// style.
  static var role: ShapeRole { get }

  /// The figure as renderers know it, whatever the size; `nil` for one that must be drawn by its path.
  nonisolated var _outline: RenderShape.Outline? { get }

  /// A figure that renderers know, and the part of it that is drawn, in shares of its length; `nil` for one of which nobody has
  /// taken a part.
  nonisolated var _line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)? { get }
}

extension Shape {
  /// A shape that is filled.
  public static var role: ShapeRole { .fill }

  /// None: the figure is drawn by its path, once the renderer has told the size.
  public nonisolated var _outline: RenderShape.Outline? { nil }

  /// The outline, all of it.
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
