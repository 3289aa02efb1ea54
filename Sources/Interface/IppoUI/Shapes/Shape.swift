public import Foundation

/// How a shape looks when it is filled without a style (`SwiftUI.ShapeRole`).
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// A figure that takes the space it is offered (`SwiftUI.Shape`).
///
/// A shape of an app's own draws a path in the rectangle it is given. As a view, a shape is filled with the foreground
/// style.
public protocol Shape: Sendable, View {
  /// The figure in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// How the shape looks without a style.
  static var role: ShapeRole { get }

  /// The figure as renderers know it, whatever the size; `nil` for one that must be drawn by its path.
  nonisolated var _outline: RenderShape.Outline? { get }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public nonisolated var _outline: RenderShape.Outline? { nil }

  public var body: some View { FilledShape(shape: self, style: ForegroundStyle()) }
}

/// A shape whose outline can be drawn on its inside (`SwiftUI.InsettableShape`).
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` points at every edge.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
