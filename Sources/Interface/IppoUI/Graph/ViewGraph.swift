internal import IppoArchive
internal import IssueReporting

/// The view graph of one window. It evaluates views, and emits the changes as frames of ops.
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
  /// The committed render tree.
  public var tree: RenderTree {
    wake()
    return committer.tree
  }

  /// The callback for every frame that contains changes.
  public var onFrame: (@MainActor (RenderFrame) -> Void)?

  /// The callback, called once, for a change of a value that the views of a suspended window (``rest()``) would show.
  public var onStir: (@MainActor () -> Void)?

  /// The callback for every view or modifier whose body is about to run, with its type.
  @_spi(Testing) public var onBody: (@MainActor (any Any.Type) -> Void)? {
    get { observers?.onBody }
    set { changeObservers { $0.onBody = newValue } }
  }

  /// The observer of the turns from now on.
  package var turnObserver: (any TurnObserver)? {
    get { observers?.turns }
    set { changeObservers { $0.turns = newValue } }
  }

  /// The observers of bodies and turns; `nil` for none, so that a body and a turn pay for one comparison.
  private(set) var observers: TurnObservers?

  /// The names of what has changed since the last turn and makes a body run, for ``View/_printChanges()``. Turns are
  /// observed from the first call on.
  func changes(of node: _Node) -> [String] {
    changeObservers { $0.printsChanges = true }
    var names: [String] = []
    for name in observers?.causes(of: node).flatMap(\.printedNames) ?? [] where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private func changeObservers(_ change: (TurnObservers) -> Void) {
    let observers = observers ?? TurnObservers()
    change(observers)
    self.observers = observers.isEmpty ? nil : observers
  }

  /// The callback for the end of a view's task, for tests that wait for it.
  var onTaskEnd: (@MainActor () -> Void)?

  /// The number of rows of a collection that are made before a renderer asks for others.
  let rowsAtFirst: Int
  let frameSource: any FrameSource
  /// The state that outlives the nodes.
  let persistence: WindowPersistence
  /// The client, the display, the address, and the objects that views share.
  let surroundings: WindowSurroundings
  /// The root of the nodes.
  let root = WindowRoot()
  /// The display of the window.
  package var display: WindowDisplay {
    if let display = surroundings.madeDisplay { return display }
    let display = WindowDisplay(
      onOverride: { [weak self] in self?.overrideColorScheme($0) },
      onEndEditing: { [weak self] in self?.endEditing() ?? false },
      onOpen: { [weak self] in self?.openOutside($0) ?? false }, onCopy: { [weak self] in self?.copyOutside($0) },
      onUse: { [weak self] in self?.useDevice($0) },
      onSchedule: { [weak self] in self?.schedule(after: $0, $1) })
    if let recorder = surroundings.recorder { _ = display.attachment { RecorderAttachment(recorder) } }
    surroundings.madeDisplay = display
    return display
  }
  let evaluation = Evaluation()

  // The data of a turn, in the order of its phases; see ViewGraph+Turn.

  var turn = TurnState()
  var rowSources = RowSources()
  let transactions = TransactionScope()
  @exclusivity(unchecked) var dirty = DirtyQueue()
  let preferences = PreferenceQueue()
  let committer = TreeCommitter()
  let effects = EffectQueue()

  /// Whether the graph was closed. A closed graph evaluates no views.
  public internal(set) var isClosed = false

  /// Callbacks that wait for their time.
  private(set) var scheduledCount = 0

  /// The state from which a window continues.
  enum Origin {
    /// The archive of a window.
    case archive([UInt8])
    /// A hibernated window.
    case aside(PutAsideWindow)
  }

  /// Makes the nodes of a window's content, and runs the first turn.
  ///
  /// - Parameters:
  ///   - origin: The saved state; `nil` for a new window.
  ///   - delegate: The part of the window that the module of the views defines.
  init<Root: View>(
    environment: (inout EnvironmentValues) -> Void, frameSource: any FrameSource, rowsAtFirst: Int, origin: Origin?,
    delegate: any ViewGraphDelegate, root: @MainActor () -> Root
  ) {
    precondition(rowsAtFirst > 0, "A window makes at least one row.")
    self.rowsAtFirst = rowsAtFirst
    self.frameSource = frameSource
    surroundings = WindowSurroundings(delegate: delegate)
    let content = root
    let root = self.root
    let anchor = if case .aside(let window)? = origin { window.anchor } else { WindowAnchor() }
    persistence = WindowPersistence(anchor: anchor)
    anchor.graph = self
    delegate.setActions(in: &root.values) { anchor.window?.openOutside($0) ?? false }
    environment(&root.values)
    switch origin {
    case .archive(let archive): beginRestoring(archive)
    case .aside(let window): comeBack(from: window)
    case nil: begin(WindowOpening.ofNewWindow)
    }
    root.writeValues()
    let inputs = _NodeInputs(graph: self, environment: root.environment, visibility: root.visibility)
    let base = _Node(in: nil, inputs)
    root.base = base
    surroundings.recorder?.didOpen(self)
    inWindow {
      start {
        let makeWindow = delegate.makeWindow(evaluation.track(base) { content() })
        // The root is evaluated once, whatever values it reads.
        evaluation.track(base) {}
        root.make = makeWindow
        root.node = root.make?(base, inputs)
      }
    }
  }

  /// Makes the first nodes once more.
  func makeViews() {
    guard let base = root.base, let make = root.make else { return }
    start { root.node = make(base, base.inputs) }
  }

  /// Takes the nodes apart.
  func removeViews() {
    root.node?.remove()
    root.node = nil
    effects.removeEffects()
    surroundings.urlListeners = []
    surroundings.delegate.didRemoveViews()
    forgetNodes()
  }

  /// Drops the bookkeeping of removed nodes.
  private func forgetNodes() {
    dirty = DirtyQueue()
    preferences.removeAll()
    committer.removeAll()
    releaseRemoved()
  }

  /// The base follows the window's environment as a whole, in place of every key that was read.
  func joinEnvironmentReaders() {
    if let base = root.base { root.environment.joinReaders(in: base) }
  }

  /// Ends the watches of the suspended window.
  func endResting() {
    persistence.resting?.endWatches()
    persistence.resting = nil
    root.base?.unfollowAll()
  }

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
      follow(client, &root.values)
    }
    if let address = opening?.address { surroundings.delegate.begin(at: address) }
  }

  private func comeBack(from window: PutAsideWindow) {
    do throws(ArchiveError) {
      begin(try WindowRestoration(window.archive, isWaking: true))
    } catch {
      reportUnreadable(error)
      // Late events of a client for removed nodes must not reach other nodes.
      committer.skipIDs(to: window.lastID)
    }
    root.values.scenePhase = window.phase
  }

  private func begin(_ restoration: WindowRestoration) {
    persistence.restoration = restoration
    persistence.formerNodes = restoration.nodes
    committer.skipIDs(to: restoration.lastID)
    persistence.sceneValues.restore(restoration.sceneValues, by: restoration.nodes.reader)
    if let override = restoration.override { display.setOverride(override) }
    guard let client = restoration.client else { return }
    take(client)
    follow(client, &root.values)
  }

  /// Whether the window follows only itself and `other`.
  func followsOnlyItself(and other: Dependency) -> Bool {
    root.follows(only: [other] + surroundings.delegate.dependencies)
  }

  /// Ends the graph of a window that lives on, without a notification.
  func letGo() {
    endResting()
    isClosed = true
    root.base = nil
    root.make = nil
    onFrame = nil
    onStir = nil
    surroundings.onPhase = nil
  }

  /// Changes values for the whole window: colour scheme, size class, …
  public func updateEnvironment(_ update: (inout EnvironmentValues) -> Void) {
    guard !isClosed else { return }
    update(&root.values)
    root.writeValues()
  }

  /// Has the root request the phase, once a view has read it.
  func askForPhase() {
    guard !surroundings.asksForPhase, root.environment.isPhaseRead else { return }
    surroundings.asksForPhase = true
    (root.node as? ElementNode)?.setNeedsRender()
  }

  /// Takes everything apart: views disappear, tasks are cancelled, events are refused.
  public func close() {
    guard !isClosed else { return }
    // Views need nodes to be notified that they disappear.
    if persistence.resting?.hasFarewells == true { wake() }
    endResting()
    isClosed = true
    inWindow {
      root.node?.remove()
      root.release()
      effects.run()
    }
    forgetNodes()
    surroundings.delegate.didClose(surroundings.madeDisplay)
    surroundings.madeDisplay?.known(DeviceDesk.self)?.close()
    onFrame = nil
    onStir = nil
    surroundings.onPhase?(nil)
    surroundings.onPhase = nil
  }

  func element(_ id: RenderNodeID) -> ElementNode? { committer.elements[id] }

  /// A node was taken out for good: it is kept until the turn is over.
  func retire(_ node: _Node) { turn.removed.append(node) }

  func releaseRemoved() {
    // The nodes go after the access to the turn has ended: they read the turn when they go.
    let released = turn.removed
    turn.removed = []
    withExtendedLifetime(released) {}
    // Others may come to lie where these were.
    persistence.knownAddresses = [:]
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
