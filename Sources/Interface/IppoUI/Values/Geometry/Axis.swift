/// The horizontal or vertical dimension (`SwiftUI.Axis`).
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// The axis from side to side.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis: 1 horizontal, 2 vertical.
    public let rawValue: Int8

    /// A set of the axes whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

/// Whether a view with an aspect ratio fits into its space or fills it (`SwiftUI.ContentMode`).
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The largest size at which all of the content is visible.
  case fit
  /// The smallest size that covers all of the space. The longer side reaches beyond it.
  case fill
}

/// The regions that keep content from the edges of a window (`SwiftUI.SafeAreaRegions`). Browsers and terminals make no
/// difference between the kinds.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each kind: 1 the container, 2 the keyboard.
  public let rawValue: UInt

  /// A set of the kinds whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, and the shape of a display.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard on a touch screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions, including those without a name here.
  public static let all = SafeAreaRegions(rawValue: .max)
}
