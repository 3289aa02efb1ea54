/// A modifier that puts a trait on a view for the container around it.
///
/// `Detached` is for traits made of views (a tab's label). The views get nodes here, stay out of the render tree, and
/// are passed to `write` as children.
@MainActor @preconcurrency
protocol TraitModifier: ViewModifier where Body == Never {
  associatedtype Detached: View = EmptyView
  @ViewBuilder var detached: Detached { get }
  func write(_ traits: inout ViewTraits, detached: [ViewChild])
}

extension TraitModifier where Detached == EmptyView {
  var detached: EmptyView { EmptyView() }
}

extension TraitModifier {
  /// Makes a node that puts the trait on the elements of the content.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    TraitNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node another value of the modifier.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: TraitNode<Self, V>.self).patch(modifier, content)
  }
}

final class TraitNode<Modifier: TraitModifier, V: View>: _Node {
  private var modifier: Modifier
  private var content: _Node!
  private var detached: DetachedElement?
  private var detachedContent: _Node?
  private let facts = TypeFacts.of(Modifier.self)

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
    if Modifier.Detached.self != EmptyView.self {
      let element = DetachedElement(in: self, inputs)
      detached = element
      let node = Modifier.Detached._makeNode(modifier.detached, in: element, inputs.within(element))
      element.content = node
      detachedContent = node
    }
  }

  func patch(_ modifier: Modifier, _ content: V) {
    let isEqual = withUnsafePointer(to: self.modifier) { old in
      withUnsafePointer(to: modifier) { new in facts.areEqual(old, new) }
    }
    self.modifier = modifier
    V._patchNode(self.content, content)
    guard !isEqual else { return }
    if let detachedContent { Modifier.Detached._patchNode(detachedContent, modifier.detached) }
    inputs.parentElement?.setNeedsChildren()
  }

  override func place(of child: _Node) -> UInt64 {
    content == nil || child === content ? NodePlace.content : NodePlace.addition
  }

  override func collect(into list: inout ChildList) {
    detached?.refreshChildren()
    let views = detached?.children.children ?? []
    list.with {
      modifier.write(&$0, detached: views)
    } collect: {
      content.collect(into: &$0)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let detached { body(detached) }
  }
}

/// Holds views that are not part of the render tree, and notifies the element around when they change.
private final class DetachedElement: ElementNode {
  var content: _Node?

  override var collectsChildren: Bool { true }

  /// The element around collects again, and so reads the traits again.
  override func setNeedsRender() { inputs.parentElement?.setNeedsChildren() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
