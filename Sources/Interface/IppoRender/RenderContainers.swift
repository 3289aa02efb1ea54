/// Children: pages, of which the last one shows, or navigations, one for each column.
public struct RenderNavigation: Equatable, Sendable {
  /// How wide a column is, in points. The last column takes what the others leave.
  public struct Column: Equatable, Sendable {
    /// The width of the column, in points.
    public var width: Double

    /// A column of a width in points.
    public init(width: Double) { self.width = width }
  }

  /// The children stand side by side; empty where they lie on top of each other.
  public var columns: [Column]

  /// Children on top of each other, unless there are columns, one for each.
  public init(columns: [Column] = []) { self.columns = columns }
}

/// What renderers see of a page of a navigation: its title, its bar, and the way back.
public struct RenderPage: Equatable, Sendable {
  /// How the title is shown: `inline` in the bar, `large` below it, `automatic` as the renderer likes (large in browsers).
  /// Pages on others have what those have, unless they say otherwise.
  public enum TitleMode: String, Sendable { case automatic, inline, large }

  /// What is behind the bar.
  public enum BarBackground: Equatable, Sendable {
    /// The renderer's own.
    case automatic
    /// Nothing: what is behind the bar shows.
    case hidden
    /// A paint over the whole bar.
    case paint(RenderPaint)
  }

  /// The title; empty for a page without one.
  public var title: String
  /// The line under the title.
  public var subtitle: String
  /// How the title is shown.
  public var titleMode: TitleMode
  /// The page can be left (``RenderEvent/dismiss`` on the page): it is not the root.
  public var canGoBack: Bool
  /// `navigationBarBackButtonHidden`: no control is shown; the gesture and key are off too.
  public var isBackButtonHidden: Bool
  /// Title of the page below, for the back button.
  public var backTitle: String?
  /// `toolbar(.hidden, for: .navigationBar)`.
  public var isBarHidden: Bool
  /// What is behind the bar.
  public var barBackground: BarBackground
  /// That of the bar, where it is not that of the page.
  public var barColorScheme: RenderColorScheme?
  /// What is behind the content (`containerBackground(_:for:)`); `nil` for the renderer's own.
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

/// What renderers see of an item of a toolbar.
public struct RenderToolbarItem: Equatable, Sendable {
  /// Where an item of a toolbar stands.
  public enum Placement: String, Sendable {
    case leading, principal, trailing, bottom, keyboard
    /// In the middle of the bar at the bottom, between the items before it and those behind it.
    case status
    /// A search field under the title.
    case search
  }

  /// Where the item stands.
  public var placement: Placement

  /// An item at a place of the toolbar.
  public init(placement: Placement) { self.placement = placement }
}

/// What renderers see of a `TabView`.
public struct RenderTabs: Equatable, Sendable {
  /// What stands for a tab.
  public struct Item: Equatable, Sendable {
    /// The title; empty where only the symbol is shown.
    public var title: String
    /// An SF Symbols name.
    public var symbol: String?
    /// A short text at the item, such as a count; `nil` for none.
    public var badge: String?
    /// Where in the app the tab is; see ``RenderButton/address``.
    public var address: String?
    /// The header of the section it is in, empty where that has none; `nil` outside of sections. Tabs beside each other with the
    /// same header are in one.
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

    /// The title, or else what the symbol is read as in English.
    public var accessibleName: String { accessibleName(in: RenderWords()) }

    /// The title, or else what the symbol is read as in the language of a window.
    package func accessibleName(in words: RenderWords) -> String {
      title.isEmpty ? symbol.map { SpokenSymbol.name(of: $0, in: words) } ?? "" : title
    }
  }

  /// How one gets from tab to tab.
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

  /// When there is a ground behind the dots of pages.
  public enum IndexBackground: String, Sendable {
    /// While a person uses them.
    case interactive
    /// Whenever they show.
    case always
    /// Never.
    case never
  }

  /// One for each child, in order.
  public var items: [Item]
  /// The index of the tab that is shown.
  public var selection: Int
  /// How one gets from tab to tab.
  public var style: Style
  /// When there is a ground behind the dots of pages.
  public var indexBackground: IndexBackground
  /// The items are not shown: the app moves between the tabs.
  public var isBarHidden: Bool

  /// Whether the items show at all times, as tabs or as dots. Others are there for keyboards and screen readers.
  public var showsItems: Bool {
    switch style {
    case .automatic, .sidebarAdaptable, .pageWithIndex: !isBarHidden
    case .page: !isBarHidden && items.count > 1
    case .pageWithoutIndex: false
    }
  }

  /// Whether the item at an index is the first of a section, or of those behind one.
  public func beginsSection(at index: Int) -> Bool {
    index > 0 ? items[index].section != items[index - 1].section : items[index].section != nil
  }

  /// Tabs of which the one at the index `selection` is shown.
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
  /// What kind of surface it is, and what belongs to that kind.
  public enum Kind: Equatable, Sendable {
    /// At one height of those it may have. Children: the content.
    case sheet(height: Detent, showsDragIndicator: Bool)
    /// Children: the content.
    case fullScreenCover
    /// Anchored to a node, not modal for reading but closed by a tap outside. Children: the content.
    case popover(anchor: RenderNodeID?)
    /// Children: the message if `hasMessage`, then fields and buttons. WAI-ARIA `alertdialog`.
    case alert(title: String, hasMessage: Bool)
    /// Children: the message if `hasMessage`, then buttons. `isTitleVisible` says whether the title is drawn.
    case confirmationDialog(title: String, isTitleVisible: Bool, hasMessage: Bool)
    /// A sheet that stands on the bottom edge over a dimmed screen, as tall as its content. The title is its accessible
    /// name, and not drawn; `nil` is the renderer's own background. Children: the content.
    case bottomSheet(title: String, background: RenderColor?)
  }

  /// A height at which a sheet rests, of those of SwiftUI's `PresentationDetent`.
  public enum Detent: Hashable, Sendable {
    /// About half of the window.
    case medium
    /// All of the window but a margin at the top.
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
  /// The first child of an alert or a dialog is a picture above its title.
  public var hasIcon: Bool
  /// What the app asks of the surface of other kinds.
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

  /// How many children come before those that the kind speaks of: backgrounds, or an icon.
  public var leadingCount: Int { surface.backgroundCount + (hasIcon ? 1 : 0) }

  /// What is below takes no events: true of all kinds but popovers, and of sheets that do not leave it free.
  public var isModal: Bool {
    if case .popover = kind { false } else { !surface.isBackgroundInteractive }
  }
}
