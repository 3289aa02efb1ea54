/// When a tab bar gives way to the content (`SwiftUI.TabBarMinimizeBehavior`).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// Whatever the platform does: the bar stays.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar stays.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// The bar would give way when a person scrolls down; here it stays.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar would give way when a person scrolls up; here it stays.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// Where the accessory of a tab bar stands (`SwiftUI.TabViewBottomAccessoryPlacement`).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// On a line of its own.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the accessory of a tab bar stands, for views in it; `nil` for others.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// When tab bars give way to the content. Has no effect in browsers and terminals: bars stay.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// A view on a line below tabs, which stays while tabs change.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// A view on a line below tabs while it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      if isEnabled { content().environment(\.tabViewBottomAccessoryPlacement, .expanded) }
    }
  }
}

/// What a tab to search in does when it is chosen (`SwiftUI.TabSearchActivation`).
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// Whatever the platform does: the tab is selected.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field would take the focus; here the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// What a tab to search in does when it is chosen. Has no effect in browsers and terminals: it is selected.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Where tabs are where they may be in a bar or a sidebar: `.tabBar` keeps them in a bar in wide windows too. In narrow ones they
  /// are in a bar.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
    environment(\.prefersTabBar, placement == .tabBar)
  }

  /// Where tabs are where they may be in a bar or a sidebar, as `defaultAdaptableTabBarPlacement(_:)`.
  public func defaultTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View {
    defaultAdaptableTabBarPlacement(placement)
  }
}

private struct PrefersTabBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Tabs that may be in a sidebar are in a bar.
  var prefersTabBar: Bool {
    get { self[PrefersTabBarKey.self] }
    set { self[PrefersTabBarKey.self] = newValue }
  }
}

/// Where the tabs around are (`SwiftUI.TabBarPlacement`).
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Pages without a bar.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// In an ornament beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

extension EnvironmentValues {
  /// Where the tabs around are: `nil`, since the renderer decides.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Whether the tabs around show sections with headers: `false`, since the renderer decides.
  public var isTabBarShowingSections: Bool { false }
}
