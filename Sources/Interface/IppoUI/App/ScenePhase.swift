/// How far a window, or the app, is in front (SwiftUI's `ScenePhase`).
///
/// The app is as far in front as the most active of its windows, which in a server are those of all its visitors at this process.
///
/// Browsers tell when their page is hidden, where a view or the app reads `scenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it: the page is in another tab than the one that is shown, or in a browser that is minimized; no browser is
  /// connected to the window; the program in the terminal is suspended. A window that a server has put away meanwhile is told when
  /// it is back, and the app, too.
  case background
  /// It is seen and takes no events. Terminals and browsers do not say so.
  case inactive
  /// It is in front.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentCell {
  /// Whether anybody has asked for the phase that is set here.
  var isPhaseRead: Bool { isRead(ObjectIdentifier(ScenePhaseKey.self)) }
}

extension EnvironmentValues {
  /// The phase of the window; read by the app, that of the app.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
