/// The part of a window that the views define: its element, its address, and the objects that its views share.
@MainActor
protocol ViewGraphDelegate: AnyObject {
  /// Makes the element of the window around its content.
  ///
  /// - Returns: The closure that makes the node of the element. The graph calls it again when a suspended window is
  ///   resumed.
  func makeWindow<Content: View>(_ content: Content) -> @MainActor (_Node, _NodeInputs) -> _Node

  /// Sets the actions that views find where the app has set none.
  ///
  /// - Parameter open: Has the renderer open a URL, and returns whether the URL has a scheme that cannot run code.
  func setActions(in environment: inout EnvironmentValues, open: @escaping @MainActor (URL) -> Bool)

  /// Sets the environment values that follow from the client, besides colour scheme, size classes and time zone.
  func setValues(for client: ClientEnvironment, in environment: inout EnvironmentValues)

  /// The language for the texts of the window: the first of several that the app is translated into, or else the first.
  func language(of preferred: [String]) -> String?

  /// The direction in which the texts of the window are written.
  func layoutDirection(for locale: Locale) -> LayoutDirection

  /// Begins a window at an address. Views take their parts of the address as they are made.
  func begin(at address: URL)

  /// Ends the beginning at an address: the first views are made.
  func endBeginning()

  /// Shows the content at an address where the window has been, and returns whether views describe addresses.
  func show(address: String, in graph: ViewGraph) -> Bool

  /// Keeps the values of the views that a suspended window still has, after its views were removed.
  func didRemoveViews()

  /// Releases the resources of a window, which is closed.
  func didClose(_ display: WindowDisplay?)

  /// The dependencies of the objects that the views of the window share.
  var dependencies: [Dependency] { get }
}
