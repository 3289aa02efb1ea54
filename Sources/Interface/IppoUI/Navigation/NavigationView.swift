/// Pages on top of a root, in the spelling of earlier years (`SwiftUI.NavigationView`).
public struct NavigationView<Content: View>: View {
  @State private var path = NavigationPath()
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationHost(path: PathAccess($path), root: content) }
}

/// The look of navigation views (`SwiftUI.NavigationViewStyle`). Renderers show them as a stack of pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The look the surroundings choose (`SwiftUI.DefaultNavigationViewStyle`).
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One page at a time (`SwiftUI.StackNavigationViewStyle`).
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// The style of navigation views within this view. Renderers show every style as a stack of pages.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Columns side by side: a sidebar, and the detail of what is selected in it (`SwiftUI.NavigationSplitView`).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @State private var sidebarPath = NavigationPath()
  @State private var contentPath = NavigationPath()
  @State private var detailPath = NavigationPath()
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public var body: some View {
    HStack(spacing: 0) {
      NavigationHost(path: PathAccess($sidebarPath), root: sidebar).frame(maxWidth: 320)
      Divider()
      if Content.self != EmptyView.self {
        NavigationHost(path: PathAccess($contentPath), root: content).frame(maxWidth: 320)
        Divider()
      }
      NavigationHost(path: PathAccess($detailPath), root: detail)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}
