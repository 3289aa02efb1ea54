/// Children: pages, of which the last one shows, or navigations, one for each column.
public struct RenderNavigation: Equatable, Sendable {
  /// How wide a column is, in points. The last column takes what the others leave.
  public struct Column: Equatable, Sendable {
    public var width: Double

    public init(width: Double) { self.width = width }
  }

  /// The children stand side by side; empty where they lie on top of each other.
  public var columns: [Column]

  public init(columns: [Column] = []) { self.columns = columns }
}

public struct RenderPage: Equatable, Sendable {
  public enum TitleMode: String, Sendable { case automatic, inline, large }

  /// What is behind the bar.
  public enum BarBackground: Equatable, Sendable {
    /// The renderer's own.
    case automatic
    case hidden
    case paint(RenderPaint)
  }

  public var title: String
  /// The line under the title.
  public var subtitle: String
  public var titleMode: TitleMode
  /// The page can be left (``RenderEvent/dismiss`` on the page): it is not the root.
  public var canGoBack: Bool
  /// `navigationBarBackButtonHidden`: no control is shown; the gesture and key are off too.
  public var isBackButtonHidden: Bool
  /// Title of the page below, for the back button.
  public var backTitle: String?
  /// `toolbar(.hidden, for: .navigationBar)`.
  public var isBarHidden: Bool
  public var barBackground: BarBackground
  /// That of the bar, where it is not that of the page.
  public var barColorScheme: RenderColorScheme?

  public init(
    title: String = "", subtitle: String = "", titleMode: TitleMode = .automatic, canGoBack: Bool = false,
    isBackButtonHidden: Bool = false,
    backTitle: String? = nil, isBarHidden: Bool = false, barBackground: BarBackground = .automatic,
    barColorScheme: RenderColorScheme? = nil
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
  }
}

public struct RenderToolbarItem: Equatable, Sendable {
  public enum Placement: String, Sendable {
    case leading, principal, trailing, bottom, keyboard
    /// A search field under the title.
    case search
  }

  public var placement: Placement

  public init(placement: Placement) { self.placement = placement }
}

public struct RenderTabs: Equatable, Sendable {
  public struct Item: Equatable, Sendable {
    public var title: String
    /// An SF Symbols name.
    public var symbol: String?
    public var badge: String?
    /// Where in the app the tab is; see ``RenderButton/address``.
    public var address: String?

    public init(title: String, symbol: String? = nil, badge: String? = nil, address: String? = nil) {
      self.title = title
      self.symbol = symbol
      self.badge = badge
      self.address = address
    }

    /// The title, or else what the symbol is read as.
    public var accessibleName: String { title.isEmpty ? symbol.map(SpokenSymbol.name) ?? "" : title }
  }

  public enum Style: String, Sendable { case automatic, page }

  public var items: [Item]
  public var selection: Int
  public var style: Style
  /// The items are not shown: the app moves between the tabs.
  public var isBarHidden: Bool

  public init(items: [Item], selection: Int, style: Style = .automatic, isBarHidden: Bool = false) {
    self.items = items
    self.selection = selection
    self.style = style
    self.isBarHidden = isBarHidden
  }
}

/// A surface over the window. Modal kinds make everything below inert.
public struct RenderPresentation: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Children: the content.
    case sheet(detents: [Detent], showsDragIndicator: Bool)
    /// Children: the content.
    case fullScreenCover
    /// Anchored to a node, not modal for reading but closed by a tap outside. Children: the content.
    case popover(anchor: RenderNodeID?)
    /// Children: the message if `hasMessage`, then fields and buttons. WAI-ARIA `alertdialog`.
    case alert(title: String, hasMessage: Bool)
    /// Children: the message if `hasMessage`, then buttons. `isTitleVisible` says whether the title is drawn.
    case confirmationDialog(title: String, isTitleVisible: Bool, hasMessage: Bool)
    /// A panel at the bottom edge over a dimmed screen, as tall as its content. The title is its accessible name, and
    /// not drawn; `nil` is the renderer's own background. Children: the content.
    case bottomMenu(title: String, background: RenderColor?)
  }

  public enum Detent: Hashable, Sendable {
    case medium
    case large
    case fraction(Double)
    case height(Double)
  }

  public var kind: Kind
  /// `interactiveDismissDisabled`: Escape, the backdrop and swipes do not close it.
  public var isDismissDisabled: Bool

  public init(_ kind: Kind, isDismissDisabled: Bool = false) {
    self.kind = kind
    self.isDismissDisabled = isDismissDisabled
  }

  public var isModal: Bool {
    if case .popover = kind { false } else { true }
  }
}
