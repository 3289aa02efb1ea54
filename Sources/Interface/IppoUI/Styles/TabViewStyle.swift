/// The look of tabs (`SwiftUI.TabViewStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// What renderers draw.
  var _render: RenderTabs.Style { get }
}

/// A bar of tabs (`SwiftUI.DefaultTabViewStyle`).
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _render: RenderTabs.Style { .automatic }
}

/// Pages that are turned (`SwiftUI.PageTabViewStyle`).
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots under the pages show.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public var _render: RenderTabs.Style { .page }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs in a bar, or in a sidebar where there is room (`SwiftUI.SidebarAdaptableTabViewStyle`). Renderers draw a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _render: RenderTabs.Style { .automatic }
}

/// Tabs in a bar (`SwiftUI.TabBarOnlyTabViewStyle`).
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _render: RenderTabs.Style { .automatic }
}

/// Tabs on the edge of a box (`SwiftUI.GroupedTabViewStyle`). Renderers draw a bar.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
  public var _render: RenderTabs.Style { .automatic }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The look of the dots under pages (`SwiftUI.IndexViewStyle`). Renderers draw them in their own way.
public protocol IndexViewStyle {}

/// Dots, one for each page (`SwiftUI.PageIndexViewStyle`).
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// The look of the dots under pages: renderers use their own.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

private struct TabStyleKey: EnvironmentKey {
  static var defaultValue: RenderTabs.Style { .automatic }
}

extension EnvironmentValues {
  var tabStyle: RenderTabs.Style {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}
