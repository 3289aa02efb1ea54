/// The surroundings of a window's views: the client, its display, and the objects that the module of the views adds.
@MainActor
final class WindowSurroundings {
  /// The visitor who sees the window.
  let scope = WindowScope.current
  /// The recorder of the window; `nil` for none.
  let recorder = WindowRecording.current
  /// The window as the module of the views defines it.
  let delegate: any ViewGraphDelegate
  /// The display, made on its first use.
  var madeDisplay: WindowDisplay?
  /// The latest report of the client about itself.
  var client: ClientEnvironment?
  /// Views that wait for URLs, in the order in which they came on screen.
  var urlListeners: [any URLListener] = []
  /// Whether a body has read the scene phase: the renderer is asked to report it.
  var asksForPhase = false
  /// The callback for every scene phase, with `nil` when the window is closed.
  var onPhase: (@MainActor (ScenePhase?) -> Void)?

  init(delegate: any ViewGraphDelegate) { self.delegate = delegate }

  /// Whether the display is indistinguishable from a new one.
  var isDisplayIdle: Bool { madeDisplay?.isIdle ?? true }

  /// Whether the window alone holds the display. A task that was started in the window may hold it, too.
  func isDisplayOurs() -> Bool { madeDisplay == nil || isKnownUniquelyReferenced(&madeDisplay) }
}
