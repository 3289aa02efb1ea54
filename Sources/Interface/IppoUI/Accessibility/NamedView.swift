/// A view that is called as another one reads, which is not shown.
struct NamedView<Content: View, Name: View>: View {
  typealias Body = Never

  let content: Content
  let name: Name

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    NamedNode(view, in: parent, inputs)
  }

  static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: NamedNode<Content, Name>.self).patch(view)
  }
}

private final class NamedNode<Content: View, Name: View>: _Node {
  private var title: NameElement!
  private var titleContent: _Node!
  private var content: _Node!

  init(_ view: NamedView<Content, Name>, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    let cell = NameCell(outer: inputs.attributes)
    let name = NameElement(cell, in: self, inputs.with(attributes: nil))
    cell.name = name
    title = name
    titleContent = Name._makeNode(view.name, in: name, inputs.within(name))
    name.content = titleContent
    content = Content._makeNode(view.content, in: self, inputs.with(attributes: cell))
    content.ordinal = 1
  }

  func patch(_ view: NamedView<Content, Name>) {
    Name._patchNode(titleContent, view.name)
    Content._patchNode(content, view.content)
  }

  override func place(of child: _Node) -> UInt64 { child === title ? NodePlace.addition : NodePlace.content }

  override func collect(into list: inout ChildList) { content.collect(into: &list) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let title { body(title) }
    if let content { body(content) }
  }
}

/// Gives the element inside a name, unless the element has its own.
private final class NameCell: AttributeCell {
  unowned(unsafe) var name: NameElement!

  override var isSemantic: Bool { true }

  override func apply(_ attributes: inout RenderAttributes, _ element: ElementNode) {
    let spoken = RenderSnapshot(name).name
    if !spoken.isEmpty { attributes.accessibility.label = spoken }
  }
}

/// Holds the view that is read and not shown.
private final class NameElement: ElementNode {
  private let cell: NameCell
  var content: _Node?

  init(_ cell: NameCell, in parent: _Node, _ inputs: _NodeInputs) {
    self.cell = cell
    super.init(in: parent, inputs)
  }

  override var collectsChildren: Bool { true }

  override func setNeedsRender() { cell.dependency.changed() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
