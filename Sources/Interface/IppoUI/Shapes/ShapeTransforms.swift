public import Foundation

/// A part of a shape's outline (`SwiftUI._TrimmedShape`).
public struct _TrimmedShape<Base: Shape>: Shape {
  /// The shape of whose outline a part is drawn.
  public var shape: Base
  /// The start of the part, as a share of the outline's length. A value outside of 0...1 counts as the nearest bound.
  public var startFraction: CGFloat
  /// The end of the part, as a share of the outline's length. Nothing is drawn where the end is before the beginning.
  public var endFraction: CGFloat

  nonisolated init(shape: Base, startFraction: CGFloat, endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part of the outline of the figure in the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The outline of the whole shape, unless only a part is drawn.
  public nonisolated var _outline: RenderShape.Outline? {
    startFraction <= 0 && endFraction >= 1 ? shape._outline : nil
  }

  /// The outline that the part is taken from, and the part.
  public nonisolated var _line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)? {
    shape._line.map { ($0.outline, ($0.part ?? 0...1).part(from: startFraction, to: endFraction)) }
  }
}

extension ClosedRange<CGFloat> {
  /// The part of a part between two shares (0...1) of it.
  func part(from: CGFloat, to: CGFloat) -> Self {
    let length = upperBound - lowerBound
    let lower = lowerBound + Swift.min(Swift.max(from, 0), 1) * length
    return lower...Swift.max(lower, lowerBound + Swift.min(Swift.max(to, 0), 1) * length)
  }
}

/// A shape moved by a distance (`SwiftUI.OffsetShape`).
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before it is moved.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// - Parameters:
  ///   - shape: The shape before it is moved.
  ///   - offset: The distance in points: positive widths move it to the right, positive heights downwards.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The figure in the rectangle, moved; it may reach beyond the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape whose type is erased (`SwiftUI.AnyShape`).
public struct AnyShape: Shape {
  private let draw: @Sendable (CGRect) -> Path
  private let outline: RenderShape.Outline?
  private let line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)?

  /// - Parameter shape: The shape whose type is erased.
  public nonisolated init<S: Shape>(_ shape: S) {
    draw = { shape.path(in: $0) }
    outline = shape._outline
    line = shape._line
  }

  /// The figure of the erased shape.
  public nonisolated func path(in rect: CGRect) -> Path { draw(rect) }
  /// The outline of the erased shape.
  public nonisolated var _outline: RenderShape.Outline? { outline }
  /// The part of the outline that is drawn, moved with it.
  public nonisolated var _line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)? { line }
}

extension Shape {
  /// The part of the outline between two shares (0...1) of its length.
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
