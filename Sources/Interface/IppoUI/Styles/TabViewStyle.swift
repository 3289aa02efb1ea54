/// The look of tabs (`SwiftUI.TabViewStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The style that renderers draw.
  var _render: RenderTabs.Style { get }
}

/// A bar of tabs (`SwiftUI.DefaultTabViewStyle`).
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same as `.automatic`.
  public init() {}
  /// A bar of tabs.
  public var _render: RenderTabs.Style { .automatic }
}

/// Pages that are turned (`SwiftUI.PageTabViewStyle`).
public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the dots on the pages show. While the keyboard is on them they show with every mode.
  public struct IndexDisplayMode: Sendable {
    fileprivate let style: RenderTabs.Style
    /// The dots show if there are several pages.
    public static let automatic = IndexDisplayMode(style: .page)
    /// Always.
    public static let always = IndexDisplayMode(style: .pageWithIndex)
    /// Never.
    public static let never = IndexDisplayMode(style: .pageWithoutIndex)
  }

  private let mode: IndexDisplayMode

  /// The same as `.page`.
  ///
  /// - Parameter indexDisplayMode: The condition under which the dots on the pages show.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Pages with dots on them, one for each.
  public var _render: RenderTabs.Style { mode.style }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are turned, with dots by the mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs in a bar, or in a sidebar where the window is wide (`SwiftUI.SidebarAdaptableTabViewStyle`).
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same as `.sidebarAdaptable`.
  public init() {}
  /// A bar or a sidebar.
  public var _render: RenderTabs.Style { .sidebarAdaptable }
}

/// Tabs in a bar (`SwiftUI.TabBarOnlyTabViewStyle`).
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same as `.tabBarOnly`.
  public init() {}
  /// A bar of tabs.
  public var _render: RenderTabs.Style { .automatic }
}

/// Tabs on the edge of a box (`SwiftUI.GroupedTabViewStyle`). Renderers draw a bar.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The same as `.grouped`.
  public init() {}
  /// A bar of tabs.
  public var _render: RenderTabs.Style { .automatic }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a bar, or in a sidebar where the window is wide.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs on the edge of a box. Drawn as a bar.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The look of the dots under pages (`SwiftUI.IndexViewStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// The condition under which renderers draw a ground behind the dots.
  var _background: RenderTabs.IndexBackground { get }
}

/// Dots, one for each page (`SwiftUI.PageIndexViewStyle`).
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which there is a ground behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let background: RenderTabs.IndexBackground
    /// The background shows while a user uses the dots.
    public static let automatic = BackgroundDisplayMode(background: .interactive)
    /// The background shows while a user uses the dots.
    public static let interactive = BackgroundDisplayMode(background: .interactive)
    /// Always.
    public static let always = BackgroundDisplayMode(background: .always)
    /// Never.
    public static let never = BackgroundDisplayMode(background: .never)
  }

  private let mode: BackgroundDisplayMode

  /// - Parameter backgroundDisplayMode: The condition under which there is a ground behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  /// The background of the mode.
  public var _background: RenderTabs.IndexBackground { mode.background }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page, with the background of the mode.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: RenderTabs.IndexBackground { .interactive }
}

extension EnvironmentValues {
  var indexBackground: RenderTabs.IndexBackground {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// The look of the dots under pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._background)
  }
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
