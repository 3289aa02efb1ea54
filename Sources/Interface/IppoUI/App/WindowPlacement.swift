public import Foundation

/// Where a window is to be, and how large (`SwiftUI.WindowPlacement`).
public struct WindowPlacement {
  /// Where the middle of the window is, in parts of the display; `nil` where that is not said.
  public var position: UnitPoint?
  /// The leading top corner, in points of the display; `nil` where that is not said.
  public var origin: CGPoint?
  /// Of the window, in points; `nil` for what suits the content.
  public var size: CGSize?

  /// A place in parts of the display.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  /// A place in parts of the display, and lengths in points.
  public init(_ position: UnitPoint? = nil, width: CGFloat, height: CGFloat) {
    self.init(position, size: CGSize(width: width, height: height))
  }

  /// A corner in points of the display.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    origin = position
    self.size = size
  }

  /// A corner in points of the display.
  public init(x: CGFloat, y: CGFloat) { self.init(CGPoint(x: x, y: y)) }

  /// A corner and lengths, in points of the display.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}

/// The content of a window that is to be placed (`SwiftUI.WindowLayoutRoot`). No window is placed by an app here: there are no
/// such values.
public struct WindowLayoutRoot {
  private let never: Never

  /// The size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch never {} }
}

/// What is known where a window is to be placed (`SwiftUI.WindowPlacementContext`). No window is placed by an app here: there are
/// no such values.
public struct WindowPlacementContext {
  private let never: Never

  /// The display that the window would come up on.
  public var defaultDisplay: DisplayProxy { switch never {} }
}

/// A display (`SwiftUI.DisplayProxy`). No window is placed by an app here: there are no such values.
public struct DisplayProxy {
  private let never: Never

  /// All of the display, in points.
  public var bounds: CGRect { switch never {} }
  /// What windows can cover, in points.
  public var visibleRect: CGRect { switch never {} }
  /// What is kept free at the edges, in points.
  public var safeAreaInsets: EdgeInsets { switch never {} }
}

/// What a kind of windows is for (`SwiftUI.WindowManagerRole`).
public struct WindowManagerRole: Equatable, Sendable {
  private let name: String
  /// As suits the scene.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// The window people work in.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that belongs to another.
  public static let associated = WindowManagerRole(name: "associated")
}

/// How labels in the bar of a window look (`SwiftUI.ToolbarLabelStyle`).
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let name: String
  /// As suits the bar.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Symbols and titles.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Titles.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Symbols.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension Scene {
  /// Where new windows are. Has no effect in browsers and terminals: people have opened the window before the app runs in it, and
  /// the closure does not run.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Where windows are that are zoomed. Has no effect in browsers and terminals: people choose it, and the closure does not run.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// What windows of the scene are for. Has no effect in browsers and terminals: their systems arrange windows.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// How labels in the bar look, and whether people may choose. Has no effect in browsers and terminals: bars show symbols where
  /// there are any.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// How labels in the bar look. Has no effect in browsers and terminals: bars show symbols where there are any.
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
}
