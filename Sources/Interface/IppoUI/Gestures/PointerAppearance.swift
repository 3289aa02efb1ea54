/// The look of the pointer over a view (`SwiftUI.PointerStyle`).
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The pointer of the platform.
  public static let `default` = PointerStyle(name: "default")
  /// A pointer over a link.
  public static let link = PointerStyle(name: "link")
  /// A pointer over text in lines.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A pointer over text in columns.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A pointer that selects by drawing a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A pointer over a draggable object.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A pointer during a drag.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointer that enlarges the clicked content.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A pointer that makes the clicked content smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// A pointer over the border between columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// A pointer over the border between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// The look of things under the pointer. Browsers and terminals use their own pointers and highlights.
extension View {
  /// The look of views below under the pointer, unless they set their own. Has no effect in browsers and terminals:
  /// controls have the highlight of the renderer, and `hoverEffect(_:)` names another.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets the look of the pointer over the view. Has no effect in browsers and terminals: it looks as the control asks
  /// for.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Whether the pointer is visible over the view. Has no effect in browsers and terminals: it is always visible.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Edges at which the gestures of the app come before those of the system. Has no effect in browsers and terminals:
  /// the gestures of a system stay outside of windows.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
