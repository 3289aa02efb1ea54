import IdentifiedCollections
public import OrderedCollections

/// What came onto a stack and left it since its reducer last looked: a push or a pop costs no comparison of the whole.
@usableFromInline
struct StackChanges {
  @usableFromInline private(set) var arrived: OrderedSet<StackElementID> = []
  @usableFromInline private(set) var left: OrderedSet<StackElementID> = []
  /// The last look of the reducer: a number that no other look has. What came and went is told from there on. A stack
  /// that takes the place of another brings along one of its own, or none.
  @usableFromInline private(set) var look: UInt64 = 0
  /// Whether nothing came or went.
  @usableFromInline private(set) var isEmpty = true

  init() {}

  /// Notes that an element came.
  mutating func arrive(_ id: StackElementID) {
    if !left.isEmpty { left.remove(id) }
    arrived.append(id)
    isEmpty = false
  }

  /// Notes that an element left.
  mutating func leave(_ id: StackElementID) {
    if arrived.isEmpty || arrived.remove(id) == nil { left.append(id) }
    isEmpty = arrived.isEmpty && left.isEmpty
  }

  /// Notes that the reducer has looked.
  mutating func settle() {
    if !arrived.isEmpty { arrived = [] }
    if !left.isEmpty { left = [] }
    isEmpty = true
    look = StructureRevision.next()
  }
}
