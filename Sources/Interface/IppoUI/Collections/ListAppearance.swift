public import Foundation

/// How lists look. Renderers draw lists in their own way, so these change nothing of what is drawn; they are here so
/// that an app's sources compile, and they change nothing of how the list works.
extension View {
  /// Whether the background of a scrolling container is drawn. Renderers draw none of their own behind it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// The colour of the line below a row: renderers use their own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The line around a section: renderers use their own.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The space between sections: renderers use their own.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The space between sections: renderers use their own.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// The colour of symbols in rows: renderers use the tint.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// The colour of symbols in rows: renderers use the tint.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// How much a badge stands out: renderers draw all alike.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Whether every other row has another ground: it does not.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }

  /// How the row looks under the pointer: renderers use their own.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// The space between rows: renderers use their own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}

/// The colour of symbols in rows (`SwiftUI.ListItemTint`).
public struct ListItemTint: Sendable {
  public static let monochrome = ListItemTint()
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// How much a badge stands out (`SwiftUI.BadgeProminence`).
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int
  public static let decreased = BadgeProminence(level: -1)
  public static let standard = BadgeProminence(level: 0)
  public static let increased = BadgeProminence(level: 1)
}

/// Whether every other row has another ground (`SwiftUI.AlternatingRowBackgroundBehavior`).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The least height of rows, in points. Renderers use their own.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of headers, in points. Renderers use their own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}

/// The space between sections (`SwiftUI.ListSectionSpacing`).
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}
