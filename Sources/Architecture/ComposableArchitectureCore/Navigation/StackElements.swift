import IdentifiedCollections
public import OrderedCollections

/// The contents of a stack, independent of the type of its elements: ids and boxes.
@usableFromInline
struct StackElements {
  /// The ids, from the bottom to the top.
  @usableFromInline private(set) var ids: OrderedSet<StackElementID> = []
  /// The elements: a `ChildBox` each.
  @usableFromInline private(set) var boxes: ContiguousArray<AnyObject> = []
  /// Changes with every element that comes, goes or is replaced, and whenever the stack diverges from its copies. The
  /// number never goes back, so that it tells copies of a stack apart without a look at their elements.
  @usableFromInline private(set) var revision: UInt64 = 0

  @usableFromInline
  init() {}

  /// How many elements there are.
  @usableFromInline var count: Int { boxes.count }

  /// The position of an element.
  @usableFromInline
  func index(_ id: StackElementID) -> Int? {
    // Mostly it is the top that is asked for.
    id == ids.last ? ids.count - 1 : ids.firstIndex(of: id)
  }

  /// The box of an element.
  @usableFromInline
  func box(_ id: StackElementID) -> AnyObject? {
    index(id).map { boxes[$0] }
  }

  /// Whether nothing else refers to the element at a position.
  @usableFromInline
  mutating func isUnique(_ index: Int) -> Bool {
    isKnownUniquelyReferenced(&boxes[index])
  }

  /// Notes that the stack is not what it was.
  @usableFromInline
  mutating func revise() {
    revision = StructureRevision.next()
  }

  /// Puts a copy of an element in its place.
  @usableFromInline
  mutating func move(_ index: Int, to box: AnyObject) {
    boxes[index] = box
  }

  /// Adds an element, or puts it in the place of the one with its id.
  @usableFromInline
  mutating func push(_ box: AnyObject, id: StackElementID) {
    if let index = index(id) {
      boxes[index] = box
    } else {
      ids.append(id)
      boxes.append(box)
    }
    revise()
  }

  /// Inserts an element that is not there yet; one that is keeps its place, and takes the box.
  ///
  /// - Returns: The position after it.
  mutating func insert(_ box: AnyObject, id: StackElementID, at index: Int) -> Int {
    let (isInserted, place) = ids.insert(id, at: min(index, ids.count))
    if isInserted {
      boxes.insert(box, at: place)
    } else {
      boxes[place] = box
    }
    return isInserted ? place + 1 : index
  }

  /// Removes one element.
  @usableFromInline
  mutating func remove(_ id: StackElementID) {
    guard let index = index(id) else { return }
    remove(index..<(index + 1))
  }

  /// Removes elements.
  mutating func remove(_ range: Range<Int>) {
    revise()
    if range.upperBound == count { return removeLast(range.count) }
    ids.removeSubrange(range)
    boxes.removeSubrange(range)
  }

  /// Removes elements from the top.
  @usableFromInline
  mutating func removeLast(_ k: Int) {
    revise()
    ids.removeLast(k)
    boxes.removeLast(k)
  }
}
