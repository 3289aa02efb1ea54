/// The properties of a `List` or a `Form` in the render tree.
public struct RenderList: Equatable, Sendable {
  /// The styles of SwiftUI's `ListStyle`, and `form`, which set rows and sections off from each other.
  public enum Style: String, Sendable { case automatic, plain, grouped, insetGrouped, sidebar, form }

  /// The style of rows and sections; `automatic` leaves it to the renderer.
  public var style: Style
  /// Edit mode is on. Rows show their reorder handles, and their delete controls. If several rows can be selected, they
  /// show the selection instead of delete controls.
  public var isEditing: Bool
  /// The list offers to load its content again (``RenderEvent/refresh``).
  public var isRefreshable: Bool
  /// Rows can be selected (``RenderEvent/activate`` on a row).
  public var isSelectable: Bool
  /// Whether several rows can be selected at the same time.
  public var selectsSeveral: Bool
  /// The rows have no background, so that the background of the list is visible.
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

/// The properties of a section of a list in the render tree.
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

/// The properties of a row of a list in the render tree.
public struct RenderRow: Equatable, Sendable {
  /// How much a badge stands out (`badgeProminence`).
  public enum BadgeProminence: String, Sendable { case decreased, standard, increased }

  /// Takes ``RenderEvent/delete``.
  public var isDeletable: Bool
  /// Takes ``RenderEvent/move(to:)``.
  public var isMovable: Bool
  /// The row is selected.
  public var isSelected: Bool
  /// Takes ``RenderEvent/activate`` if rows of the list can be selected: the row has a value, and its selection is not
  /// disabled.
  public var canBeSelected: Bool
  /// The row opens another page: renderers show a chevron at its end.
  public var isLink: Bool
  /// The address in the app that the row opens; see ``RenderButton/address``. In a row that is a link, the button in
  /// the row has the address.
  public var address: String?
  /// `listRowInsets`; `nil` for the renderer's own.
  public var insets: RenderInsets?
  /// `listRowBackground` when it is a colour.
  public var background: RenderPaint?
  /// A line sets the row off from the next one (`listRowSeparator`).
  public var hasSeparator: Bool
  /// The paint of the separator (`listRowSeparatorTint`); `nil` for the renderer's own.
  public var separatorTint: RenderPaint?
  /// A short text at the end of the row, such as a count (`badge`); `nil` for none.
  public var badge: String?
  /// How much the badge stands out.
  public var badgeProminence: BadgeProminence
  /// The level in an outline: rows below a row follow it, one level further in. 1 for the first level, 0 for a row that
  /// is in no outline.
  public var outlineLevel: Int
  /// The number of swipe actions of the leading edge, which are the children after the content.
  public var leadingActionCount: Int
  /// The number of swipe actions of the trailing edge, which are the last children.
  public var trailingActionCount: Int

  /// A row with a separator and without other properties, unless stated.
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
