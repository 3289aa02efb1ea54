import OrderedCollections

/// What came onto a stack and left it since its reducer last looked: a push or a pop costs no comparison of the whole.
struct StackChanges {
  /// A look of the reducer. What came and went is told from there on.
  final class Look: Sendable {}

  private(set) var arrived: OrderedSet<StackElementID> = []
  private(set) var left: OrderedSet<StackElementID> = []
  /// The last look of the reducer. A stack that takes the place of another brings along one of its own, or none.
  private(set) var look: Look?

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

  /// Notes that the reducer has looked.
  mutating func settle() {
    arrived = []
    left = []
    look = Look()
  }
}
