/// Where an item of a toolbar goes (`SwiftUI.ToolbarItemPlacement`).
public struct ToolbarItemPlacement: Hashable, Sendable {
  let render: RenderToolbarItem.Placement
  private var isSecondary = false
  /// Whether the item stays in the bar of a narrow window, whatever its priority is.
  private(set) var isPinned = false

  private init(render: RenderToolbarItem.Placement, isSecondary: Bool = false, isPinned: Bool = false) {
    self.render = render
    self.isSecondary = isSecondary
    self.isPinned = isPinned
  }

  /// Where the renderer puts what has no place: at the trailing end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(render: .trailing)
  /// In the middle of the bar at the top, in place of the title.
  public static let principal = ToolbarItemPlacement(render: .principal)
  /// For moving between pages: at the leading end of the bar at the top.
  public static let navigation = ToolbarItemPlacement(render: .leading)
  /// For what the page is mainly for: at the trailing end of the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(render: .trailing)
  /// For what is needed less often: in a menu at the trailing end of the bar at the top.
  public static let secondaryAction = ToolbarItemPlacement(render: .trailing, isSecondary: true)
  /// For what tells and does nothing: in the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(render: .status)
  /// For what accepts the input of a presentation: at the trailing end of the bar at the top.
  public static let confirmationAction = ToolbarItemPlacement(render: .trailing)
  /// For what leaves a presentation without accepting: at the leading end of the bar at the top.
  public static let cancellationAction = ToolbarItemPlacement(render: .leading)
  /// For what throws away the input of a presentation: at the trailing end of the bar at the top.
  public static let destructiveAction = ToolbarItemPlacement(render: .trailing)
  /// Above the keyboard of a touch screen: a bar at the lower edge of the page, which browsers show where fingers type while
  /// a field has the focus, and with a mouse, as terminals do, always.
  public static let keyboard = ToolbarItemPlacement(render: .keyboard)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(render: .leading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(render: .trailing)
  /// At the trailing end of the bar at the top, and never in the menu of the bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(render: .trailing, isPinned: true)
  /// At the leading end of the bar at the top, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(render: .leading)
  /// At the trailing end of the bar at the top, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(render: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(render: .bottom)
  /// In place of the title: in the middle of the bar at the top.
  public static let title = ToolbarItemPlacement(render: .principal)
  /// Below the title: in the middle of the bar at the top, as it.
  public static let subtitle = ToolbarItemPlacement(render: .principal)
  /// In place of the large title. Renderers put it into the middle of the bar at the top.
  public static let largeTitle = ToolbarItemPlacement(render: .principal)
  /// Below the large title. Renderers put it into the middle of the bar at the top.
  public static let largeSubtitle = ToolbarItemPlacement(render: .principal)
  /// In an ornament below the window. Renderers put it into the bar at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(render: .bottom)

  /// In a bar of its own below that at the top. Renderers put it at the trailing end of the bar at the top.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// A bar a modifier applies to (`SwiftUI.ToolbarPlacement`).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar the modifier is for where nothing is said: that at the top of pages.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top of pages.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom of pages. What modifiers say of it changes nothing.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs. What modifiers say of it changes nothing.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a device above windows. Has no effect in browsers and terminals: windows have none.
  public static let statusBar = ToolbarPlacement(name: "statusBar")
}

/// A navigation bar (`SwiftUI.NavigationBarItem`).
public struct NavigationBarItem: Sendable {
  /// How the title is drawn.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before; on the first one of a navigation large.
    case automatic
    /// In the bar, between its items.
    case inline
    /// Above the content, in large letters. Terminals have all titles in the bar.
    case large

    var render: RenderPage.TitleMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}
