public import Foundation

extension NSValue {
  /// The rectangle; zero for a value of another kind.
  public var cgRectValue: CGRect { rectValue }
  /// The point; zero for a value of another kind.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero for a value of another kind.
  public var cgSizeValue: CGSize { sizeValue }

  /// A rectangle as a value.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A point as a value.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as a value.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
