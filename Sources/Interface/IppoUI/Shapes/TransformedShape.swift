public import Foundation

/// A shape whose points are moved, turned, scaled and skewed (`SwiftUI.TransformedShape`).
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before it is transformed.
  public var shape: Content
  /// The transform of the points, in points of the shape's space.
  public var transform: CGAffineTransform

  /// - Parameters:
  ///   - shape: The shape before it is transformed.
  ///   - transform: Where its points are taken, in points of its space.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The figure in the rectangle, transformed; it may reach beyond the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension Shape {
  /// The shape, with every point where the transform takes it.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape as it is in a size of its own, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// The shape as it is in a size of its own, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape of a size of its own.
private struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize

  nonisolated init(shape: Base, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
