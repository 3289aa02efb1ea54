public import Foundation

extension Path {
  /// The path, with every point where the transform takes it.
  public func applying(_ transform: CGAffineTransform) -> Path { map { $0.applying(transform) } }
}

/// A shape whose points are moved, turned, scaled and skewed (`SwiftUI.TransformedShape`).
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

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
