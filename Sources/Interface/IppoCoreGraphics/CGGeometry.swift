public import Foundation

/// A direction and a length (`CoreGraphics.CGVector`).
public struct CGVector: Hashable, Codable, Sendable {
  /// The length along the x axis, in points.
  public var dx: CGFloat
  /// The length along the y axis, in points.
  public var dy: CGFloat

  /// A vector without a length.
  public static let zero = CGVector()

  /// A vector without a length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector by its lengths along the axes.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector by its lengths along the axes.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A vector by its lengths along the axes.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

/// A point, by its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size, by its lengths.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle, by its corner and its lengths.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A vector, by its lengths.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
