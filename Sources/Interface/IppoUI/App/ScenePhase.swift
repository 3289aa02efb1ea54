/// How far a window, or the app, is in front (SwiftUI's `ScenePhase`).
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it: no browser is connected to the window, the program in the terminal is suspended. A window that a server has
  /// put away meanwhile is told when it is back.
  case background
  /// It is seen and takes no events. Terminals and browsers do not say so.
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
