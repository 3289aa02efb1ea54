import DequeModule
import IppoRender

/// The work of a session on the main actor, in the order of its arrival. Of values that wait in a row, the newest.
struct WaitingWork: Sendable {
  enum Item: Equatable, Sendable {
    case event(sequence: Int, node: RenderNodeID, RenderEvent)
    case environment(ClientEnvironment)
    /// A client is there, or is not.
    case phase(RenderPhase)
    /// Files have arrived, or were taken.
    case files(RenderNodeID, [String])
    /// Say what the whole tree is.
    case resynchronize
    /// Say what rebuilds the window.
    case archive
    /// Put the window away.
    case rest
    /// Put away what holds the state of the window, too.
    case hibernate
    /// Resume the frames of spontaneous changes.
    case resume
    /// The last item.
    case close

    var weight: Int {
      switch self {
      case .event(_, _, let event): event.weight
      case .environment, .phase, .files, .resynchronize, .archive, .rest, .hibernate, .resume, .close: 128
      }
    }

    func supersedes(_ former: Item) -> Bool {
      switch (former, self) {
      case (.event(_, let former, let one), .event(_, let node, let other)): former == node && other.supersedes(one)
      case (.environment, .environment), (.resynchronize, .resynchronize), (.archive, .archive), (.rest, .rest),
        (.hibernate, .hibernate), (.resume, .resume):
        true
      case (.event, _), (.environment, _), (.phase, _), (.files, _), (.resynchronize, _), (.archive, _), (.rest, _),
        (.hibernate, _), (.resume, _), (.close, _):
        false
      }
    }
  }

  private var items: Deque<Item> = []
  private(set) var bytes = 0
  private var isClosing = false

  var count: Int { items.count }

  /// Adds an item behind the others, or in place of the last. What is numbered later stands for what it supersedes.
  mutating func append(_ item: Item) {
    guard !isClosing else { return }
    if item == .close {
      // Nobody is there any more whom the rest would be for.
      items = []
      bytes = 0
      isClosing = true
    }
    if let last = items.last, item.supersedes(last) { bytes -= items.removeLast().weight }
    items.append(item)
    bytes += item.weight
  }

  mutating func popFirst() -> Item? {
    guard let item = items.popFirst() else { return nil }
    bytes -= item.weight
    // A session that has nothing to do keeps no room for it.
    if items.isEmpty { items = [] }
    return item
  }
}
