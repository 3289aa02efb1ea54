/// How bars look. Renderers draw bars in their own way, so these change nothing of what is drawn.
extension View {
  /// Whether the background of bars is drawn: renderers decide.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// The background of bars: renderers use their own.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// The colour scheme of bars: renderers use that of the page.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether the status bar of a device is hidden. There is none here.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether the status bar of a device is hidden. There is none here.
  public func statusBar(hidden: Bool) -> some View { self }

  /// What the bar is for, on which its arrangement depends: renderers have one arrangement.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Whether what the system draws over a window is hidden. Nothing is drawn over it here.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// What a bar is for (`SwiftUI.ToolbarRole`).
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}
