/// The size of text a person prefers (`SwiftUI.DynamicTypeSize`).
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who need much larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The size of text a person prefers, by its older name (`SwiftUI.ContentSizeCategory`).
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for people who need much larger text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
