public import struct Foundation.URL

/// Where a window's render tree comes from: a view graph, or, in tests, a tree made by hand. Renderers know no more of it.
@MainActor
public protocol RenderSource: AnyObject {
  /// What has been committed.
  var tree: RenderTree { get }
  /// Called with every frame that is committed and not empty.
  var onFrame: (@MainActor (RenderFrame) -> Void)? { get set }
  /// Delivers what a person did, and runs one turn before it returns.
  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError)
  /// Runs turns until nothing is left to do.
  func drain()
  /// Takes over what the client says about itself.
  func adapt(to client: ClientEnvironment)
  /// The window has come to the front or gone from it: a browser is connected or is not, a terminal's program is suspended.
  func change(phase: RenderPhase)
  /// Shows what a URL names, and runs turns until that is done. Only the path and the query count.
  func show(address url: URL) -> AddressOutcome
  /// What rebuilds the window in another process: its state, and the ids of its nodes. `nil`: this source cannot be rebuilt.
  func archive() -> [UInt8]?
  /// Puts away what of the window can be made again, and keeps its state. The next use of the source makes it again, with
  /// the same ids.
  ///
  /// - Returns: `false` when it cannot be put away now.
  func rest() -> Bool
  /// Puts the window away as ``rest()`` does, and writes its state down, so that as little of it stays in memory as can be. The
  /// next use of the source makes it again, and nobody notices.
  ///
  /// - Returns: `false` when the window cannot be put away now: it is as if something had been asked of it.
  func hibernate() -> Bool
  /// Called once while the source rests or hibernates, when something that it would show has changed.
  var onStir: (@MainActor () -> Void)? { get set }
  /// Whether frames of spontaneous changes wait. The next turn commits these changes together: the first turn after the
  /// property becomes `false`, or an earlier requested turn (``send(_:to:)``, ``drain()``). False at first.
  var holdsFrames: Bool { get set }
  /// The window is closed for good.
  func close()
}

extension RenderSource {
  /// Tells nobody, unless the source says otherwise.
  public func change(phase: RenderPhase) {}
  /// Shows no URLs, unless the source says otherwise.
  public func show(address url: URL) -> AddressOutcome { .refused }
  /// Cannot be rebuilt, unless the source says otherwise.
  public func archive() -> [UInt8]? { nil }
  /// Cannot be put away, unless the source says otherwise.
  public func rest() -> Bool { false }
  /// Cannot be written down, unless the source says otherwise.
  public func hibernate() -> Bool { false }
  /// Never called, unless the source says otherwise.
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
