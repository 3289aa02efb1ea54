/// Several pieces of content side by side, as ``ContentBuilder`` makes them (`SwiftUI.TupleContent`).
///
/// A tuple of views is a view, a tuple of toolbar items is content of a toolbar, and a tuple of commands is commands.
public struct TupleContent<each Content> {
  /// The pieces, in their order.
  public var content: (repeat each Content)

  /// Makes content of a tuple.
  public init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleContent: View where repeat each Content: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Makes a node for each view of the tuple, in their order.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    TupleView<(repeat each Content)>._makeNode(TupleView(pack: repeat each view.content), in: parent, inputs)
  }

  /// Patches each view of the tuple.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    TupleView<(repeat each Content)>._patchNode(node, TupleView(pack: repeat each view.content))
  }
}

/// Empty content (`SwiftUI.EmptyContent`), in place of views, of items of a toolbar, or of commands.
public struct EmptyContent: Sendable {
  /// A value; there is only one.
  public nonisolated init() {}
}

extension EmptyContent: View {
  /// Primitive content: it has no body.
  public typealias Body = Never

  /// Stops the program: content that is empty has no body.
  public var body: Never { fatalError("body should not be called on EmptyContent: it is primitive content.") }

  /// Makes a node without children.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    _Node(in: parent, inputs)
  }

  /// Does nothing: all values are the same.
  public static func _patchNode(_ node: _Node, _ view: Self) {}
}
