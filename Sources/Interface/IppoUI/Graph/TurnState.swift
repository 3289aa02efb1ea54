/// The position of a graph in its turn.
///
///     idle ──requestFrame──▶ idle, a frame is requested
///       │ drain
///       ▼
///     reconcile ─▶ preferences ─▶ commit ─▶ (frame is handed out) ─▶ effects ─▶ idle, or the next turn
///          ▲───────────┘
struct TurnState {
  /// The greatest number of updates of a node in one drain; more updates count as a loop.
  static let updateLimit: UInt8 = 100
  /// The number of nested scopes after which an evaluation puts the rest off, to spare the stack.
  private static let nestingLimit = 24

  /// Counts turns.
  private(set) var number = 0
  /// Counts drains, to find nodes that are updated without end in one of them.
  private(set) var drainStamp: Int32 = 0
  /// Whether a turn is running. Code that the turn calls starts no other turn.
  var isRunning = false
  var isReconciling = false
  /// Whether the graph handles an event. A turn follows the event, so that no frame has to be requested.
  var isHandlingEvent = false
  var isFrameRequested = false
  /// Whether requested frames wait until a turn is requested explicitly.
  var holdsFrames = false
  private var nesting = 0
  /// Collections that others have replaced. The release of 100,000 elements takes longer than to show the change, and
  /// happens after the frame is out.
  private(set) var outdated: [Any] = []
  /// So many are kept, and no more: an action may replace a collection a thousand times.
  private static let outdatedLimit = 4

  mutating func letGoLater(of collection: Any) {
    if outdated.count < Self.outdatedLimit { outdated.append(collection) }
  }

  /// The number of rows that elements whose rows come and go have made in this turn.
  var rowsMade: [ObjectIdentifier: Int] = [:]

  /// Clears the values of the turn that has ended.
  mutating func letGo() {
    outdated = []
    rowsMade = [:]
  }

  var isNestedTooDeep: Bool { nesting >= Self.nestingLimit }
  /// Whether a scope above brings the node up to date that is being updated.
  var isNested: Bool { nesting > 0 }

  mutating func beginDrain() {
    isFrameRequested = false
    drainStamp &+= 1
  }

  mutating func beginTurn() {
    isRunning = true
    number += 1
  }

  mutating func enter() { nesting += 1 }

  mutating func leave() { nesting -= 1 }
  /// Nodes that were removed in this turn, parents first. They are released one by one: the release of a tree from its
  /// root takes stack for every level.
  var removed: [_Node] = []
}
