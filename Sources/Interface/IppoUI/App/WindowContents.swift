internal import IppoRender
internal import IppoWindow

/// The address of a window, and the objects that its views share.
@MainActor
final class WindowContents: ViewGraphDelegate {
  /// The address that views describe.
  let addresses = AddressBook()
  let summaries = PreferenceRelay<Text?>()
  let focusedValues = FocusedValueStore()
  let focusHolders = FocusHolders()
  let matchedPlaces = MatchedPlaces()

  func makeWindow<Content: View>(_ content: Content) -> @MainActor (_Node, _NodeInputs) -> _Node {
    let view = WindowElement(root: content, addresses: addresses, summaries: summaries)
    return { PrimitiveNode(view, in: $0, $1) }
  }

  func setActions(in environment: inout EnvironmentValues, open: @escaping @MainActor (URL) -> Bool) {
    environment.setSystemOpenURL(open)
  }

  func setValues(for client: ClientEnvironment, in environment: inout EnvironmentValues) {
    environment.clientSharesFiles = client.sharesFiles
    environment.clientReportsPictures = client.reportsPictures
  }

  func language(of preferred: [String]) -> String? { TextLookUp.preferred(of: preferred) }

  func layoutDirection(for locale: Locale) -> LayoutDirection { TextLookUp.direction(for: locale) }

  func begin(at address: URL) { addresses.open(address) }

  func endBeginning() { addresses.endOpening() }

  func show(address: String, in graph: ViewGraph) -> Bool { graph.go(to: address) }

  func didRemoveViews() { addresses.forgetParts() }

  func didClose(_ display: WindowDisplay?) { display?.known(TransferFolder.self)?.remove() }

  var dependencies: [Dependency] {
    [matchedPlaces.dependency, focusedValues.dependency, addresses.relay.dependency, summaries.dependency]
  }
}

extension ViewGraph {
  /// Makes the nodes of a window's content, and runs the first turn.
  ///
  /// - Parameters:
  ///   - environment: Sets values for the whole window.
  ///   - frameSource: The source of turns that no call of ``drain()`` asks for.
  ///   - rowsAtFirst: The number of rows of a `ForEach` in a list or a lazy stack that are made at first. The renderer
  ///     reports when others come near (`RenderEvent.reach(first:count:)`). By default, all rows are made.
  ///   - restoring: The archive of a window (``archive()``) to restore. Unreadable bytes are reported, and the window
  ///     then begins with initial values.
  ///   - root: The content of the window.
  public convenience init<Root: View>(
    environment: (inout EnvironmentValues) -> Void = { _ in }, frameSource: any FrameSource = MainFrameSource(),
    rowsAtFirst: Int = .max, restoring archive: [UInt8]? = nil, @ViewBuilder root: @MainActor () -> Root
  ) {
    self.init(
      environment: environment, frameSource: frameSource, rowsAtFirst: rowsAtFirst,
      origin: archive.map { .archive($0) }, delegate: WindowContents(), root: root)
  }

  /// The address of the window, and the objects that its views share.
  var contents: WindowContents {
    guard let contents = surroundings.delegate as? WindowContents else {
      preconditionFailure("The window has another delegate than IppoUI's. Make it with ViewGraph.init(root:).")
    }
    return contents
  }
}
