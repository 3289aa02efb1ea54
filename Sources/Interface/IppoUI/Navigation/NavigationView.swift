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
