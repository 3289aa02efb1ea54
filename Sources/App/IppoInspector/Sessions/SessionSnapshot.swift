/// A session as the inspector shows it.
struct SessionSnapshot: Equatable, Sendable {
  var rows: [TimelineRow] = []
  /// The entry whose state the window shows; `nil` at present.
  var shown: Int?
  /// The actions that are left out.
  var skipped: Set<Int> = []
  /// The stores, with the states that the window shows.
  var stores: [StoreTree] = []

  /// The states as a text: a line for each value without parts.
  var stateText: String {
    stores.map { store in
      ([store.type] + (store.tree?.leaves ?? []).map { "  \($0.place) = \($0.text)" }).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

/// The state of a store as a tree.
struct StoreTree: Equatable, Identifiable, Sendable {
  /// The number of the store.
  let id: Int
  /// The type of the state.
  let type: String
  /// Whether the state refers to values that are shared with others, which the app goes on with as they are at present.
  let holdsSharedValues: Bool
  /// The state; `nil` if nothing of it can be shown.
  let tree: StateNode?
  /// The parts that the tree lacks, with the reasons.
  let omissions: [String]
}

/// A session in the list of sessions.
struct SessionSummary: Equatable, Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
}

/// A part in which two states differ.
struct StateDifference: Equatable, Identifiable, Sendable {
  /// The part, with the type of the state.
  let id: String
  let before: String
  let after: String

  /// The parts in which two trees differ, in the order of their places.
  static func between(_ before: StateNode?, _ after: StateNode?, in type: String) -> [StateDifference] {
    let old = Dictionary(before?.leaves ?? [], uniquingKeysWith: { first, _ in first })
    let new = Dictionary(after?.leaves ?? [], uniquingKeysWith: { first, _ in first })
    let places = (before?.leaves ?? []).map(\.place) + (after?.leaves ?? []).map(\.place).filter { old[$0] == nil }
    return places.filter { old[$0] != new[$0] }.map {
      StateDifference(id: "\(type).\($0)", before: old[$0] ?? "–", after: new[$0] ?? "–")
    }
  }
}
