public import struct Foundation.URL

/// The source of a window's render tree: a view graph, or, in tests, a tree made by hand. Renderers know only this
/// protocol.
@MainActor
public protocol RenderSource: AnyObject {
  /// The committed tree.
  var tree: RenderTree { get }
  /// Called with every committed frame that is not empty.
  var onFrame: (@MainActor (RenderFrame) -> Void)? { get set }
  /// Delivers a user's event, and runs one turn before it returns.
  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError)
  /// Runs turns until all work is done.
  func drain()
  /// Adopts the properties that the client reports.
  func adapt(to client: ClientEnvironment)
  /// Changes the phase of the window: a browser has connected or disconnected, or a terminal's program was suspended.
  func change(phase: RenderPhase)
  /// Shows the page that a URL names, and runs turns until that is done. Only the path and the query count.
  func show(address url: URL) -> AddressOutcome
  /// Returns the state of the window and the ids of its nodes, from which another process can rebuild it. `nil` if the
  /// source cannot be rebuilt.
  func archive() -> [UInt8]?
  /// Suspends the window: drops its nodes and keeps its objects. The next use of the source makes the nodes again, with
  /// the same ids.
  ///
  /// - Returns: `false` when the window cannot be suspended now.
  func rest() -> Bool
  /// Hibernates the window: suspends it as ``rest()`` does, and archives its state, so that as little of it as possible
  /// stays in memory. The next use of the source makes the window again, and users see no difference.
  ///
  /// - Returns: `false` when the window cannot hibernate now. The window is then as if something had used it.
  func hibernate() -> Bool
  /// Called once while the source is suspended or hibernates, when visible content has changed.
  var onStir: (@MainActor () -> Void)? { get set }
  /// Whether frames of spontaneous changes wait. The next turn commits these changes together: the first turn after the
  /// property becomes `false`, or an earlier requested turn (``send(_:to:)``, ``drain()``). False at first.
  var holdsFrames: Bool { get set }
  /// The window is closed for good.
  func close()
}

extension RenderSource {
  /// By default, ignores the phase.
  public func change(phase: RenderPhase) {}
  /// By default, shows no URLs.
  public func show(address url: URL) -> AddressOutcome { .refused }
  /// By default, the source cannot be rebuilt.
  public func archive() -> [UInt8]? { nil }
  /// By default, the source cannot be suspended.
  public func rest() -> Bool { false }
  /// By default, the source cannot hibernate.
  public func hibernate() -> Bool { false }
  /// By default, the source never calls the closure.
  public var onStir: (@MainActor () -> Void)? {
    get { nil }
    set {}
  }
  /// By default, frames do not wait.
  public var holdsFrames: Bool {
    get { false }
    set {}
  }
}
