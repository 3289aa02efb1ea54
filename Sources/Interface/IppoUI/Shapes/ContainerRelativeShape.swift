public import Foundation

/// The shape of the container around it, such as a widget's (`SwiftUI.ContainerRelativeShape`).
///
/// Containers here lack shapes of their own. The shape is a rectangle, as in SwiftUI for a container without a shape.
public struct ContainerRelativeShape: InsettableShape, Equatable {
  /// A rectangle, as there are no containers with shapes of their own here.
  public nonisolated init() {}

  /// The whole of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// A rectangle.
  public nonisolated var _outline: RenderShape.Outline? { .rectangle }
  /// The rectangle, smaller at every edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

extension View {
  /// The shape that ``ContainerRelativeShape`` has in this view. Has no effect in browsers and terminals: it stays a
  /// rectangle.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
