/// How far a window, or the app, is in front (SwiftUI's `ScenePhase`).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it: the browser tab is hidden or its connection is down, the program is suspended.
  case background
  /// It is seen and takes no events.
  case inactive
  /// It is in front.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the window; read by the app, that of the app.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
