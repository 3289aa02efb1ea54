/// Makes the buttons where the row is made, and passes them to the row: they are shown beside its content.
private struct SwipeActionsModifier<Actions: View>: ViewModifier {
  typealias Body = Never

  let edge: HorizontalEdge
  let actions: Actions

  /// Makes the node. In a container outside of lists, the actions are the items of a menu.
  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    let isInRows = (inputs.parentElement as? any PrimitiveHolding)?.primitive is any RowContainer
    guard !isInRows, EnvironmentValues(inputs.environment).swipeMenuItems != nil else {
      return SwipeActionsNode(modifier, content, in: parent, inputs)
    }
    return SwipeMenu._makeNode(SwipeMenu(content: content, actions: modifier.actions), in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    if let node = node as? SwipeActionsNode<Actions, V> { return node.patch(modifier, content) }
    SwipeMenu._patchNode(node, SwipeMenu(content: content, actions: modifier.actions))
  }
}

private final class SwipeActionsNode<Actions: View, V: View>: _Node {
  private let edge: HorizontalEdge
  private var content: _Node!
  private var actions: _Node!

  init(_ modifier: SwipeActionsModifier<Actions>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    edge = modifier.edge
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
    actions = Actions._makeNode(modifier.actions, in: self, inputs.with(attributes: nil))
    actions.ordinal = 1
  }

  func patch(_ modifier: SwipeActionsModifier<Actions>, _ content: V) {
    V._patchNode(self.content, content)
    Actions._patchNode(actions, modifier.actions)
  }

  override func place(of child: _Node) -> UInt64 {
    content == nil || child === content ? NodePlace.content : NodePlace.addition
  }

  override func collect(into list: inout ChildList) {
    var buttons = ChildList()
    actions.collect(into: &buttons)
    list.with {
      var all = $0[SwipeActionsTrait.self]
      if edge == .leading { all.leading += buttons.children } else { all.trailing += buttons.children }
      $0[SwipeActionsTrait.self] = all
    } collect: {
      content.collect(into: &$0)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let actions { body(actions) }
  }
}

extension View {
  /// Buttons at an edge of a row, shown by a swipe or as the renderer does.
  ///
  /// - Parameter allowsFullSwipe: whether a long swipe chooses the first one. Renderers show all of them instead.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modifier(SwipeActionsModifier(edge: edge, actions: content())) }

  /// Buttons at an edge of a row, shown by a swipe or as the renderer does.
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: whether a long swipe chooses the first one. Renderers show all of them instead.
  ///   - onPresentationChanged: has no effect: clients alone know which row is open.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content) }
}
