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
