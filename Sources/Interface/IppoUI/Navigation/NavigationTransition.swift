public import Foundation

/// The transition with which a page comes on screen (`SwiftUI.NavigationTransition`).
public protocol NavigationTransition {}

/// The renderer's own way (`SwiftUI.AutomaticNavigationTransition`).
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The renderer's own way.
  public init() {}
}

/// A transition out of the view that was pressed (`SwiftUI.ZoomNavigationTransition`).
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

/// One page fades into the other (`SwiftUI.CrossFadeNavigationTransition`).
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// Has no effect in browsers and terminals: pages come in the renderer's own way.
  public init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Has no effect in browsers and terminals: pages come in the renderer's own way.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// A transition of some type (`SwiftUI.AnyNavigationTransition`).
public struct AnyNavigationTransition: NavigationTransition {
  /// A transition without its type. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public init(_ transition: some NavigationTransition) {}
}

/// The transitions of pages. Renderers have one transition, so these change nothing.
extension View {
  /// The transition of the page. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view a page comes out of. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// The view that a page grows out of, as it looks meanwhile. Has no effect in browsers and terminals: pages come in
  /// the renderer's own way.
  public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { self }
}

/// The look of a view while a page grows out of it (`SwiftUI.MatchedTransitionSourceConfiguration`). Renderers ignore
/// it.
public protocol MatchedTransitionSourceConfiguration {}

/// A view that looks as it is (`SwiftUI.EmptyMatchedTransitionSourceConfiguration`).
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The background of the view. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape of the view. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The shadow of the view. Has no effect in browsers and terminals: pages come in the renderer's own way.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
