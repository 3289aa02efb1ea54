/// Content that can be withheld. Withheld content keeps its state and its preferences, but is not on screen. Its views
/// disappear until it is shown again.
///
/// Containers use it that show other views in place of their content, and keep reading the preferences of the content.
package struct Withholding<Content: View>: View {
  package typealias Body = Never

  let isWithheld: Bool
  let content: Content

  package init(_ isWithheld: Bool, @ViewBuilder content: () -> Content) {
    self.isWithheld = isWithheld
    self.content = content()
  }

  package static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = WithholdingNode(view.isWithheld, in: parent, inputs)
    node.content = Content._makeNode(view.content, in: node, inputs.with(visibility: node.cell))
    return node
  }

  package static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: WithholdingNode.self)
    node.withhold(view.isWithheld)
    Content._patchNode(node.content!, view.content)
  }
}

private final class WithholdingNode: _Node {
  let cell: VisibilityCell
  var content: _Node?

  init(_ isWithheld: Bool, in parent: _Node, _ inputs: _NodeInputs) {
    cell = VisibilityCell(outer: inputs.visibility, isVisible: !isWithheld)
    super.init(in: parent, inputs)
  }

  func withhold(_ isWithheld: Bool) {
    guard cell.isVisible == isWithheld else { return }
    cell.isVisible = !isWithheld
    inputs.parentElement?.setNeedsChildren()
  }

  override func collect(into list: inout ChildList) {
    if cell.isVisible { content?.collect(into: &list) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { cell.end() }
}
