import DequeModule

/// The sessions without a socket, in the order in which the server ends them under pressure. Sessions that no client
/// has ever greeted come first, then sessions whose client has gone, the oldest first.
struct IdleSessions: Sendable {
  enum Kind: Int, Sendable { case unclaimed, detached }

  private struct Entry: Sendable {
    var number: Int
    var kind: Kind
    var network: ClientNetwork
    var since: ContinuousClock.Instant
    var bytes: Int
  }

  private var entries: [String: Entry] = [:]
  /// By kind, with entries that are no longer true.
  private var lines: [Deque<(id: String, number: Int)>] = [[], []]
  private var number = 0
  private(set) var bytes = 0

  var count: Int { entries.count }

  mutating func insert(
    _ id: String, _ kind: Kind, of network: ClientNetwork, bytes: Int, at now: ContinuousClock.Instant
  ) {
    remove(id)
    number += 1
    entries[id] = Entry(number: number, kind: kind, network: network, since: now, bytes: bytes)
    lines[kind.rawValue].append((id, number))
    self.bytes += bytes
    if lines[kind.rawValue].count > 2 * entries.count + 32 {
      lines[kind.rawValue] = Deque(lines[kind.rawValue].filter { entries[$0.id]?.number == $0.number })
    }
  }

  /// A session takes more or less than before.
  mutating func weigh(_ id: String, _ bytes: Int) {
    guard let former = entries[id]?.bytes else { return }
    entries[id]?.bytes = bytes
    self.bytes += bytes - former
  }

  mutating func remove(_ id: String) {
    if let entry = entries.removeValue(forKey: id) { bytes -= entry.bytes }
  }

  /// Takes out the session that goes first.
  /// - Parameters:
  ///   - network: whose; `nil`: anybody's.
  ///   - deadline: pages that were opened later are spared: their clients may be on the way.
  mutating func popFirst(of network: ClientNetwork? = nil, openedBefore deadline: ContinuousClock.Instant? = nil)
    -> String?
  {
    for line in lines.indices {
      while let first = lines[line].first, entries[first.id]?.number != first.number { lines[line].removeFirst() }
      let id = lines[line].first { item in
        guard let entry = entries[item.id], entry.number == item.number, network.map({ $0 == entry.network }) ?? true
        else { return false }
        return entry.kind == .detached || deadline.map { entry.since <= $0 } ?? true
      }?.id
      guard let id else { continue }
      remove(id)
      return id
    }
    return nil
  }
}
