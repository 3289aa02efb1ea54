/// What renderers see of a `List` or a `Form`.
public struct RenderList: Equatable, Sendable {
  /// How rows and sections are set off from each other: those of SwiftUI's `ListStyle`, and `form`.
  public enum Style: String, Sendable { case automatic, plain, grouped, insetGrouped, sidebar, form }

  /// How rows and sections are set off from each other; `automatic` leaves it to the renderer.
  public var style: Style
  /// Edit mode is on: rows show their reorder handles, and their delete controls or, where several can be selected, which of
  /// them are.
  public var isEditing: Bool
  /// The list offers to load its content again (``RenderEvent/refresh``).
  public var isRefreshable: Bool
  /// Rows can be selected (``RenderEvent/activate`` on a row).
  public var isSelectable: Bool
  /// Several rows can be selected at once.
  public var selectsSeveral: Bool
  /// Nothing is drawn behind the rows: what is behind the list shows.
  public var isBackgroundHidden: Bool
  /// Points between rows (`listRowSpacing`); `nil` for rows that lie against each other.
  public var rowSpacing: Double?
  /// Points between sections (`listSectionSpacing`); `nil` for the renderer's own.
  public var sectionSpacing: Double?
  /// The least height of rows, in points (`defaultMinListRowHeight`); `nil` for the renderer's own.
  public var minRowHeight: Double?

  /// A list that is neither edited, refreshed nor selected from, unless stated.
  public init(
    style: Style = .automatic, isEditing: Bool = false, isRefreshable: Bool = false, isSelectable: Bool = false,
    selectsSeveral: Bool = false, isBackgroundHidden: Bool = false, rowSpacing: Double? = nil,
    sectionSpacing: Double? = nil, minRowHeight: Double? = nil
  ) {
    self.style = style
    self.isEditing = isEditing
    self.isRefreshable = isRefreshable
    self.isSelectable = isSelectable
    self.selectsSeveral = selectsSeveral
    self.isBackgroundHidden = isBackgroundHidden
    self.rowSpacing = rowSpacing
    self.sectionSpacing = sectionSpacing
    self.minRowHeight = minRowHeight
  }
}

/// What renderers see of a section of a list.
public struct RenderSection: Equatable, Sendable {
  /// The first child is the header.
  public var hasHeader: Bool
  /// The last child is the footer.
  public var hasFooter: Bool
  /// The header stands out (`headerProminence`).
  public var isProminent: Bool

  /// A section of rows alone, unless stated.
  public init(hasHeader: Bool = false, hasFooter: Bool = false, isProminent: Bool = false) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.isProminent = isProminent
  }
}

/// What renderers see of a row of a list.
public struct RenderRow: Equatable, Sendable {
  /// How much a badge stands out (`badgeProminence`).
  public enum BadgeProminence: String, Sendable { case decreased, standard, increased }

  /// Takes ``RenderEvent/delete``.
  public var isDeletable: Bool
  /// Takes ``RenderEvent/move(to:)``.
  public var isMovable: Bool
  /// The row is selected.
  public var isSelected: Bool
  /// Takes ``RenderEvent/activate``, where rows of the list can be selected: it stands for something, and nobody forbids it.
  public var canBeSelected: Bool
  /// The row opens another page: renderers show a chevron at its end.
  public var isLink: Bool
  /// Where in the app choosing the row leads; see ``RenderButton/address``. Of a row that is a link, the button in it says so.
  public var address: String?
  /// `listRowInsets`; `nil` for the renderer's own.
  public var insets: RenderInsets?
  /// `listRowBackground` when it is a colour.
  public var background: RenderPaint?
  /// A line sets the row off from the next one (`listRowSeparator`).
  public var hasSeparator: Bool
  /// What that line is drawn with (`listRowSeparatorTint`); `nil` for the renderer's own.
  public var separatorTint: RenderPaint?
  /// A short text at the end of the row, such as a count (`badge`); `nil` for none.
  public var badge: String?
  /// How much the badge stands out.
  public var badgeProminence: BadgeProminence
  /// The level in an outline: rows below a row follow it, one level further in. 1 for the first level, 0 for a row that is in
  /// no outline.
  public var outlineLevel: Int
  /// How many of the children, after the content, are swipe actions of the leading edge.
  public var leadingActionCount: Int
  /// How many of the last children are swipe actions of the trailing edge.
  public var trailingActionCount: Int

  /// A row with a separator and nothing else, unless stated.
  /// - Parameter leadingActionCount: how many swipe actions follow the content; those of the trailing edge come after
  ///   them.
  public init(
    isDeletable: Bool = false, isMovable: Bool = false, isSelected: Bool = false, canBeSelected: Bool = true,
    isLink: Bool = false, address: String? = nil, insets: RenderInsets? = nil, background: RenderPaint? = nil,
    hasSeparator: Bool = true, separatorTint: RenderPaint? = nil, badge: String? = nil,
    badgeProminence: BadgeProminence = .standard,
    outlineLevel: Int = 0,
    leadingActionCount: Int = 0, trailingActionCount: Int = 0
  ) {
    self.isDeletable = isDeletable
    self.isMovable = isMovable
    self.isSelected = isSelected
    self.canBeSelected = canBeSelected
    self.isLink = isLink
    self.address = address
    self.insets = insets
    self.background = background
    self.hasSeparator = hasSeparator
    self.separatorTint = separatorTint
    self.badge = badge
    self.badgeProminence = badgeProminence
    self.outlineLevel = outlineLevel
    self.leadingActionCount = leadingActionCount
    self.trailingActionCount = trailingActionCount
  }
}
