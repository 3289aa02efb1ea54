/// The look of bars. Only the bar at the top of pages changes; values for other bars are ignored.
extension View {
  /// Whether the background of the page's bar is drawn.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barBackground(visibility, bars)
  }

  func barBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    page { if bars.areOfPage { $0.barVisibility = visibility } }
  }

  /// The background of the page's bar, which is drawn whether content scrolls under it or not.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    page { if bars.areOfPage { $0.barStyle = style._storage } }
  }

  /// The colour scheme of the page's bar. Terminals choose colours in contrast to its background.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    page { if bars.areOfPage { $0.barColorScheme = colorScheme } }
  }

  /// Whether the status bar of a device is hidden. Has no effect in browsers and terminals: the bar is part of the
  /// device.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether the status bar of a device is hidden. Has no effect in browsers and terminals: the bar is part of the
  /// device.
  public func statusBar(hidden: Bool) -> some View { self }

  /// The purpose of the bar, on which its arrangement depends. Has no effect in browsers and terminals: bars have one
  /// arrangement.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Whether the system's overlays over a window are hidden. Has no effect in browsers and terminals: overlays are part
  /// of a mobile device.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// The purpose of a bar (`SwiftUI.ToolbarRole`).
public struct ToolbarRole: Sendable {
  /// The default for the page.
  public static let automatic = ToolbarRole()
  /// Pages on top of each other.
  public static let navigationStack = ToolbarRole()
  /// Pages one goes to and fro between.
  public static let browser = ToolbarRole()
  /// A document that is edited.
  public static let editor = ToolbarRole()
}
