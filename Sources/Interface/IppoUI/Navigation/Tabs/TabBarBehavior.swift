/// The condition under which a tab bar gives way to the content (`SwiftUI.TabBarMinimizeBehavior`).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform: the bar stays.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar stays.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// The bar would hide when a user scrolls down; here it stays.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar would hide when a user scrolls up; here it stays.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// The position of the accessory of a tab bar (`SwiftUI.TabViewBottomAccessoryPlacement`).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The accessory is in the bar.
  case inline
  /// The accessory is on a line of its own.
  case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The placement of the accessory of a tab bar, for views in it; `nil` for others.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets the condition under which tab bars give way to the content. Has no effect in browsers and terminals: bars
  /// stay.
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

/// The reaction of a search tab when a user chooses it (`SwiftUI.TabSearchActivation`).
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The default of the platform: the tab is selected.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field would take the focus; here the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// The reaction of a search tab when a user chooses it. Has no effect in browsers and terminals: it is selected.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// The position of tabs that may be in a bar or a sidebar: `.tabBar` keeps them in a bar in wide windows too. In
  /// narrow windows they are always in a bar.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
    environment(\.prefersTabBar, placement == .tabBar)
  }

  /// Sets the place of tabs that may be in a bar or a sidebar, as `defaultAdaptableTabBarPlacement(_:)`.
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

/// The position of the tabs around a view (`SwiftUI.TabBarPlacement`).
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The tabs are in a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// The tabs are in a bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// The tabs are in a bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Pages without a bar.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// The tabs are in an ornament beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

extension EnvironmentValues {
  /// The place of the tabs around: `nil`, since the renderer decides.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Whether the tabs around show sections with headers: `false`, since the renderer decides.
  public var isTabBarShowingSections: Bool { false }
}
