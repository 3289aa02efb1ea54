public import Foundation

/// A point in a view's own unit square: (0, 0) is the top leading corner, (1, 1) the bottom trailing one
/// (`SwiftUI.UnitPoint`).
public struct UnitPoint: Hashable, Sendable {
  /// 0 is the leading edge, 1 the trailing one; other numbers lie outside of the view.
  public var x: CGFloat
  /// 0 is the upper edge, 1 the lower one; other numbers lie outside of the view.
  public var y: CGFloat

  /// A point at parts of the width and of the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// (0, 0): the same as `topLeading`.
  public static let zero = UnitPoint()
  /// (0.5, 0.5): the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5): the middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5): the middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0): the middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1): the middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0): the upper corner at the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0): the upper corner at the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1): the lower corner at the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1): the lower corner at the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var render: RenderPaint.UnitPoint { RenderPaint.UnitPoint(x: Double(x), y: Double(y)) }
}
