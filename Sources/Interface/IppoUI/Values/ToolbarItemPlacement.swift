/// Where an item of a toolbar goes (`SwiftUI.ToolbarItemPlacement`).
public struct ToolbarItemPlacement: Hashable, Sendable {
  let render: RenderToolbarItem.Placement

  public static let automatic = ToolbarItemPlacement(render: .trailing)
  public static let principal = ToolbarItemPlacement(render: .principal)
  public static let navigation = ToolbarItemPlacement(render: .leading)
  public static let primaryAction = ToolbarItemPlacement(render: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(render: .trailing)
  public static let status = ToolbarItemPlacement(render: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(render: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(render: .leading)
  public static let destructiveAction = ToolbarItemPlacement(render: .trailing)
  public static let keyboard = ToolbarItemPlacement(render: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(render: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(render: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(render: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(render: .trailing)
  public static let bottomBar = ToolbarItemPlacement(render: .bottom)
}

/// A bar a modifier applies to (`SwiftUI.ToolbarPlacement`).
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// A navigation bar (`SwiftUI.NavigationBarItem`).
public struct NavigationBarItem: Sendable {
  /// How the title is drawn.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
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
