/// Content as exactly one element: the element itself if there is one, else a stack or layers around all elements.
nonisolated struct Unary<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The element around content that is not one element.
  let container: RenderElement
  /// Whether content without elements gives no element; else it gives an empty container.
  let isOptional: Bool

  init(axis: RenderAxis = .vertical, isOptional: Bool = false, @ViewBuilder content: () -> Content) {
    self.content = content()
    container = .stack(RenderStack(axis: axis))
    self.isOptional = isOptional
  }

  init(_ content: Content, around container: RenderElement = .stack(RenderStack(axis: .vertical))) {
    self.content = content
    self.container = container
    isOptional = false
  }

  @MainActor static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = UnaryNode(around: view.container, isOptional: view.isOptional, in: parent, inputs)
    node.content = Content._makeNode(view.content, in: node, inputs)
    return node
  }

  @MainActor static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: UnaryNode.self)
    node.take(view.container)
    Content._patchNode(node.content!, view.content)
  }
}

private final class UnaryNode: _Node {
  private var container: RenderElement
  let isOptional: Bool
  var content: _Node?
  private var group: UnaryGroup?

  init(around container: RenderElement, isOptional: Bool, in parent: _Node, _ inputs: _NodeInputs) {
    self.container = container
    self.isOptional = isOptional
    super.init(in: parent, inputs)
  }

  func take(_ container: RenderElement) {
    self.container = container
    group?.take(container)
  }

  override func collect(into list: inout ChildList) {
    var inner = list.emptied()
    content?.collect(into: &inner)
    if inner.children.count == 1 || (isOptional && inner.children.isEmpty) {
      list.children += inner.children
      return
    }
    let group = group ?? UnaryGroup(container, in: self, inputs)
    self.group = group
    group.take(inner)
    list.append(group)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let group { body(group) }
  }
}

private final class UnaryGroup: ElementNode {
  private var container: RenderElement
  private var taken = ChildList()

  init(_ container: RenderElement, in parent: _Node, _ inputs: _NodeInputs) {
    self.container = container
    super.init(in: parent, inputs.with(attributes: nil), isLayout: true)
  }

  func take(_ container: RenderElement) {
    guard container != self.container else { return }
    self.container = container
    setNeedsRender()
  }

  func take(_ list: ChildList) {
    taken = list
    setNeedsChildren()
  }

  override func element() -> RenderElement { container }

  override func collectChildren(into list: inout ChildList) { list = taken }
}
