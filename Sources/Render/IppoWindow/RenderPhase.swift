/// The phase of a window, as its renderer knows it (SwiftUI's `ScenePhase`). Clients name it on the wire.
public enum RenderPhase: String, Equatable, Sendable {
  /// No client shows the window.
  case background
  /// The window is visible, and takes no events.
  case inactive
  /// The window is in front.
  case active
}
