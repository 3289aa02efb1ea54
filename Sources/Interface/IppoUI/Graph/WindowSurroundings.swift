/// The surroundings of a window's views: the client and its display, the address, and what views of the window share.
@MainActor
final class WindowSurroundings {
  /// The person whose window it is.
  let scope = WindowScope.current
  /// The display, made when something asks for it first.
  var madeDisplay: WindowDisplay?
  /// The latest report of the client about itself.
  var client: ClientEnvironment?
  /// The address that views describe.
  let addresses = AddressBook()
  let summaries = PreferenceRelay<Text?>()
  let focusedValues = FocusedValueStore()
  let matchedPlaces = MatchedPlaces()
  /// Views that wait for URLs, in the order in which they came on screen.
  var urlListeners: [any URLListener] = []
  /// Whether a body has read the scene phase: the renderer is asked to report it.
  var asksForPhase = false
  /// Called with every scene phase, and with `nil` when the window is closed.
  var onPhase: (@MainActor (ScenePhase?) -> Void)?

  /// Whether the display cannot be told from a new one.
  var isDisplayIdle: Bool { madeDisplay?.isIdle ?? true }

  /// Whether nothing else holds the display, such as a task that was started in the window.
  func isDisplayOurs() -> Bool { madeDisplay == nil || isKnownUniquelyReferenced(&madeDisplay) }
}
