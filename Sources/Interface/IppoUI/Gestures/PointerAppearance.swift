/// How the pointer looks over a view (`SwiftUI.PointerStyle`).
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The pointer of the platform.
  public static let `default` = PointerStyle(name: "default")
  /// A pointer over something that can be followed.
  public static let link = PointerStyle(name: "link")
  /// A pointer over text in lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A pointer over text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A pointer that draws a rectangle around what it selects.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A pointer over something that can be dragged.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A pointer that drags something.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointer that enlarges what it clicks.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A pointer that makes what it clicks smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A pointer over the border between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A pointer over the border between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// How things look under the pointer. Browsers and terminals use their own pointers and highlights.
extension View {
  /// How views below look under the pointer where they do not say it. Has no effect in browsers and terminals: controls
  /// have the highlight of the renderer, and `hoverEffect(_:)` names another.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// How the pointer looks over the view. Has no effect in browsers and terminals: it looks as the control asks for.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Whether the pointer is seen over the view. Has no effect in browsers and terminals: it is always seen.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Edges at which the gestures of the app come before those of the system. Has no effect in browsers and terminals:
  /// the gestures of a system do not reach into windows.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
