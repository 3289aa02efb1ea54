/// The size of text a person prefers (`SwiftUI.DynamicTypeSize`).
///
/// `ScaledMetric` follows it. Has no effect on the size of texts in browsers and terminals.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes of the usual range; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes, each larger than the one before it.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who need much larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller sizes come first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The size of text a person prefers, by its older name (`SwiftUI.ContentSizeCategory`).
///
/// `ScaledMetric` follows it. Has no effect on the size of texts in browsers and terminals.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The sizes of the usual range; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes, each larger than the one before it.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who need much larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Smaller sizes come first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
