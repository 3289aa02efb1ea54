/// How the pointer looks over a view (`SwiftUI.PointerStyle`).
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// How things look under the pointer. Browsers and terminals use their own pointers and highlights.
extension View {
  /// How views below look under the pointer: renderers use their own.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// How the pointer looks over the view: renderers use their own.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Whether the pointer is seen over the view: it is.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Edges at which the gestures of the app come before those of the system: there are none of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
