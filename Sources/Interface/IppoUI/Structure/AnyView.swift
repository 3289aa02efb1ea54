/// A view of a type that is not known (SwiftUI's `AnyView`).
///
/// As long as the type inside stays the same, the view keeps its identity and its state.
nonisolated public struct AnyView: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  private let box: any AnyViewBox

  /// Erases the type of a view. A view that is erased already stays as it is.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? ViewBox(view: view)
  }

  /// Erases the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Erases a view of an existential type.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Makes a node, which replaces its child when the type inside changes.
  @MainActor public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    AnyViewNode(view, in: parent, inputs)
  }

  /// Shows a view that may be of another type.
  @MainActor public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).show(view)
  }

  @MainActor fileprivate func show(in node: AnyViewNode) { box.show(in: node) }

  /// The view whose type is erased.
  var base: Any { box.base }
}

/// A reference: nodes that hold an erased view for another one are no larger for it.
private protocol AnyViewBox: AnyObject {
  nonisolated var base: Any { get }

  @MainActor func show(in node: AnyViewNode)
}

nonisolated private final class ViewBox<V: View>: AnyViewBox {
  let view: V

  init(view: V) { self.view = view }

  var base: Any { view }

  @MainActor func show(in node: AnyViewNode) {
    node.show(ObjectIdentifier(V.self)) {
      V._makeNode(view, in: node, node.inputs)
    } patch: {
      V._patchNode($0, view)
    }
  }
}

private final class AnyViewNode: SlotNode<ObjectIdentifier> {
  /// A view that was put off because it is nested deep.
  private var pending: AnyView?

  init(_ view: AnyView, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    show(view)
  }

  func show(_ view: AnyView) {
    guard !graph.turn.isNestedTooDeep else {
      pending = view
      return setNeedsUpdate()
    }
    pending = nil
    graph.nested { view.show(in: self) }
  }

  override func update() {
    if let pending { show(pending) }
  }
}
