/// A column of a split view (`SwiftUI.NavigationSplitViewColumn`).
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// The position from the left: 0 is the sidebar.
  let position: Int

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(position: 0)
  /// The column in the middle; of a view with two columns, the detail.
  public static let content = NavigationSplitViewColumn(position: 1)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(position: 2)
}

/// The columns of a split view that show in a wide window (`SwiftUI.NavigationSplitViewVisibility`).
public struct NavigationSplitViewVisibility: Codable, Equatable, Sendable {
  private enum Columns: String, Codable { case automatic, all, doubleColumn, detailOnly }

  private let columns: Columns

  /// All columns.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .all) }
  /// The content and the detail of a view with three columns, both columns of a view with two.
  public static var doubleColumn: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(columns: .doubleColumn)
  }
  /// The detail alone.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(columns: .detailOnly) }

  /// Whether a column shows.
  ///
  /// - Parameter count: how many columns the view has.
  func shows(_ column: NavigationSplitViewColumn, of count: Int) -> Bool {
    switch columns {
    case .automatic, .all: true
    case .doubleColumn: count == 2 || column != .sidebar
    case .detailOnly: column == .detail
    }
  }
}

/// The division of the width among the columns of split views (`SwiftUI.NavigationSplitViewStyle`). Renderers put them
/// side by side.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The look the surroundings choose (`SwiftUI.AutomaticNavigationSplitViewStyle`).
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The look the surroundings choose: columns side by side.
  public init() {}
}

/// The detail gives way to the other columns (`SwiftUI.BalancedNavigationSplitViewStyle`).
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns side by side.
  public init() {}
}

/// The detail keeps its width (`SwiftUI.ProminentDetailNavigationSplitViewStyle`).
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns side by side: the detail has the width that the others leave.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The look the surroundings choose: columns side by side.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Has no effect in browsers and terminals: columns stand side by side with every style.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Has no effect in browsers and terminals: columns stand side by side with every style.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
