/// A navigation. The children are pages, of which the last one is visible, or navigations, one for each column.
public struct RenderNavigation: Equatable, Sendable {
  /// The width of a column, in points. The last column takes the rest of the width.
  public struct Column: Equatable, Sendable {
    /// The width of the column, in points, where there is enough space.
    public var width: Double
    /// The least width, in points. A column is narrower only in a window without the space for the least widths of all
    /// columns.
    public var minimum: Double?
    /// The greatest width, in points, to which a user can bring the column. The last column has none.
    public var maximum: Double?

    /// A column of a width in points, and the limits of that width.
    public init(width: Double, minimum: Double? = nil, maximum: Double? = nil) {
      self.width = width
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The columns, for children side by side; empty for children on top of each other.
  public var columns: [Column]

  /// Children on top of each other, unless there are columns, one for each.
  public init(columns: [Column] = []) { self.columns = columns }
}

/// The title, the bar and the way back of a page of a navigation.
public struct RenderPage: Equatable, Sendable {
  /// The position of the title: `inline` in the bar, `large` below it, `automatic` as the renderer likes (large in
  /// browsers). A page on another page has the mode of that page, unless it has its own.
  public enum TitleMode: String, Sendable { case automatic, inline, large }

  /// The background of a bar.
  public enum BarBackground: Equatable, Sendable {
    /// The background of the renderer.
    case automatic
    /// A clear background, through which the content behind the bar is visible.
    case hidden
    /// A paint over the whole bar.
    case paint(RenderPaint)
  }

  /// The title; empty for a page without one.
  public var title: String
  /// The line under the title.
  public var subtitle: String
  /// The position of the title.
  public var titleMode: TitleMode
  /// Whether the page can be left (``RenderEvent/dismiss`` on the page): it is not the root.
  public var canGoBack: Bool
  /// `navigationBarBackButtonHidden`: the page has no back button, and ignores the gesture and key for going back.
  public var isBackButtonHidden: Bool
  /// The title of the page below, for the back button.
  public var backTitle: String?
  /// `toolbar(.hidden, for: .navigationBar)`.
  public var isBarHidden: Bool
  /// The background of the bar.
  public var barBackground: BarBackground
  /// The colour scheme of the bar; `nil` for the colour scheme of the page.
  public var barColorScheme: RenderColorScheme?
  /// The background of the content (`containerBackground(_:for:)`); `nil` for the renderer's own.
  public var background: RenderPaint?

  /// A root page without a title, unless stated.
  public init(
    title: String = "", subtitle: String = "", titleMode: TitleMode = .automatic, canGoBack: Bool = false,
    isBackButtonHidden: Bool = false,
    backTitle: String? = nil, isBarHidden: Bool = false, barBackground: BarBackground = .automatic,
    barColorScheme: RenderColorScheme? = nil, background: RenderPaint? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.titleMode = titleMode
    self.canGoBack = canGoBack
    self.isBackButtonHidden = isBackButtonHidden
    self.backTitle = backTitle
    self.isBarHidden = isBarHidden
    self.barBackground = barBackground
    self.barColorScheme = barColorScheme
    self.background = background
  }
}

/// The properties of a toolbar item in the render tree.
public struct RenderToolbarItem: Equatable, Sendable {
  /// The position of an item in a toolbar.
  public enum Placement: String, Sendable {
    case leading, principal, trailing, bottom, keyboard
    /// In the middle of the bar at the bottom, between the items before it and those behind it.
    case status
    /// A search field under the title.
    case search
  }

  /// The position of the item.
  public var placement: Placement

  /// An item at a position of the toolbar.
  public init(placement: Placement) { self.placement = placement }
}

/// The properties of a `TabView` in the render tree.
public struct RenderTabs: Equatable, Sendable {
  /// The button for a tab.
  public struct Item: Equatable, Sendable {
    /// The title; empty where only the symbol is shown.
    public var title: String
    /// An SF Symbols name.
    public var symbol: String?
    /// A short text at the item, such as a count; `nil` for none.
    public var badge: String?
    /// The address of the tab in the app; see ``RenderButton/address``.
    public var address: String?
    /// The header of the section that contains the tab, empty for a section without a header; `nil` outside of
    /// sections. Adjacent tabs with the same header are in one section.
    public var section: String?

    /// An item with a title, or with an SF Symbols name in its place or beside it.
    public init(
      title: String, symbol: String? = nil, badge: String? = nil, address: String? = nil, section: String? = nil
    ) {
      self.title = title
      self.symbol = symbol
      self.badge = badge
      self.address = address
      self.section = section
    }

    /// The title, or else the spoken English name of the symbol.
    public var accessibleName: String { accessibleName(in: RenderWords()) }

    /// The title, or else the spoken name of the symbol in the language of a window.
    package func accessibleName(in words: RenderWords) -> String {
      title.isEmpty ? symbol.map { SpokenSymbol.name(of: $0, in: words) } ?? "" : title
    }
  }

  /// The ways to move between tabs.
  public enum Style: String, Sendable {
    /// By items in a bar.
    case automatic
    /// By items in a bar, or, in a wide window, in a column at its leading edge, with the headers of their sections.
    case sidebarAdaptable
    /// By turning pages, with dots for them where there are several.
    case page
    /// By turning pages, always with dots for them.
    case pageWithIndex
    /// By turning pages, without dots.
    case pageWithoutIndex

    /// Whether pages are turned.
    public var isOfPages: Bool {
      switch self {
      case .automatic, .sidebarAdaptable: false
      case .page, .pageWithIndex, .pageWithoutIndex: true
      }
    }
  }

  /// The conditions for a background behind the dots of pages.
  public enum IndexBackground: String, Sendable {
    /// While the user operates the dots.
    case interactive
    /// Whenever the dots are visible.
    case always
    /// Never.
    case never
  }

  /// One item for each child, in order.
  public var items: [Item]
  /// The index of the visible tab.
  public var selection: Int
  /// The way to move between tabs.
  public var style: Style
  /// The condition for a background behind the dots of pages.
  public var indexBackground: IndexBackground
  /// Whether the items are hidden, because the app moves between the tabs.
  public var isBarHidden: Bool

  /// Whether the items are always visible, as tabs or as dots. Other items are there for keyboards and screen readers.
  public var showsItems: Bool {
    switch style {
    case .automatic, .sidebarAdaptable, .pageWithIndex: !isBarHidden
    case .page: !isBarHidden && items.count > 1
    case .pageWithoutIndex: false
    }
  }

  /// Whether the item at an index is the first one of a section, or the first one behind a section.
  public func beginsSection(at index: Int) -> Bool {
    index > 0 ? items[index].section != items[index - 1].section : items[index].section != nil
  }

  /// Tabs, of which the one at the index `selection` is visible.
  public init(
    items: [Item], selection: Int, style: Style = .automatic, indexBackground: IndexBackground = .interactive,
    isBarHidden: Bool = false
  ) {
    self.items = items
    self.selection = selection
    self.style = style
    self.indexBackground = indexBackground
    self.isBarHidden = isBarHidden
  }
}

/// A surface over the window. Modal kinds make everything below inert.
public struct RenderPresentation: Equatable, Sendable {
  /// The kinds of surfaces, with the properties of each kind.
  public enum Kind: Equatable, Sendable {
    /// A sheet at one of its heights. Children: the content.
    case sheet(height: Detent, showsDragIndicator: Bool)
    /// Children: the content.
    case fullScreenCover
    /// A surface anchored to a node. It is not modal for reading, but a tap outside closes it. Children: the content.
    case popover(anchor: RenderNodeID?)
    /// Children: the message if `hasMessage`, then fields and buttons. WAI-ARIA `alertdialog`.
    case alert(title: String, hasMessage: Bool)
    /// Children: the message if `hasMessage`, then buttons. `isTitleVisible` says whether the title is drawn.
    case confirmationDialog(title: String, isTitleVisible: Bool, hasMessage: Bool)
    /// A sheet at the bottom edge over a dimmed screen, as tall as its content. The title is its accessible name only;
    /// a `nil` background is the renderer's own. Children: the content.
    case bottomSheet(title: String, background: RenderColor?)
  }

  /// A height at which a sheet rests, as with SwiftUI's `PresentationDetent`.
  public enum Detent: Hashable, Sendable {
    /// About half of the window.
    case medium
    /// The height of the window, less a margin at the top.
    case large
    /// A part of the height of the window, 0...1.
    case fraction(Double)
    /// A height in points.
    case height(Double)
  }

  /// The kind of surface.
  public var kind: Kind
  /// `interactiveDismissDisabled`: Escape, the backdrop and swipes do not close it.
  public var isDismissDisabled: Bool
  /// Whether the first child of an alert or a dialog is a picture above the title.
  public var hasIcon: Bool
  /// The properties that the app sets for the surface of kinds other than alerts and dialogs.
  public var surface: RenderSurface

  /// A surface that can be dismissed and has the renderer's own look, unless stated.
  public init(
    _ kind: Kind, isDismissDisabled: Bool = false, hasIcon: Bool = false, surface: RenderSurface = RenderSurface()
  ) {
    self.kind = kind
    self.isDismissDisabled = isDismissDisabled
    self.hasIcon = hasIcon
    self.surface = surface
  }

  /// The number of children before those of the kind: backgrounds, or an icon.
  public var leadingCount: Int { surface.backgroundCount + (hasIcon ? 1 : 0) }

  /// Whether the content below takes no events. Popovers, and sheets that leave the content below usable, are the
  /// exceptions.
  public var isModal: Bool {
    if case .popover = kind { false } else { !surface.isBackgroundInteractive }
  }
}
