/// How the frame of a window looks (`SwiftUI.WindowStyle`). Browsers and terminals draw the frame: styles change nothing.
public protocol WindowStyle {}

/// As windows usually look.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

/// With a bar for the title.
public struct TitleBarWindowStyle: WindowStyle {
  public init() {}
}

/// Without a bar for the title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

/// Without a frame.
public struct PlainWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the bar of a window looks (`SwiftUI.WindowToolbarStyle`): styles change nothing.
public protocol WindowToolbarStyle {}

/// As bars of windows usually look.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// The title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}

/// The title beside the items, with little space.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init(showsTitle: Bool = true) {}
}

/// The items below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// How a window can be resized (`SwiftUI.WindowResizability`): people resize their browsers and terminals as they like.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// How the frame of windows looks: browsers and terminals draw it.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// How the bar of windows looks: renderers draw it in their own way.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// How windows can be resized: as people like.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Where a new window is on the screen: where browsers and terminals put it.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Which events open a window of the scene: each window is opened by a person.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
