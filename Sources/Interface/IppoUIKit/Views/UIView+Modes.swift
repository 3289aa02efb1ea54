extension UIView {
  /// The placement of content in a view of another shape.
  public enum ContentMode: Int, Sendable {
    /// Pictures follow `scaleAspectFit` and `scaleAspectFill`, and are stretched for all others.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// The reaction of a view to the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// Properties by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space at the left grows.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width grows.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The space at the right grows.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The space above grows.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height grows.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The space below grows.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
