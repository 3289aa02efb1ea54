public import Foundation

// `SortDescriptor` of Foundation on Linux knows `String.StandardComparator.lexical` alone. The comparators for a locale are
// orders of values that are made of the texts, so that sorts in memory have them as well.

/// A text that compares as a person would sort it, in the current locale. `SortDescriptor` makes it of a text.
public struct _LocalizedText: Comparable, Sendable {
  let text: String
  let comparator: LocalizedTextComparator

  /// Returns whether both texts have the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.comparator.compare(left.text, right.text) == .orderedSame
  }

  /// Returns whether the left text comes first.
  public static func < (left: Self, right: Self) -> Bool {
    left.comparator.compare(left.text, right.text) == .orderedAscending
  }
}

/// A comparison of texts in the current locale, for `SortDescriptor(_:comparator:order:)`. Foundation has these values of
/// `String.StandardComparator` on Apple's platforms only.
public struct LocalizedTextComparator: Hashable, Sendable {
  private enum Kind {
    case standard, localized
  }

  private let kind: Kind

  /// As `String.localizedStandardCompare(_:)`: numbers by their value, and capitals and widths among equals alone
  /// (`String.StandardComparator.localizedStandard`).
  public static var localizedStandard: Self { Self(kind: .standard) }
  /// As `String.localizedCompare(_:)` (`String.StandardComparator.localized`).
  public static var localized: Self { Self(kind: .localized) }

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    switch kind {
    case .standard: left.localizedStandardCompare(right)
    case .localized: left.localizedCompare(right)
    }
  }
}

extension String {
  /// The text for the order `localizedStandard`.
  public var _localizedStandardText: _LocalizedText { _LocalizedText(text: self, comparator: .localizedStandard) }
  /// The text for the order `localized`.
  public var _localizedText: _LocalizedText { _LocalizedText(text: self, comparator: .localized) }
}

extension String? {
  /// The text for the order `localizedStandard`.
  public var _localizedStandardText: _LocalizedText? { self?._localizedStandardText }
  /// The text for the order `localized`.
  public var _localizedText: _LocalizedText? { self?._localizedText }
}

extension SortDescriptor {
  /// An order by a text, as a person would sort it (`SortDescriptor.init(_:comparator:order:)` of Foundation on Apple's
  /// platforms). A store sorts by it, too.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder = .forward
  ) {
    let suffix = comparator == .localized ? \String._localizedText : \String._localizedStandardText
    self.init(sendable(keyPath.appending(path: suffix)), order: order)
  }

  /// An order by a text that may be `nil`, which comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator,
    order: SortOrder = .forward
  ) {
    let suffix = comparator == .localized ? \String?._localizedText : \String?._localizedStandardText
    self.init(sendable(keyPath.appending(path: suffix)), order: order)
  }
}

/// A key path of properties, which do not change.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  // Key paths without subscripts hold nothing but the properties. `Sendable` has no representation.
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// The key paths that lead from a stored text to its place in an order, and the collations of these orders.
var localizedTextOrders: [(suffix: AnyKeyPath, collation: SQLCollation)] {
  [
    (\String._localizedStandardText, .localizedStandard), (\String?._localizedStandardText, .localizedStandard),
    (\String._localizedText, .localized), (\String?._localizedText, .localized),
  ]
}
