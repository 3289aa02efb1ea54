public import Foundation

/// A shape that is turned (`SwiftUI.RotatedShape`).
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before it is turned.
  public var shape: Content
  /// The angle of the turn; positive angles turn clockwise on screen.
  public var angle: Angle
  /// The point it turns around, in parts of its space.
  public var anchor: UnitPoint

  /// - Parameters:
  ///   - shape: The shape before it is turned.
  ///   - angle: How far it is turned; positive angles turn clockwise on screen.
  ///   - anchor: The point it turns around, in parts of its space.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The figure in the rectangle, turned; it may reach beyond the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(around: rect.point(at: anchor)) { $0.rotated(by: CGFloat(angle.radians)) })
  }
}

/// A shape that is larger or smaller than its space (`SwiftUI.ScaledShape`).
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  /// The factors along both axes: 1 is the size of the space, a negative one mirrors.
  public var scale: CGSize
  /// The point that stays where it is, in parts of the space.
  public var anchor: UnitPoint

  /// - Parameters:
  ///   - shape: The shape before it is scaled.
  ///   - scale: The factors along both axes: 1 is the size of the space, a negative one mirrors.
  ///   - anchor: The point that stays where it is, in parts of the space.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The figure in the rectangle, scaled; it may reach beyond the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(around: rect.point(at: anchor)) { $0.scaledBy(x: scale.width, y: scale.height) })
  }
}

extension CGRect {
  fileprivate func point(at unit: UnitPoint) -> CGPoint { CGPoint(x: minX + width * unit.x, y: minY + height * unit.y) }
}

extension CGAffineTransform {
  /// A transform that leaves a point where it is.
  fileprivate init(around center: CGPoint, _ transform: (CGAffineTransform) -> CGAffineTransform) {
    self = transform(CGAffineTransform(translationX: center.x, y: center.y)).translatedBy(x: -center.x, y: -center.y)
  }
}

extension Shape {
  /// The shape turned around a point of its space.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled around a point of its space.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled around a point of its space.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
