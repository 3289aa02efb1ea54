/// Tabs that belong together (`SwiftUI.TabSection`).
///
/// Where tabs are in a sidebar they have a header. Renderers draw a bar, in which they stand side by side with the
/// others, without it.
public struct TabSection<Header: View, Content: TabContent, TabValue: Hashable>: TabContent
where Content.TabValue == TabValue {
  private let content: Content

  /// Tabs with a header, which is not drawn.
  public init(@TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The tabs.
  public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Tabs with a title to look up, which is not drawn.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }

  /// Tabs with a title, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a header.
  public init(@TabContentBuilder<TabValue> content: () -> Content) { self.content = content() }
}

/// How a person has arranged tabs (`SwiftUI.TabViewCustomization`). Renderers do not let them be arranged, so that it
/// stays as it was made.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Tabs as the app has arranged them.
  public init() {}
}

/// What of its customization a tab takes part in (`SwiftUI.TabCustomizationBehavior`).
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// Whatever the platform does.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// A person may move and hide the tab. Here it cannot be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays where it is.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs are (`SwiftUI.AdaptableTabBarPlacement`).
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Wherever the platform puts tabs: a bar.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar, which renderers do not have for tabs.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// People cannot arrange tabs here, and there are no sidebars with tabs: these modifiers have no effect.
extension View {
  /// Where a person's arrangement of tabs is kept. Has no effect in browsers and terminals: people cannot
  /// arrange tabs, and the binding keeps its value.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// What is on top of a sidebar with tabs. Has no effect in browsers and terminals: there are none.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// What is at the end of a sidebar with tabs. Has no effect in browsers and terminals: there are none.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// What is at the lower edge of a sidebar with tabs. Has no effect in browsers and terminals: there are
  /// none.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
