/// A modifier that puts an element around each element of its content: padding, frame, opacity.
@MainActor @preconcurrency
protocol WrappingModifier: ViewModifier where Body == Never {
  /// The element around a child. The graph tracks the reads of this method.
  func element(in context: ElementContext) -> RenderElement

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext)

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool
}

extension WrappingModifier {
  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {}
  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool { false }

  /// Makes a node that puts an element around each element of the content.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    WrappingNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node another value of the modifier.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: WrappingNode<Self, V>.self).patch(modifier, content)
  }
}

final class WrappingNode<Modifier: WrappingModifier, V: View>: _Node, WrapperOwner {
  private var modifier: Modifier
  private var content: _Node!
  private var wrappers = WrapperList<WrapperElement>()
  private let facts = TypeFacts.of(Modifier.self)

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    var inner = inputs
    if let attributes = inputs.attributes { inner = inputs.with(attributes: attributes.passing()) }
    self.content = V._makeNode(content, in: self, inner)
  }

  func patch(_ modifier: Modifier, _ content: V) {
    let isEqual = withUnsafePointer(to: self.modifier) { old in
      withUnsafePointer(to: modifier) { new in facts.areEqual(old, new) }
    }
    self.modifier = modifier
    if !isEqual { wrappers.forEach { $0.setNeedsRender() } }
    V._patchNode(self.content, content)
  }

  override func collect(into list: inout ChildList) {
    var inner = list.emptied()
    content.collect(into: &inner)
    wrappers.update(inner.wrapped) { WrapperElement($0, at: $1, of: self, inputs) }
    list.appendWrapped(inner, by: wrappers)
  }

  var readsChildren: Bool { false }

  func element(of wrapper: WrapperElement) -> RenderElement { modifier.element(in: ElementContext(wrapper)) }

  func attributes(_ attributes: inout RenderAttributes, of wrapper: WrapperElement) {
    modifier.attributes(&attributes, in: ElementContext(wrapper))
  }

  func handle(_ event: RenderEvent, of wrapper: WrapperElement) -> Bool {
    modifier.handle(event, in: ElementContext(wrapper))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    wrappers.forEach(body)
  }
}
