/// The state of activity of a window, or of the app (SwiftUI's `ScenePhase`).
///
/// The app has the phase of the most active of its windows. In a server, those are the windows of all visitors of the
/// process.
///
/// Browsers report when their page is hidden, if a view or the app reads `scenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is out of sight. Its page is in a background tab or a minimized browser, its browser is disconnected,
  /// or its program in the terminal is suspended. A window that the server has suspended meanwhile learns of the phase
  /// when it is resumed, and so does the app.
  case background
  /// The window is visible and takes no events. Terminals and browsers do not report this phase.
  case inactive
  /// The window is in front.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentCell {
  /// Whether a reader has asked for the phase that is set here.
  var isPhaseRead: Bool { isRead(ObjectIdentifier(ScenePhaseKey.self)) }
}

extension EnvironmentValues {
  /// The phase of the window; read by the app, that of the app.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
