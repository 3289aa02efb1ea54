/// The look of a window's frame (`SwiftUI.WindowStyle`). Browsers and terminals draw the frame: styles change nothing.
public protocol WindowStyle {}

/// The usual look of windows.
public struct DefaultWindowStyle: WindowStyle {
  /// The usual look of windows. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

/// The style with a bar for the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style with a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

/// The style without a bar for the title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style without a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

/// The style without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// The style without a frame. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The usual look of windows. Has no effect in browsers and terminals, which draw the frame.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The style with a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The style without a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The style without a frame. Has no effect in browsers and terminals, which draw the frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of a window's bar (`SwiftUI.WindowToolbarStyle`): styles change nothing.
public protocol WindowToolbarStyle {}

/// The usual look of windows' bars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The usual look of bars. Has no effect in browsers and terminals: renderers draw the bar in their own way.
  public init() {}
}

/// The title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The title beside the items, or no title. Has no effect in browsers and terminals: renderers draw the bar in their
  /// own way.
  public init(showsTitle: Bool = true) {}
}

/// The title beside the items, with little space.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The title beside the items with little space, or no title. Has no effect in browsers and terminals: renderers draw
  /// the bar in their own way.
  public init(showsTitle: Bool = true) {}
}

/// The items below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The items below the title. Has no effect in browsers and terminals: renderers draw the bar in their own way.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The usual look of bars. Has no effect in browsers and terminals: renderers draw the bar in their own way.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The title beside the items. Has no effect in browsers and terminals: renderers draw the bar in their own way.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The title beside the items, or no title. Has no effect in browsers and terminals: renderers draw the bar in their
  /// own way.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The title beside the items with little space. Has no effect in browsers and terminals: renderers draw the bar in
  /// their own way.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// The title beside the items with little space, or no title. Has no effect in browsers and terminals: renderers draw
  /// the bar in their own way.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The items below the title. Has no effect in browsers and terminals: renderers draw the bar in their own way.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The ways to resize a window (`SwiftUI.WindowResizability`): people resize their browsers and terminals as they like.
public struct WindowResizability: Sendable {
  /// The resizability that suits the kind of window. Has no effect in browsers and terminals: people resize them as
  /// they like.
  public static let automatic = WindowResizability()
  /// The sizes between the least and the greatest size of the content. Has no effect in browsers and terminals: people
  /// resize them as they like.
  public static let contentSize = WindowResizability()
  /// Down to the least size of the content. Has no effect in browsers and terminals: people resize them as they like.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Sets the look of the windows' frame. Has no effect in browsers and terminals: the frame is that of the browser or
  /// the terminal.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets the look of the windows' bar. Has no effect in browsers and terminals: renderers draw the bar in their own
  /// way.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Sets the ways to resize the windows. Has no effect in browsers and terminals: people resize them as they like.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// The position of a new window on the screen. Has no effect in browsers and terminals: the user has opened the
  /// window before the app runs in it.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// The events that open a window of the scene. Has no effect in browsers and terminals: a user opens each window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
