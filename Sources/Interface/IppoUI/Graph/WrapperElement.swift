/// Who puts elements around the elements of some content.
@MainActor
protocol WrapperOwner: _Node {
  func element(of wrapper: WrapperElement) -> RenderElement
  func attributes(_ attributes: inout RenderAttributes, of wrapper: WrapperElement)
  func handle(_ event: RenderEvent, of wrapper: WrapperElement) -> Bool
}

extension WrapperOwner {
  func attributes(_ attributes: inout RenderAttributes, of wrapper: WrapperElement) {}
}

/// An element around one other element: a padding, a row.
final class WrapperElement: ElementNode {
  private unowned(unsafe) let owner: any WrapperOwner
  fileprivate(set) var child: ViewChild
  fileprivate(set) var index: Int

  fileprivate init(_ child: ViewChild, at index: Int, of owner: any WrapperOwner, _ inputs: _NodeInputs) {
    self.owner = owner
    self.child = child
    self.index = index
    super.init(in: owner, inputs, isLayout: true)
  }

  override func element() -> RenderElement { owner.element(of: self) }

  override func attributes(_ attributes: inout RenderAttributes) { owner.attributes(&attributes, of: self) }

  override func handle(_ event: RenderEvent) -> Bool { owner.handle(event, of: self) }

  override func collectChildren(into list: inout ChildList) {
    list.children.append(child)
    let actions = child[SwipeActionsTrait.self]
    list.children += actions.leading + actions.trailing
  }
}

/// The elements around the elements of some content, in their order. Each stays with the element it is around.
@MainActor
struct WrapperList {
  private var wrappers: [WrapperElement] = []

  subscript(index: Int) -> WrapperElement { wrappers[index] }

  func forEach(_ body: (WrapperElement) -> Void) { wrappers.forEach(body) }

  mutating func update(_ children: [ViewChild], of owner: any WrapperOwner, _ inputs: _NodeInputs) {
    if wrappers.count == children.count,
      children.count == 1 || zip(wrappers, children).allSatisfy({ $0.child.element === $1.element })
    {
      for index in children.indices { wrappers[index].take(children[index], at: index) }
      return
    }
    var known: [ObjectIdentifier: WrapperElement] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.child.element)] = wrapper }
    wrappers = children.enumerated().map { index, child in
      if let wrapper = known.removeValue(forKey: ObjectIdentifier(child.element)) {
        wrapper.take(child, at: index)
        return wrapper
      }
      return WrapperElement(child, at: index, of: owner, inputs)
    }
    for wrapper in known.values { wrapper.remove() }
  }
}

extension WrapperElement {
  fileprivate func take(_ child: ViewChild, at index: Int) {
    let hasActions = !child[SwipeActionsTrait.self].isEmpty || !self.child[SwipeActionsTrait.self].isEmpty
    let isOther = child.element !== self.child.element
    self.child = child
    if isOther || hasActions { setNeedsChildren() }
    self.index = index
    setNeedsRender()
  }
}
