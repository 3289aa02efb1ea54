/// How far a window is in front, as its renderer knows it (SwiftUI's `ScenePhase`). Clients name it on the wire.
public enum RenderPhase: String, Equatable, Sendable {
  /// Nobody has it before them.
  case background
  /// It is seen and takes no events.
  case inactive
  /// It is in front.
  case active
}
