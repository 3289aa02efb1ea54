/// A view with a modifier, or a modifier after a modifier (SwiftUI's `ModifiedContent`).
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified, or a modifier that is applied first.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view or after a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Makes the node that the modifier makes for the content.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    Modifier._makeNode(view.modifier, view.content, in: parent, inputs)
  }

  /// Patches the node by the modifier and the content.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    Modifier._patchNode(node, view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// Makes the node of the second modifier around the content with the first.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    Modifier._makeNode(
      modifier.modifier, ModifiedContent<V, Content>(content: content, modifier: modifier.content), in: parent, inputs)
  }

  /// Patches the node by both modifiers and the content.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    Modifier._patchNode(
      node, modifier.modifier, ModifiedContent<V, Content>(content: content, modifier: modifier.content))
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing (SwiftUI's `EmptyModifier`).
public struct EmptyModifier: ViewModifier, Sendable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// The modifier that changes nothing.
  public static nonisolated let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public nonisolated init() {}

  /// Makes the node of the content alone.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    V._makeNode(content, in: parent, inputs)
  }

  /// Patches the node of the content.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) { V._patchNode(node, content) }
}
