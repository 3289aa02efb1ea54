/// A piece of user interface, described by a value (SwiftUI's `View`).
///
/// ```swift
/// struct Greeting: View {
///   @State private var name = "World"
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// The type of ``body``.
  associatedtype Body: View

  /// The content of the view. It is evaluated again when a value that it has read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that shows `view`. Primitive views implement it; a composite view gets a scope for its body.
  @MainActor @preconcurrency static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node

  /// Gives a node that `_makeNode` of the same type made a new value.
  @MainActor @preconcurrency static func _patchNode(_ node: _Node, _ view: Self)
}

extension View {
  /// Makes a scope, which evaluates the body and notes its reads.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    ScopeNode(view, in: parent, inputs)
  }

  /// Gives the scope a new value, which evaluates its body where the value is not equal to the old one.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: ScopeNode<Self>.self).patch(view)
  }
}

extension Never: View {
  /// The type itself, which has no values.
  public typealias Body = Never

  /// Traps. The code is unreachable, because the type is without values.
  public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
  /// A primitive view has no body; evaluating it is a programming error, as in SwiftUI.
  public var body: Never { fatalError("body() should not be called on \(Self.self): it is a primitive view.") }
}
