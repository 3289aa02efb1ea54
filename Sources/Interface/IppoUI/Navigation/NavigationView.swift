/// Pages on top of a root, in the spelling of earlier years (`SwiftUI.NavigationView`).
public struct NavigationView<Content: View>: View {
  @State private var path = NavigationPath()
  private let content: Content

  /// A navigation whose root is `content`. Several views in `content` stand on the same page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The root, and the pages that links in it open.
  public var body: some View { NavigationHost(path: PathAccess($path), root: content) }
}

/// The look of navigation views (`SwiftUI.NavigationViewStyle`). Renderers show them as a stack of pages.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The look the surroundings choose (`SwiftUI.DefaultNavigationViewStyle`).
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look the surroundings choose: a stack of pages.
  public init() {}
}

/// One page at a time (`SwiftUI.StackNavigationViewStyle`).
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A stack of pages.
  public init() {}
}

/// Columns side by side (`SwiftUI.ColumnNavigationViewStyle`). A view with two panes always shows them so, if the
/// window is wide enough.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns (`SwiftUI.DoubleColumnNavigationViewStyle`). A view with two panes always shows them so, if the window
/// is wide enough.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Two columns.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look the surroundings choose: a stack of pages.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// The style of navigation views within this view. Has no effect in browsers and terminals: every style is a stack of
  /// pages.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
