extension UIView {
  /// How content is put into a view of another shape.
  public enum ContentMode: Int, Sendable {
    /// Pictures follow `scaleAspectFit` and `scaleAspectFill`, and are stretched for all others.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// How a view follows the size of the view around it.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// Properties by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left grows.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width grows.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The room at the right grows.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The room above grows.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height grows.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The room below grows.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
