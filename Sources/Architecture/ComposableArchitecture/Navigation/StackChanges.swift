import OrderedCollections

/// What came onto a stack and left it since its reducer last looked: a push or a pop costs no comparison of the whole.
struct StackChanges {
  private(set) var arrived: OrderedSet<StackElementID> = []
  private(set) var left: OrderedSet<StackElementID> = []

  /// Whether nothing came or went.
  var isEmpty: Bool { arrived.isEmpty && left.isEmpty }

  /// Notes that an element came.
  mutating func arrive(_ id: StackElementID) {
    left.remove(id)
    arrived.append(id)
  }

  /// Notes that an element left.
  mutating func leave(_ id: StackElementID) {
    if arrived.remove(id) == nil { left.append(id) }
  }

  /// Forgets everything.
  mutating func removeAll() {
    arrived = []
    left = []
  }
}
