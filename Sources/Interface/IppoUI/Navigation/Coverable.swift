/// Content that its container covers and uncovers: a page, a tab.
///
/// A trait carries its visibility, which the container sets; covered content keeps its state, and its views disappear.
struct Coverable<Content: View>: View {
  typealias Body = Never

  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = CoverableNode(in: parent, inputs)
    node.content = Content._makeNode(view.content, in: node, inputs.with(visibility: node.cell))
    return node
  }

  static func _patchNode(_ node: _Node, _ view: Self) {
    Content._patchNode(unsafeDowncast(node, to: CoverableNode.self).content!, view.content)
  }
}

private final class CoverableNode: _Node {
  let cell: VisibilityCell
  var content: _Node?

  override init(in parent: _Node?, _ inputs: _NodeInputs) {
    // Covered until the container uncovers it, because the container has to know all of its pages first.
    cell = VisibilityCell(outer: inputs.visibility, isVisible: false)
    super.init(in: parent, inputs)
  }

  override func collect(into list: inout ChildList) {
    list.with {
      $0[CoverTrait.self] = cell
    } collect: {
      content?.collect(into: &$0)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { cell.end() }
}

/// The visibility of a child that can be covered.
enum CoverTrait: ViewTrait {
  static var defaultValue: VisibilityCell? { nil }
}

@MainActor
extension ViewChild {
  func cover(_ isCovered: Bool) {
    for cell in [self[CoverTrait.self], element.inputs.page].compactMap(\.self) where cell.isVisible == isCovered {
      cell.isVisible = !isCovered
    }
  }
}
