import IdentifiedCollections

/// The stored state of a room: visitors, and the processes that publish their presence.
///
/// A process counts its beats, and the other processes of the room watch the count. A process whose beats end is lost,
/// and its visitors with it. So clocks of machines need not agree.
struct PresenceRoom<Value: Codable & Sendable>: Codable, Sendable {
  struct Member: Codable, Identifiable, Sendable {
    var presence: Presence<Value>
    /// The process that speaks for them.
    var node: String

    var id: String { presence.id }
  }

  /// In the order in which they came. A member is found by its id.
  private(set) var members: IdentifiedArrayOf<Member> = []
  private(set) var beats: [String: Int] = [:]

  var people: IdentifiedArrayOf<Presence<Value>> {
    IdentifiedArray(members.map(\.presence), uniquingIDsWith: { $1 })
  }

  /// Somebody is here, or something else is told of them.
  mutating func put(_ presence: Presence<Value>, by node: String) {
    if beats[node] == nil { beats[node] = 0 }
    members.updateOrAppend(Member(presence: presence, node: node))
  }

  /// Somebody goes. Where another process speaks for them by now, they stay.
  mutating func remove(_ id: String, by node: String) {
    if members[id: id]?.node == node { members.remove(id: id) }
    if !members.contains(where: { $0.node == node }) { beats[node] = nil }
  }

  /// A process is still there, and so are its people, should somebody have taken it for lost.
  mutating func beat(_ node: String, with people: [Presence<Value>]) {
    guard !people.isEmpty else { return }
    beats[node, default: 0] += 1
    // Another window of the same person, or another process, may speak for them.
    for presence in people { members.append(Member(presence: presence, node: node)) }
  }

  /// A process is lost, unless it has beaten since.
  mutating func lose(_ node: String, after beat: Int) {
    guard beats[node] == beat else { return }
    beats[node] = nil
    members.removeAll { $0.node == node }
  }
}
