/// A node that puts elements around the elements of some content.
@MainActor
protocol WrapperOwner: _Node {
  /// Whether a wrapper depends on the traits of the view in it, as a row does, which also shows the view's swipe
  /// actions. Other wrappers are the same for every view.
  var readsChildren: Bool { get }
  func element(of wrapper: WrapperElement) -> RenderElement
  func attributes(_ attributes: inout RenderAttributes, of wrapper: WrapperElement)
  func handle(_ event: RenderEvent, of wrapper: WrapperElement) -> Bool
}

extension WrapperOwner {
  func attributes(_ attributes: inout RenderAttributes, of wrapper: WrapperElement) {}
}

/// An element around one other element: a padding, a row.
final class WrapperElement: ElementNode, WrappingElement {
  private unowned(unsafe) let owner: any WrapperOwner
  private(set) var child: ViewChild
  private(set) var index: Int

  var wrapped: ElementNode? { child.element }

  init(_ child: ViewChild, at index: Int, of owner: any WrapperOwner, _ inputs: _NodeInputs) {
    self.owner = owner
    self.child = child
    self.index = index
    super.init(in: owner, inputs, isLayout: true)
  }

  func take(_ child: ViewChild, at index: Int) {
    let old = self.child
    self.child = child
    self.index = index
    if child.element !== old.element { setNeedsChildren() }
    guard owner.readsChildren else { return }
    if !child[SwipeActionsTrait.self].isEmpty || !old[SwipeActionsTrait.self].isEmpty { setNeedsChildren() }
    setNeedsRender()
  }

  override func element() -> RenderElement { owner.element(of: self) }

  override func attributes(_ attributes: inout RenderAttributes) { owner.attributes(&attributes, of: self) }

  override func handle(_ event: RenderEvent) -> Bool { owner.handle(event, of: self) }

  override func collectChildren(into list: inout ChildList) {
    list.children.append(child)
    guard owner.readsChildren else { return }
    let actions = child[SwipeActionsTrait.self]
    list.children += actions.leading + actions.trailing
  }
}

/// An element around one other element.
@MainActor
protocol WrappingElement: ElementNode {
  /// The element inside, once there is one.
  var wrapped: ElementNode? { get }

  /// Wraps a child, which is at `index` among its siblings.
  func take(_ child: ViewChild, at index: Int)
}

/// The elements around the elements of some content, in their order. Each stays with the element it is around.
@MainActor
struct WrapperList<Wrapper: WrappingElement> {
  private var wrappers: [Wrapper] = []

  subscript(index: Int) -> Wrapper { wrappers[index] }

  func forEach(_ body: (Wrapper) -> Void) { wrappers.forEach(body) }

  /// Puts a wrapper around each child: one that is there stays with its child, and missing ones are made.
  mutating func update(_ children: [ViewChild], make: (ViewChild, Int) -> Wrapper) {
    if wrappers.count == children.count,
      children.count == 1 || zip(wrappers, children).allSatisfy({ $0.wrapped === $1.element })
    {
      for index in children.indices { wrappers[index].take(children[index], at: index) }
      return
    }
    var known: [ObjectIdentifier: Wrapper] = [:]
    for wrapper in wrappers {
      if let wrapped = wrapper.wrapped { known[ObjectIdentifier(wrapped)] = wrapper }
    }
    wrappers = children.enumerated().map { index, child in
      guard let wrapper = known.removeValue(forKey: ObjectIdentifier(child.element)) else { return make(child, index) }
      wrapper.take(child, at: index)
      return wrapper
    }
    for wrapper in known.values { wrapper.remove() }
  }
}

extension ChildList {
  /// Appends the wrappers in place of their children, with the children's traits. Gaps stand for rows that are yet to
  /// be made, and have no wrappers.
  mutating func appendWrapped<Wrapper>(_ inner: ChildList, by wrappers: WrapperList<Wrapper>) {
    var next = 0
    for child in inner.children {
      if child.element is GapElement {
        children.append(child)
        continue
      }
      with {
        $0.merge(child.traits)
      } collect: {
        $0.append(wrappers[next])
      }
      next += 1
    }
  }

  /// The children that are put into wrappers.
  var wrapped: [ViewChild] { children.filter { !($0.element is GapElement) } }
}
