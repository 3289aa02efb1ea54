/// The position of an item of a toolbar (`SwiftUI.ToolbarItemPlacement`).
public struct ToolbarItemPlacement: Hashable, Sendable {
  let render: RenderToolbarItem.Placement
  private var isSecondary = false
  /// Whether the item stays in the bar of a narrow window, regardless of its priority.
  private(set) var isPinned = false

  private init(render: RenderToolbarItem.Placement, isSecondary: Bool = false, isPinned: Bool = false) {
    self.render = render
    self.isSecondary = isSecondary
    self.isPinned = isPinned
  }

  /// The renderer's default position: at the trailing end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(render: .trailing)
  /// The middle of the bar at the top, in place of the title.
  public static let principal = ToolbarItemPlacement(render: .principal)
  /// The place for moving between pages: at the leading end of the bar at the top.
  public static let navigation = ToolbarItemPlacement(render: .leading)
  /// The position of the page's main action: at the trailing end of the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(render: .trailing)
  /// The position of rarer actions: in a menu at the trailing end of the bar at the top.
  public static let secondaryAction = ToolbarItemPlacement(render: .trailing, isSecondary: true)
  /// The position of a message without an action: in the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(render: .status)
  /// The position of the action that accepts the input of a presentation: at the trailing end of the bar at the top.
  public static let confirmationAction = ToolbarItemPlacement(render: .trailing)
  /// The position of the action that leaves a presentation without accepting: at the leading end of the bar at the top.
  public static let cancellationAction = ToolbarItemPlacement(render: .leading)
  /// The position of the action that discards the input of a presentation: at the trailing end of the bar at the top.
  public static let destructiveAction = ToolbarItemPlacement(render: .trailing)
  /// The position above the keyboard of a touch screen: a bar at the lower edge of the page. On touch screens, browsers
  /// show it while a field has the focus. With a mouse, and in terminals, it always shows.
  public static let keyboard = ToolbarItemPlacement(render: .keyboard)
  /// The leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(render: .leading)
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(render: .trailing)
  /// The trailing end of the bar at the top, and never the menu of the bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(render: .trailing, isPinned: true)
  /// The leading end of the bar at the top, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(render: .leading)
  /// The trailing end of the bar at the top, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(render: .trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(render: .bottom)
  /// The place of the title: the middle of the bar at the top.
  public static let title = ToolbarItemPlacement(render: .principal)
  /// The place below the title: the middle of the bar at the top, as for the title.
  public static let subtitle = ToolbarItemPlacement(render: .principal)
  /// The place of the large title. Renderers put the item into the middle of the bar at the top.
  public static let largeTitle = ToolbarItemPlacement(render: .principal)
  /// The place below the large title. Renderers put the item into the middle of the bar at the top.
  public static let largeSubtitle = ToolbarItemPlacement(render: .principal)
  /// An ornament below the window. Renderers put the item into the bar at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(render: .bottom)

  /// A bar of its own below that at the top. Renderers put the item at the trailing end of the bar at the top.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// A bar a modifier applies to (`SwiftUI.ToolbarPlacement`).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The default bar of a modifier: the one at the top of pages.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top of pages.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom of pages. Modifiers for it are ignored.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs. `toolbar(_:for:)` shows or hides it, and other modifiers for it are ignored.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a device above windows. Has no effect in browsers and terminals: the bar is part of the device.
  public static let statusBar = ToolbarPlacement(name: "statusBar")
}

/// A navigation bar (`SwiftUI.NavigationBarItem`).
public struct NavigationBarItem: Sendable {
  /// The display mode of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the page before; on the first one of a navigation, a large title.
    case automatic
    /// The title is in the bar, between its items.
    case inline
    /// The title is above the content, in large letters. Terminals have all titles in the bar.
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
