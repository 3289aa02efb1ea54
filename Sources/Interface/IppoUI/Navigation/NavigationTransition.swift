/// How a page comes on screen (`SwiftUI.NavigationTransition`).
public protocol NavigationTransition {}

/// The renderer's own way (`SwiftUI.AutomaticNavigationTransition`).
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The renderer's own way.
  public init() {}
}

/// Out of the view that was pressed (`SwiftUI.ZoomNavigationTransition`).
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The renderer's own way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Has no effect in browsers and terminals: pages come in the renderer's own way.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How pages come and go. Renderers have one way, so these change nothing.
extension View {
  /// How the page comes on screen. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view a page comes out of. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
