public import Foundation

/// The look of lists. Renderers decide most of it, and some modifiers have no effect.
extension View {
  /// Whether the background of lists and forms is drawn. Without it, the views behind show.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// The colour of the line below a row; `nil` for that of the renderer. Terminals draw the line where a row is higher
  /// than one of its lines.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    separatorTint(edges.contains(.bottom) ? color : nil)
  }

  /// The lines around a section. Has no effect in browsers and terminals: space and the background of rows separate
  /// sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The colour of the lines around a section. Has no effect in browsers and terminals: sections are drawn without
  /// lines.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The space between sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }

  /// The space between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// The colour of the icons of labels in rows.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint.map { AnyShapeStyle($0) }) }

  /// The colour of the icons of labels in rows.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.style) }

  /// Sets the prominence of the badges of rows: less than usual in a paler colour, more than usual on a coloured
  /// ground.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).rowBadgeProminence(prominence)
  }

  /// Whether every other row has another background. Has no effect in browsers and terminals: all rows have
  /// the same.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }

  /// Sets the look of the row under the pointer. Has no effect in browsers and terminals: rows that can be used have
  /// the highlight of the renderer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Keeps the row from looking different under the pointer. Has no effect in browsers and terminals: rows that can be
  /// used have the highlight of the renderer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// The space between a section and the edges of its list. Has no effect in browsers and terminals: the space is that
  /// of the renderer.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// The space between rows, in points, which are cards of their own then; `nil` for rows that lie against each other.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
}

/// The colour of symbols in rows (`SwiftUI.ListItemTint`).
public struct ListItemTint: Sendable {
  let style: AnyShapeStyle

  /// The colour of text.
  public static let monochrome = ListItemTint(style: AnyShapeStyle(.primary))

  /// A colour, regardless of the system's preference.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(style: AnyShapeStyle(tint)) }

  /// A colour that a system may replace by its own. None here does.
  public static func preferred(_ tint: Color) -> ListItemTint { fixed(tint) }
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// The prominence of a badge (`SwiftUI.BadgeProminence`).
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  var render: RenderRow.BadgeProminence { level < 0 ? .decreased : level > 0 ? .increased : .standard }

  /// A prominence less than usual.
  public static let decreased = BadgeProminence(level: -1)
  /// The usual prominence.
  public static let standard = BadgeProminence(level: 0)
  /// A prominence more than usual.
  public static let increased = BadgeProminence(level: 1)
}

/// Whether every other row has another background (`SwiftUI.AlternatingRowBackgroundBehavior`).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// A different ground for every other row.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// All rows have the same ground.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The style of the icons of labels in rows; `nil` for that of the surroundings.
  var listItemTint: AnyShapeStyle? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// Whether lists and forms have a background.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// The distance between rows in points; `nil` for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between sections in points; `nil` for the renderer's own.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The least height of rows, in points. In terminals a row is as high as its content.
  public var defaultMinListRowHeight: CGFloat {
    get { minListRowHeight ?? 44 }
    set { minListRowHeight = newValue }
  }

  /// The least height of rows that was set; `nil` for the renderer's own.
  var minListRowHeight: CGFloat? {
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
  /// `nil` for the renderer's own.
  let points: CGFloat?

  /// The space of the platform.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A smaller space.
  public static let compact = ListSectionSpacing(points: 16)
  /// A space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}
