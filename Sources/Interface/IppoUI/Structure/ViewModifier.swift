/// A type that makes another view from a view (SwiftUI's `ViewModifier`).
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of ``body(content:)``.
  associatedtype Body: View
  /// The stand-in for the modified view in the modifier's body.
  typealias Content = _ViewModifier_Content<Self>

  /// The view with the modifier applied to `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of `content` with `modifier` applied.
  @MainActor @preconcurrency static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node

  /// Gives a node that `_makeNode` of the same types made a new value.
  @MainActor @preconcurrency static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V)
}

extension ViewModifier {
  /// Makes a scope, which evaluates the body and notes its reads.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    ModifierScopeNode(modifier, content, in: parent, inputs)
  }

  /// Gives the scope a new value, which evaluates its body where the value is not equal to the old one.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: ModifierScopeNode<Self, V>.self).patch(modifier, content)
  }

  /// One modifier after the other.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A primitive modifier has no body; evaluating it is a programming error, as in SwiftUI.
  public func body(content: Content) -> Never {
    fatalError("body(content:) should not be called on \(Self.self): it is a primitive modifier.")
  }
}
