/// How the frame of a window looks (`SwiftUI.WindowStyle`). Browsers and terminals draw the frame: styles change nothing.
public protocol WindowStyle {}

/// As windows usually look.
public struct DefaultWindowStyle: WindowStyle {
  /// As windows usually look. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

/// With a bar for the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// With a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

/// Without a bar for the title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Without a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

/// Without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Without a frame. Has no effect in browsers and terminals, which draw the frame.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As windows usually look. Has no effect in browsers and terminals, which draw the frame.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar for the title. Has no effect in browsers and terminals, which draw the frame.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without a frame. Has no effect in browsers and terminals, which draw the frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the bar of a window looks (`SwiftUI.WindowToolbarStyle`): styles change nothing.
public protocol WindowToolbarStyle {}

/// As bars of windows usually look.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// As bars usually look. Has no effect in browsers and terminals: renderers draw the bar in their own way.
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
  /// As bars usually look. Has no effect in browsers and terminals: renderers draw the bar in their own way.
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

/// How a window can be resized (`SwiftUI.WindowResizability`): people resize their browsers and terminals as they like.
public struct WindowResizability: Sendable {
  /// As suits the kind of window. Has no effect in browsers and terminals: people resize them as they like.
  public static let automatic = WindowResizability()
  /// Between the least and the greatest size of the content. Has no effect in browsers and terminals: people resize
  /// them as they like.
  public static let contentSize = WindowResizability()
  /// Down to the least size of the content. Has no effect in browsers and terminals: people resize them as they like.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// How the frame of windows looks. Has no effect in browsers and terminals: the frame is that of the browser or the
  /// terminal.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// How the bar of windows looks. Has no effect in browsers and terminals: renderers draw the bar in their own way.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// How windows can be resized. Has no effect in browsers and terminals: people resize them as they like.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Where a new window is on the screen. Has no effect in browsers and terminals: the person has opened the window
  /// before the app runs in it.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Which events open a window of the scene. Has no effect in browsers and terminals: each window is opened by a
  /// person.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
