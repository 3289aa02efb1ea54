/// How bars look. What is said of other bars than that at the top of pages changes nothing.
extension View {
  /// Whether the background of the page's bar is drawn.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(visibility, bars)
  }

  func barBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    page { if bars.areOfPage { $0.barVisibility = visibility } }
  }

  /// The background of the page's bar, which is drawn whether something scrolls under it or not.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    page { if bars.areOfPage { $0.barStyle = style._storage } }
  }

  /// The colour scheme of the page's bar. Terminals choose what stands out from its background.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    page { if bars.areOfPage { $0.barColorScheme = colorScheme } }
  }

  /// Whether the status bar of a device is hidden. Has no effect in browsers and terminals: windows have none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether the status bar of a device is hidden. Has no effect in browsers and terminals: windows have none.
  public func statusBar(hidden: Bool) -> some View { self }

  /// What the bar is for, on which its arrangement depends. Has no effect in browsers and terminals: bars have one
  /// arrangement.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Whether what the system draws over a window is hidden. Has no effect in browsers and terminals: nothing is drawn
  /// over it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// What a bar is for (`SwiftUI.ToolbarRole`).
public struct ToolbarRole: Sendable {
  /// Whatever the page is.
  public static let automatic = ToolbarRole()
  /// Pages on top of each other.
  public static let navigationStack = ToolbarRole()
  /// Pages one goes to and fro between.
  public static let browser = ToolbarRole()
  /// A document that is edited.
  public static let editor = ToolbarRole()
}
