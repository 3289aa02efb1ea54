import OrderedCollections

extension StackState {
  /// The elements with their ids, as a navigation stack's path wants them.
  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    private var base: StackState

    init(base: StackState) {
      self.base = base
    }

    /// Makes an empty path.
    public init() {
      base = StackState()
    }

    /// The position of the bottom element.
    public var startIndex: Int { base.startIndex }
    /// The position after the top element.
    public var endIndex: Int { base.endIndex }
    /// The position above.
    public func index(after i: Int) -> Int { base.index(after: i) }
    /// The position below.
    public func index(before i: Int) -> Int { base.index(before: i) }

    /// The element at a position, with its id.
    public subscript(position: Int) -> Component {
      get { Component(id: base.ids[position], box: base.box(at: position)) }
      set {
        base.elements.remove(position..<(position + 1))
        _ = base.elements.insert(newValue.box, id: newValue.id, at: position)
      }
    }

    /// Replaces elements by others, which keep the ids they have.
    public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Component>) {
      base.elements.remove(subrange)
      var index = subrange.lowerBound
      for component in newElements {
        index = base.elements.insert(component.box, id: component.id, at: index)
      }
    }

    /// The stack.
    var stack: StackState { base }
  }

  /// An element of a stack with its id. Components are told apart by their ids alone.
  public struct Component: Hashable {
    let id: StackElementID
    let box: ChildBox<Element>

    init(id: StackElementID, box: ChildBox<Element>) {
      self.id = id
      self.box = box
    }

    init(id: StackElementID, element: Element) {
      self.init(id: id, box: withUnsafePointer(to: element) { .wrapping($0) })
    }

    /// The element.
    var element: Element { box.pointer.pointee }

    /// Whether the ids are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The elements with their ids.
  var path: PathView {
    get { PathView(base: self) }
    set { self = newValue.stack }
  }
}
