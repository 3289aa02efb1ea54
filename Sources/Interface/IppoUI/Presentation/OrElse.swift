/// Content, and more content if an element is missing: the button of an alert that has none.
struct OrElse<Content: View, Fallback: View>: View {
  typealias Body = Never

  let content: Content
  let fallback: Fallback
  /// Whether `fallback` is needed beside these elements.
  let isNeeded: ([ViewChild]) -> Bool

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    OrElseNode(view, in: parent, inputs)
  }

  static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: OrElseNode<Content, Fallback>.self).patch(view)
  }
}

private final class OrElseNode<Content: View, Fallback: View>: _Node {
  private var view: OrElse<Content, Fallback>
  private var content: _Node!
  private var fallback: _Node!

  init(_ view: OrElse<Content, Fallback>, in parent: _Node, _ inputs: _NodeInputs) {
    self.view = view
    super.init(in: parent, inputs)
    content = Content._makeNode(view.content, in: self, inputs)
    fallback = Fallback._makeNode(view.fallback, in: self, inputs)
    fallback.ordinal = 1
  }

  func patch(_ new: OrElse<Content, Fallback>) {
    view = new
    Content._patchNode(content, new.content)
    Fallback._patchNode(fallback, new.fallback)
  }

  override func place(of child: _Node) -> UInt64 {
    content == nil || child === content ? NodePlace.content : NodePlace.addition
  }

  override func collect(into list: inout ChildList) {
    let start = list.children.count
    content.collect(into: &list)
    if view.isNeeded(Array(list.children[start...])) { fallback.collect(into: &list) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let fallback { body(fallback) }
  }
}

/// A button among the elements of a dialog.
@MainActor
protocol DialogChoice {
  var role: ButtonRole? { get }
  var action: @MainActor () -> Void { get }
}

extension ButtonElement: DialogChoice {}

@MainActor
extension ViewChild {
  /// The button this child is, if it is one.
  var choice: (any DialogChoice)? { (element as? any PrimitiveHolding)?.primitive as? any DialogChoice }
}

/// An element whose view can be asked for.
@MainActor
protocol PrimitiveHolding {
  var primitive: any PrimitiveView { get }
}

extension PrimitiveNode: PrimitiveHolding {
  var primitive: any PrimitiveView { view }
}
