public import Foundation

/// The position and the size of a window (`SwiftUI.WindowPlacement`).
public struct WindowPlacement {
  /// The middle of the window, in fractions of the display; `nil` where it is left open.
  public var position: UnitPoint?
  /// The leading top corner, in points of the display; `nil` where it is left open.
  public var origin: CGPoint?
  /// The size of the window, in points; `nil` for a size that suits the content.
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

/// The content of a window that is to be placed (`SwiftUI.WindowLayoutRoot`). Apps place no windows here, so the type
/// is without values.
public struct WindowLayoutRoot {
  private let never: Never

  /// The size that the content takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch never {} }
}

/// The facts for the placement of a window (`SwiftUI.WindowPlacementContext`). Apps place no windows here, so the type
/// is without values.
public struct WindowPlacementContext {
  private let never: Never

  /// The display that the window would come up on.
  public var defaultDisplay: DisplayProxy { switch never {} }
}

/// A display (`SwiftUI.DisplayProxy`). Apps place no windows here, so the type is without values.
public struct DisplayProxy {
  private let never: Never

  /// All of the display, in points.
  public var bounds: CGRect { switch never {} }
  /// The area that windows can cover, in points.
  public var visibleRect: CGRect { switch never {} }
  /// The margins that windows leave free at the edges, in points.
  public var safeAreaInsets: EdgeInsets { switch never {} }
}

/// The purpose of a kind of windows (`SwiftUI.WindowManagerRole`).
public struct WindowManagerRole: Equatable, Sendable {
  private let name: String
  /// The role that suits the scene.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// The window people work in.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that belongs to another.
  public static let associated = WindowManagerRole(name: "associated")
}

/// The look of labels in the bar of a window (`SwiftUI.ToolbarLabelStyle`).
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let name: String
  /// The style that suits the bar.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Symbols and titles.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Titles.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// Symbols.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

extension Scene {
  /// The position of new windows. Has no effect in browsers and terminals: the user has opened the window before the
  /// app runs in it. The closure does not run.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// The position of zoomed windows. Has no effect in browsers and terminals: the user chooses it. The closure does not
  /// run.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// The purpose of windows of the scene. Has no effect in browsers and terminals: their systems arrange windows.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets the look of labels in the bar, which people may change. Has no effect in browsers and terminals: bars show
  /// symbols where there are any.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// Sets the look of labels in the bar. Has no effect in browsers and terminals: bars show symbols where there are
  /// any.
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
}
