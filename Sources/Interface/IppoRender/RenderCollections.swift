public struct RenderList: Equatable, Sendable {
  public enum Style: String, Sendable { case automatic, plain, grouped, insetGrouped, sidebar, form }

  public var style: Style
  /// Edit mode is on: rows show their delete controls and reorder handles.
  public var isEditing: Bool
  public var isRefreshable: Bool
  /// Rows can be selected (``RenderEvent/activate`` on a row).
  public var isSelectable: Bool
  /// Nothing is drawn behind the rows: what is behind the list shows.
  public var isBackgroundHidden: Bool

  public init(
    style: Style = .automatic, isEditing: Bool = false, isRefreshable: Bool = false, isSelectable: Bool = false,
    isBackgroundHidden: Bool = false
  ) {
    self.style = style
    self.isEditing = isEditing
    self.isRefreshable = isRefreshable
    self.isSelectable = isSelectable
    self.isBackgroundHidden = isBackgroundHidden
  }
}

public struct RenderSection: Equatable, Sendable {
  public var hasHeader: Bool
  public var hasFooter: Bool

  public init(hasHeader: Bool = false, hasFooter: Bool = false) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}

public struct RenderRow: Equatable, Sendable {
  /// Takes ``RenderEvent/delete``.
  public var isDeletable: Bool
  /// Takes ``RenderEvent/move(to:)``.
  public var isMovable: Bool
  public var isSelected: Bool
  /// The row opens another page: renderers show a chevron at its end.
  public var isLink: Bool
  /// Where in the app choosing the row leads; see ``RenderButton/address``.
  public var address: String?
  /// `listRowInsets`; `nil` for the renderer's own.
  public var insets: RenderInsets?
  /// `listRowBackground` when it is a colour.
  public var background: RenderPaint?
  public var hasSeparator: Bool
  public var badge: String?
  /// How many of the children are swipe actions.
  public var leadingActionCount: Int
  public var trailingActionCount: Int

  public init(
    isDeletable: Bool = false, isMovable: Bool = false, isSelected: Bool = false, isLink: Bool = false,
    address: String? = nil, insets: RenderInsets? = nil, background: RenderPaint? = nil, hasSeparator: Bool = true,
    badge: String? = nil,
    leadingActionCount: Int = 0, trailingActionCount: Int = 0
  ) {
    self.isDeletable = isDeletable
    self.isMovable = isMovable
    self.isSelected = isSelected
    self.isLink = isLink
    self.address = address
    self.insets = insets
    self.background = background
    self.hasSeparator = hasSeparator
    self.badge = badge
    self.leadingActionCount = leadingActionCount
    self.trailingActionCount = trailingActionCount
  }
}
