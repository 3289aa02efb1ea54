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
  public internal(set) var tree = RenderTree()

  /// Called with every frame that has changed something.
  public var onFrame: (@MainActor (RenderFrame) -> Void)?

  /// Called with the type of every view or modifier whose body is about to run.
  @_spi(Testing) public var onBody: (@MainActor (any Any.Type) -> Void)?

  let frameSource: any FrameSource
  let evaluation = Evaluation()
  let sceneValues = SceneValues()
  let focusedValues = FocusedValueStore()
  private let rootEnvironment = EnvironmentCell(parent: nil)
  private let rootVisibility = VisibilityCell(outer: nil)
  /// The window, below a node that is nothing but its parent.
  private var root: _Node?
  private var base: _Node?
  private var baseEnvironment: EnvironmentValues
  private var nextID = 0

  // State of the turn at hand; see ViewGraph+Turn.

  var turn = 0
  var isInTurn = false
  /// A turn follows the event at hand; nobody needs to ask for a frame.
  var isHandlingEvent = false
  var isReconciling = false
  var isFrameRequested = false
  /// That of the evaluation at hand.
  var transaction = Transaction()
  /// The transaction of the change that is being followed, before any modifier of it.
  var changeTransaction = Transaction()
  /// All transactions of the turn: that of what preferences lead to.
  var turnTransaction = Transaction()
  var nesting = 0
  var dirty = DirtyQueue()
  var dirtyElements: [(element: ElementNode, animation: RenderAnimation?)] = []
  var dirtySinks: [any AnyPreferenceSink] = []
  /// Nodes that were removed, parents first. They are released one by one: a tree that is released from its root
  /// takes stack for every level.
  var buried: [_Node] = []
  var preferenceActions: [() -> Void] = []
  var effects: [@MainActor () -> Void] = []
  var scrollRequests: [ScrollRequest] = []
  var completions: [(completion: AnimationCompletion, delay: Double)] = []
  var drainStamp: Int32 = 0
  var revision = 0
  public internal(set) var isClosed = false

  /// - Parameters:
  ///   - environment: sets values for the whole window.
  ///   - frameSource: when turns run that nobody asked for with ``drain()``.
  ///   - root: the content of the window.
  public init<Root: View>(
    environment: (inout EnvironmentValues) -> Void = { _ in }, frameSource: any FrameSource = MainFrameSource(),
    @ViewBuilder root: @MainActor () -> Root
  ) {
    self.frameSource = frameSource
    baseEnvironment = EnvironmentValues()
    environment(&baseEnvironment)
    rootEnvironment.write(baseEnvironment.written)
    let view = WindowElement(root: root())
    let inputs = _NodeInputs(graph: self, environment: rootEnvironment, visibility: rootVisibility)
    let base = _Node(in: nil, inputs)
    self.base = base
    start { self.root = PrimitiveNode(view, in: base, inputs) }
  }

  /// Changes values for the whole window: colour scheme, size class, …
  public func updateEnvironment(_ update: (inout EnvironmentValues) -> Void) {
    guard !isClosed else { return }
    update(&baseEnvironment)
    rootEnvironment.write(baseEnvironment.written)
  }

  /// Takes everything apart: views disappear, tasks are cancelled, events are refused.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    root?.remove()
    root = nil
    base = nil
    let pending = effects
    effects = []
    for effect in pending { effect() }
    dirty = DirtyQueue()
    dirtyElements = []
    dirtySinks = []
    buried = []
    onFrame = nil
  }

  func makeRenderNodeID() -> RenderNodeID {
    nextID += 1
    return RenderNodeID(nextID)
  }

  func element(_ id: RenderNodeID) -> ElementNode? { elements[id] }

  var elements: [RenderNodeID: ElementNode] = [:]

  /// Views that wait for URLs, in the order in which they came on screen.
  var urlListeners: [any URLListener] = []

  /// Runs `body` after the frame of this turn was committed.
  func perform(_ effect: @escaping @MainActor () -> Void) {
    effects.append(effect)
    requestFrame()
  }

  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    frameSource.schedule(after: seconds) { [weak self] in
      guard let self, !isClosed else { return }
      body()
    }
  }
}
