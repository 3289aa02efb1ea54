/// Content as exactly one element: itself when it is one, else a stack around whatever it is.
nonisolated struct Unary<Content: View>: View {
  typealias Body = Never

  let content: Content
  let axis: RenderAxis
  /// Content without elements is no element.
  let isOptional: Bool

  init(axis: RenderAxis = .vertical, isOptional: Bool = false, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axis = axis
    self.isOptional = isOptional
  }

  init(_ content: Content, axis: RenderAxis = .vertical) {
    self.content = content
    self.axis = axis
    isOptional = false
  }

  @MainActor static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = UnaryNode(axis: view.axis, isOptional: view.isOptional, in: parent, inputs)
    node.content = Content._makeNode(view.content, in: node, inputs)
    return node
  }

  @MainActor static func _patchNode(_ node: _Node, _ view: Self) {
    Content._patchNode(unsafeDowncast(node, to: UnaryNode.self).content!, view.content)
  }
}

private final class UnaryNode: _Node {
  let axis: RenderAxis
  let isOptional: Bool
  var content: _Node?
  private var stack: UnaryStack?

  init(axis: RenderAxis, isOptional: Bool, in parent: _Node, _ inputs: _NodeInputs) {
    self.axis = axis
    self.isOptional = isOptional
    super.init(in: parent, inputs)
  }

  override func collect(into list: inout ChildList) {
    var inner = list.emptied()
    content?.collect(into: &inner)
    if inner.children.count == 1 || (isOptional && inner.children.isEmpty) {
      list.children += inner.children
      return
    }
    let stack = stack ?? UnaryStack(axis: axis, in: self, inputs)
    self.stack = stack
    stack.take(inner)
    list.append(stack)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let stack { body(stack) }
  }
}

private final class UnaryStack: ElementNode {
  private let axis: RenderAxis
  private var taken = ChildList()

  init(axis: RenderAxis, in parent: _Node, _ inputs: _NodeInputs) {
    self.axis = axis
    super.init(in: parent, inputs.with(attributes: nil), isLayout: true)
  }

  func take(_ list: ChildList) {
    taken = list
    setNeedsChildren()
  }

  override func element() -> RenderElement { .stack(RenderStack(axis: axis)) }

  override func collectChildren(into list: inout ChildList) { list = taken }
}
