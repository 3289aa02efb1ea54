internal import IppoArchive
internal import IssueReporting

/// The view graph of one window: it evaluates views, and says what changed as frames of ops.
///
/// A change marks the nodes that read it. A turn brings them up to date in depth order, settles preferences, commits
/// the ops, and then runs effects (`onAppear`, `task`, `onChange`); see ``drain()``.
///
/// ```swift
/// let graph = ViewGraph { CounterView() }
/// graph.onFrame = { renderer.show($0) }
/// graph.drain()
/// ```
///
/// A graph lives until ``close()``.
@MainActor
public final class ViewGraph {
  /// What has been committed.
  public var tree: RenderTree {
    wake()
    return committer.tree
  }

  /// Called with every frame that has changed something.
  public var onFrame: (@MainActor (RenderFrame) -> Void)?

  /// Called once while the views are put away (``rest()``), when something that they would show has changed.
  public var onStir: (@MainActor () -> Void)?

  /// Called with the type of every view or modifier whose body is about to run.
  @_spi(Testing) public var onBody: (@MainActor (any Any.Type) -> Void)?

  /// Called whenever the task of a view has ended, for tests that wait for it.
  var onTaskEnd: (@MainActor () -> Void)?

  /// How many rows of a collection are made before a renderer asks for others.
  let rowsAtFirst: Int
  let frameSource: any FrameSource
  /// Whose window it is.
  let scope = WindowScope.current
  /// What the window is shown on.
  var display: WindowDisplay {
    if let madeDisplay { return madeDisplay }
    let display = WindowDisplay(
      onOverride: { [weak self] in self?.overrideColorScheme($0) },
      onEndEditing: { [weak self] in self?.endEditing() ?? false },
      onOpen: { [weak self] in self?.openOutside($0) ?? false }, onCopy: { [weak self] in self?.copyOutside($0) })
    madeDisplay = display
    return display
  }
  private var madeDisplay: WindowDisplay?
  /// Which of an app's windows it is; `nil` where a host cannot make it again by that.
  var sceneIndex: Int?
  /// Where actions that were handed out find the window.
  let anchor: WindowAnchor
  let evaluation = Evaluation()
  let sceneValues = SceneValues()
  let focusedValues = FocusedValueStore()
  let matchedPlaces = MatchedPlaces()
  /// Objects that views have made and no property keeps.
  let madeObjects = MadeObjects()
  /// What an archive has for the window, until the first drain is over.
  var restoration: WindowRestoration?
  /// What former nodes have kept, for the nodes that are being made in their places.
  var formerNodes: FormerNodes? {
    didSet { if formerNodes == nil { knownAddresses = [:] } }
  }
  /// The addresses of nodes that were asked for theirs in this turn, and of those above them, while nodes are being made in the
  /// places of others.
  var knownAddresses: [ObjectIdentifier: NodeAddress] = [:]
  /// What is left of the views while they are put away.
  var resting: RestingViews?
  /// What the client has said about itself.
  var client: ClientEnvironment?
  private let rootEnvironment = EnvironmentCell(parent: nil)
  private let rootVisibility = VisibilityCell(outer: nil)
  /// The node of the window, below ``base``.
  private var root: _Node?
  /// While the views are put away, it follows what they have read.
  private(set) var base: _Node?
  private var makeRoot: (@MainActor (_Node, _NodeInputs) -> _Node)?
  private(set) var baseEnvironment: EnvironmentValues
  /// Whether a body has asked how far the window is in front: the renderer is to tell.
  private(set) var asksForPhase = false
  /// Told how far the window is in front, and when it is closed.
  var onPhase: (@MainActor (ScenePhase?) -> Void)?
  /// The address that views describe.
  let addresses = AddressBook()
  let summaries = PreferenceRelay<Text?>()
  /// Views that wait for URLs, in the order in which they came on screen.
  var urlListeners: [any URLListener] = []

  // What a turn works on, in the order of its phases; see ViewGraph+Turn.

  var turn = TurnState()
  var rowSources = RowSources()
  let transactions = TransactionScope()
  @exclusivity(unchecked) var dirty = DirtyQueue()
  let preferences = PreferenceQueue()
  let committer = TreeCommitter()
  let effects = EffectQueue()
  /// Nodes that were removed in this turn, parents first. They are released one by one: a tree that is released from
  /// its root takes stack for every level.
  private var removed: [_Node] = []

  /// Whether the graph was closed: it evaluates nothing any more.
  public internal(set) var isClosed = false

  /// Callbacks that wait for their time.
  private(set) var scheduledCount = 0

  /// By path: what of the window could not be written into its archive, and the reason.
  @_spi(Host) public internal(set) var archiveOmissions: [String: String] = [:]

  /// By path: what stays alive while the window hibernates, and the reason. Who has read it may let go of it.
  @_spi(Host) public var hibernationLeftovers: [String: String] = [:]

  /// By path: what the archive has and the rebuilt window did not take, and the reason.
  @_spi(Host) public internal(set) var archiveLosses: [String: String] = [:]

  /// Makes the nodes of a window's content, and runs the first turn.
  ///
  /// - Parameters:
  ///   - environment: sets values for the whole window.
  ///   - frameSource: when turns run that nobody asked for with ``drain()``.
  ///   - rowsAtFirst: how many rows of a `ForEach` in a list or a lazy stack are made at first; the renderer says when
  ///     others come near (`RenderEvent.reach(first:count:)`). All of them, unless a number is given.
  ///   - restoring: the archive of a window (``archive()``) to be rebuilt. What is no archive is reported, and the
  ///     window begins anew.
  ///   - root: the content of the window.
  public convenience init<Root: View>(
    environment: (inout EnvironmentValues) -> Void = { _ in }, frameSource: any FrameSource = MainFrameSource(),
    rowsAtFirst: Int = .max, restoring archive: [UInt8]? = nil, @ViewBuilder root: @MainActor () -> Root
  ) {
    self.init(
      environment: environment, frameSource: frameSource, rowsAtFirst: rowsAtFirst,
      origin: archive.map { .archive($0) }, root: root)
  }

  /// What a window goes on from.
  enum Origin {
    /// The archive of a window.
    case archive([UInt8])
    /// A window that was put aside.
    case aside(PutAsideWindow)
  }

  /// - Parameter origin: `nil` for a window that begins anew.
  init<Root: View>(
    environment: (inout EnvironmentValues) -> Void, frameSource: any FrameSource, rowsAtFirst: Int, origin: Origin?,
    root: @MainActor () -> Root
  ) {
    precondition(rowsAtFirst > 0, "A window makes at least one row.")
    self.rowsAtFirst = rowsAtFirst
    self.frameSource = frameSource
    baseEnvironment = EnvironmentValues()
    let anchor = if case .aside(let window)? = origin { window.anchor } else { WindowAnchor() }
    self.anchor = anchor
    anchor.graph = self
    baseEnvironment.setSystemOpenURL { anchor.window?.openOutside($0) ?? false }
    environment(&baseEnvironment)
    switch origin {
    case .archive(let archive): beginRestoring(archive)
    case .aside(let window): comeBack(from: window)
    case nil: begin(WindowOpening.ofNewWindow)
    }
    rootEnvironment.write(baseEnvironment.written)
    let inputs = _NodeInputs(graph: self, environment: rootEnvironment, visibility: rootVisibility)
    let base = _Node(in: nil, inputs)
    self.base = base
    inWindow {
      start {
        let view = WindowElement(root: evaluation.track(base) { root() }, addresses: addresses, summaries: summaries)
        // The root is evaluated once, whatever it has read.
        evaluation.track(base) {}
        makeRoot = { PrimitiveNode(view, in: $0, $1) }
        self.root = makeRoot?(base, inputs)
      }
    }
  }

  /// Makes the first nodes once more.
  func makeViews() {
    guard let base, let makeRoot else { return }
    start { root = makeRoot(base, base.inputs) }
  }

  /// Takes the nodes apart.
  func removeViews() {
    root?.remove()
    root = nil
    effects.removeEffects()
    urlListeners = []
    addresses.forgetParts()
    forgetNodes()
  }

  /// Drops what is left of nodes that were taken out.
  private func forgetNodes() {
    dirty = DirtyQueue()
    preferences.removeAll()
    committer.removeAll()
    releaseRemoved()
  }

  /// The base follows the window's environment as a whole, in place of every key that was read.
  func joinEnvironmentReaders() {
    if let base { rootEnvironment.joinReaders(in: base) }
  }

  /// The base follows nothing any more.
  func endResting() {
    resting?.endWatches()
    resting = nil
    base?.unfollowAll()
  }

  /// The node of the window, for archives.
  var archivedRoot: _Node? { root }

  private func beginRestoring(_ archive: [UInt8]) {
    do {
      begin(try WindowRestoration(archive))
    } catch {
      reportIssue(
        """
        The archive of a window cannot be read: \(error)

        The window begins anew, with the initial values of its state. Give it what archive() of such a window has \
        returned, and let programs that share archives be of the same version.
        """)
    }
  }

  /// Begins for the client that asks, and at the address that it asks for.
  private func begin(_ opening: WindowOpening?) {
    if let client = opening?.client {
      take(client)
      follow(client, &baseEnvironment)
    }
    if let address = opening?.address { addresses.open(address) }
  }

  private func comeBack(from window: PutAsideWindow) {
    do throws(ArchiveError) {
      begin(try WindowRestoration(window.archive, isWaking: true))
    } catch {
      reportUnreadable(error)
      // Late events of a client for removed nodes must not reach other nodes.
      committer.skipIDs(to: window.lastID)
    }
    baseEnvironment.scenePhase = window.phase
  }

  private func begin(_ restoration: WindowRestoration) {
    self.restoration = restoration
    formerNodes = restoration.nodes
    committer.skipIDs(to: restoration.lastID)
    sceneValues.restore(restoration.sceneValues, by: restoration.nodes.reader)
    if let override = restoration.override { display.setOverride(override) }
    guard let client = restoration.client else { return }
    take(client)
    follow(client, &baseEnvironment)
  }

  /// Whether nobody could tell what the window is shown on from another of the kind.
  var isDisplayIdle: Bool {
    guard let display = madeDisplay else { return true }
    return display.isIdle
  }

  /// Whether nobody else has what the window is shown on, such as a task that was started in the window.
  func isDisplayOurs() -> Bool { madeDisplay == nil || isKnownUniquelyReferenced(&madeDisplay) }

  /// Whether the window follows nothing besides itself and `other`.
  func followsOnlyItself(and other: Dependency) -> Bool {
    let own = [
      other, matchedPlaces.dependency, focusedValues.dependency, addresses.relay.dependency, summaries.dependency,
    ]
    var isAlone = true
    base?.dependencies.forEach { dependency in
      if !own.contains(where: { $0 === dependency }), !rootEnvironment.owns(dependency) { isAlone = false }
    }
    return isAlone
  }

  /// Ends the graph of a window that is not over: nobody is told.
  func letGo() {
    endResting()
    isClosed = true
    base = nil
    makeRoot = nil
    onFrame = nil
    onStir = nil
    onPhase = nil
  }

  /// Changes values for the whole window: colour scheme, size class, …
  public func updateEnvironment(_ update: (inout EnvironmentValues) -> Void) {
    guard !isClosed else { return }
    update(&baseEnvironment)
    rootEnvironment.write(baseEnvironment.written)
  }

  /// Has the root say that the phase is asked for, once it is.
  func askForPhase() {
    guard !asksForPhase, rootEnvironment.isPhaseRead else { return }
    asksForPhase = true
    (root as? ElementNode)?.setNeedsRender()
  }

  /// Takes everything apart: views disappear, tasks are cancelled, events are refused.
  public func close() {
    guard !isClosed else { return }
    // Views that are to be told that they disappear have to exist for that.
    if resting?.hasFarewells == true { wake() }
    endResting()
    isClosed = true
    inWindow {
      root?.remove()
      root = nil
      base = nil
      makeRoot = nil
      effects.run()
    }
    forgetNodes()
    madeDisplay?.known(TransferFolder.self)?.remove()
    onFrame = nil
    onStir = nil
    onPhase?(nil)
    onPhase = nil
  }

  func element(_ id: RenderNodeID) -> ElementNode? { committer.elements[id] }

  /// Makes nodes in the places of others.
  func replacing(_ former: FormerNodes, _ body: () -> Void) {
    let outer = formerNodes
    formerNodes = former
    body()
    formerNodes = outer
  }

  /// A node was taken out for good: it is kept until the turn is over.
  func retire(_ node: _Node) { removed.append(node) }

  func releaseRemoved() {
    removed = []
    // Others may come to lie where these were.
    knownAddresses = [:]
  }

  /// Runs `effect` after the frame of this turn was committed.
  func perform(_ effect: @escaping @MainActor () -> Void) {
    effects.perform(effect)
    requestFrame()
  }

  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    scheduledCount += 1
    frameSource.schedule(after: seconds) { [weak self] in
      guard let self, !isClosed else { return }
      scheduledCount -= 1
      inWindow { body() }
    }
  }
}
