/// How far a window is in front, as its renderer knows it (SwiftUI's `ScenePhase`).
public enum RenderPhase: Equatable, Sendable {
  /// Nobody has it before them.
  case background
  /// It is seen and takes no events.
  case inactive
  /// It is in front.
  case active
}
