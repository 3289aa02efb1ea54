/// A modifier that lays a view behind or in front of each element of its content: a background, an overlay.
///
/// Several views of the ornament lie on each other, the first at the back, as in a `ZStack`.
@MainActor @preconcurrency
protocol DecoratingModifier: ViewModifier where Body == Never {
  associatedtype Ornament: View

  /// The kind and the alignment of the ornament.
  var decoration: RenderDecoration { get }

  /// The view that is laid there.
  @ViewBuilder var ornament: Ornament { get }
}

extension DecoratingModifier {
  /// Makes a node that lays the ornament behind or in front of each element of the content.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    DecoratingNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node another value of the modifier.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: DecoratingNode<Self, V>.self).patch(modifier, content)
  }
}

final class DecoratingNode<Modifier: DecoratingModifier, V: View>: _Node, DecorationOwner {
  private var modifier: Modifier
  private var content: _Node!
  private var decorations = WrapperList<DecoratedElement>()
  /// The element for the ornament of the first element of the content. The node makes it at once, so that the
  /// preferences of the ornament are known in the same turn.
  private var spare: DecoratedElement?
  private let facts = TypeFacts.of(Modifier.self)

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    var inner = inputs
    if let attributes = inputs.attributes {
      inner = inputs.with(
        attributes: attributes.passing(stopping: modifier.decoration.kind == .overlay ? attributes : nil))
    }
    self.content = V._makeNode(content, in: self, inner)
    spare = DecoratedElement(of: self, at: 0, inputs)
  }

  func patch(_ modifier: Modifier, _ content: V) {
    let isEqual = withUnsafePointer(to: self.modifier) { old in
      withUnsafePointer(to: modifier) { new in facts.areEqual(old, new) }
    }
    self.modifier = modifier
    V._patchNode(self.content, content)
    guard !isEqual else { return }
    let ornament = self.ornament
    forEachDecoration { element in
      element.setNeedsRender()
      Unary<Modifier.Ornament>._patchNode(element.ornament, ornament)
    }
  }

  private var ornament: Unary<Modifier.Ornament> {
    Unary(modifier.ornament, around: .layers(modifier.decoration.alignment))
  }

  private func forEachDecoration(_ body: (DecoratedElement) -> Void) {
    decorations.forEach(body)
    if let spare { body(spare) }
  }

  override func place(of child: _Node) -> UInt64 {
    guard content != nil, child !== content, let element = child as? DecoratedElement else { return NodePlace.content }
    return NodePlace.addition + UInt64(element.index)
  }

  override func collect(into list: inout ChildList) {
    var inner = list.emptied()
    content.collect(into: &inner)
    decorations.update(inner.wrapped) { child, index in
      let element = spare ?? DecoratedElement(of: self, at: index, inputs)
      spare = nil
      element.take(child, at: index)
      return element
    }
    list.appendWrapped(inner, by: decorations)
  }

  var decoration: RenderDecoration { modifier.decoration }

  func makeOrnament(in element: DecoratedElement, _ inputs: _NodeInputs) -> _Node {
    Unary<Modifier.Ornament>._makeNode(ornament, in: element, inputs)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    forEachDecoration(body)
  }
}

/// A node that lays ornaments behind or in front of the elements of some content.
@MainActor
protocol DecorationOwner: _Node {
  var decoration: RenderDecoration { get }
  func makeOrnament(in element: DecoratedElement, _ inputs: _NodeInputs) -> _Node
}

/// An element of some content, and the ornament behind or in front of it.
final class DecoratedElement: ElementNode, WrappingElement {
  private unowned(unsafe) let owner: any DecorationOwner
  private var child: ViewChild?
  /// The index of the decorated element among the elements of the content.
  private(set) var index: Int
  private(set) var ornament: _Node!

  var wrapped: ElementNode? { child?.element }

  init(of owner: any DecorationOwner, at index: Int, _ inputs: _NodeInputs) {
    self.owner = owner
    self.index = index
    super.init(in: owner, inputs, isLayout: true)
    ornament = owner.makeOrnament(in: self, inputs.within(self).with(attributes: inputs.attributes?.ornamental()))
    ornament.ordinal = 1
  }

  func take(_ child: ViewChild, at index: Int) {
    let isOther = self.child.map { $0.element !== child.element } ?? false
    self.child = child
    self.index = index
    if isOther { setNeedsChildren() }
  }

  /// Assistive technology reads an overlay together with the view, and a background apart from the view.
  override var isCombined: Bool { owner.decoration.kind == .overlay }

  override func element() -> RenderElement { .decoration(owner.decoration) }

  override func collectChildren(into list: inout ChildList) {
    if let child { list.children.append(child) }
    ornament.collect(into: &list)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let ornament { body(ornament) }
  }
}
