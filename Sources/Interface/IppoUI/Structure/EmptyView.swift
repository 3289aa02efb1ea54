/// A view without content or size (SwiftUI's `EmptyView`).
public struct EmptyView: View, Sendable {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// A value; there is only one.
  public nonisolated init() {}

  /// Stops the program: content that is empty has no body.
  public var body: Never { fatalError("body should not be called on EmptyView: it is primitive content.") }

  /// Makes a node without children.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    _Node(in: parent, inputs)
  }

  /// Does nothing: all values are the same.
  public static func _patchNode(_ node: _Node, _ view: Self) {}
}
