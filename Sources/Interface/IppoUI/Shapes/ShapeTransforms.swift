public import Foundation

/// A part of a shape's outline (`SwiftUI._TrimmedShape`).
public struct _TrimmedShape<Base: Shape>: Shape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  nonisolated init(shape: Base, startFraction: CGFloat, endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public nonisolated var _outline: RenderShape.Outline? { shape._outline }
}

/// A shape moved by a distance (`SwiftUI.OffsetShape`).
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape whose type is erased (`SwiftUI.AnyShape`).
public struct AnyShape: Shape {
  private let draw: @Sendable (CGRect) -> Path
  private let outline: RenderShape.Outline?

  public nonisolated init<S: Shape>(_ shape: S) {
    draw = { shape.path(in: $0) }
    outline = shape._outline
  }

  public nonisolated func path(in rect: CGRect) -> Path { draw(rect) }
  public nonisolated var _outline: RenderShape.Outline? { outline }
}

extension Shape {
  /// The part of the outline between two shares of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape moved by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by a distance in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
}
