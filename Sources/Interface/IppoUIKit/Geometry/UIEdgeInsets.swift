public import Foundation

/// Distances from the edges of a rectangle inwards, in points (`UIKit.UIEdgeInsets`).
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge, in points; negative for one outwards.
  public var top: CGFloat
  /// The distance from the left edge, in points, whatever the direction of text.
  public var left: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points, whatever the direction of text.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances in points; negative ones lead outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the edges of a rectangle inwards, in points, in the direction of text
/// (`UIKit.NSDirectionalEdgeInsets`).
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge, in points; negative for one outwards.
  public var top: CGFloat
  /// The distance from the edge where lines of text begin, in points.
  public var leading: CGFloat
  /// The distance from the lower edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where lines of text end, in points.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances in points; negative ones lead outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Distances from the sides of a place for text (`UIKit.UIOffset`).
public struct UIOffset: Hashable, Codable, Sendable {
  /// How far to the right, in points; negative for the left.
  public var horizontal: CGFloat
  /// How far down, in points; negative for up.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// The rectangle within insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
