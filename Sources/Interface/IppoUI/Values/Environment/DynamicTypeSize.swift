/// The size of text that a user prefers (`SwiftUI.DynamicTypeSize`).
///
/// Browsers scale text that has a text style or a relative font, and `ScaledMetric` follows the size. In terminals text
/// has one size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes of the usual range; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes, each larger than the one before it.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for users who need much larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the first size is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The size of text that a user prefers, by its older name (`SwiftUI.ContentSizeCategory`).
///
/// Browsers scale text as by ``DynamicTypeSize``, and `ScaledMetric` follows the size. In terminals text has one size.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes of the usual range; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes, each larger than the one before it.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for users who need much larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the first size is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
