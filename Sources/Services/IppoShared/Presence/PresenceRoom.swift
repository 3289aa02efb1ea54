import IdentifiedCollections

/// The stored state of a room: visitors, and the processes that publish their presence.
///
/// A process counts its beats, and the other processes of the room watch the count. A process whose beats end is lost,
/// and its visitors with it. So clocks of machines need not agree.
struct PresenceRoom<Value: Codable & Sendable>: Codable, Sendable {
  struct Member: Codable, Sendable {
    var presence: Presence<Value>
    /// The process that speaks for them.
    var node: String
  }

  /// In the order in which they came.
  private(set) var members: [Member] = []
  private(set) var beats: [String: Int] = [:]

  var people: IdentifiedArrayOf<Presence<Value>> {
    IdentifiedArray(members.map(\.presence), uniquingIDsWith: { $1 })
  }

  /// Somebody is here, or something else is told of them.
  mutating func put(_ presence: Presence<Value>, by node: String) {
    if beats[node] == nil { beats[node] = 0 }
    let member = Member(presence: presence, node: node)
    if let index = members.firstIndex(where: { $0.presence.id == presence.id }) {
      members[index] = member
    } else {
      members.append(member)
    }
  }

  /// Somebody goes. Where another process speaks for them by now, they stay.
  mutating func remove(_ id: String, by node: String) {
    members.removeAll { $0.presence.id == id && $0.node == node }
    if !members.contains(where: { $0.node == node }) { beats[node] = nil }
  }

  /// A process is still there, and so are its people, should somebody have taken it for lost.
  mutating func beat(_ node: String, with people: [Presence<Value>]) {
    guard !people.isEmpty else { return }
    beats[node, default: 0] += 1
    // Another window of the same person is not looked for again.
    var known = Set(members.map(\.presence.id))
    for presence in people where known.insert(presence.id).inserted {
      members.append(Member(presence: presence, node: node))
    }
  }

  /// A process is lost, unless it has beaten since.
  mutating func lose(_ node: String, after beat: Int) {
    guard beats[node] == beat else { return }
    beats[node] = nil
    members.removeAll { $0.node == node }
  }
}
