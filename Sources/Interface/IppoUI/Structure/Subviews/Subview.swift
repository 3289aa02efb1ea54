/// One of the views of some content (`SwiftUI.Subview`). As a view, it shows that one.
///
/// Modifiers apply around it, also those of the environment. It inherits the environment of the place where it is
/// shown, except for values that its own content sets.
nonisolated public struct Subview: View, Identifiable {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// The identity of a subview among those of the same content (`SwiftUI.Subview.ID`).
  public struct ID: Hashable, ArchiveNamed {
    let element: ObjectIdentifier

    var archiveName: String? { nil }
  }

  let child: ViewChild

  /// Stays the same for as long as the view is on screen.
  public var id: ID { ID(element: ObjectIdentifier(child.element)) }

  /// The values that the view gives to the container.
  public var containerValues: ContainerValues { ContainerValues(child.traits) }

  /// Makes a node that shows an element of the content.
  @MainActor public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    SubviewNode(view.child, in: parent, inputs)
  }

  /// Shows an element of the content, which may be another one.
  @MainActor public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: SubviewNode.self).take(view.child)
  }
}

/// Shows an element that was made elsewhere: the content that it is part of owns it, and removes it.
private final class SubviewNode: _Node {
  private var child: ViewChild
  private var wrapper: SubviewElement?

  init(_ child: ViewChild, in parent: _Node, _ inputs: _NodeInputs) {
    self.child = child
    super.init(in: parent, inputs)
    child.element.inputs.environment.show(at: inputs.environment)
  }

  func take(_ child: ViewChild) {
    let isOther = self.child.element !== child.element
    self.child = child
    wrapper?.take(child)
    guard isOther else { return }
    child.element.inputs.environment.show(at: inputs.environment)
    inputs.parentElement?.setNeedsChildren()
  }

  override func collect(into list: inout ChildList) {
    list.with {
      $0.merge(child.traits)
    } collect: {
      // Gestures and names that are put on the subview need an element of their own.
      guard inputs.attributes != nil else { return $0.append(child.element) }
      let wrapper = wrapper ?? SubviewElement(child, in: self, inputs)
      self.wrapper = wrapper
      $0.append(wrapper)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let wrapper { body(wrapper) }
  }
}

private final class SubviewElement: ElementNode {
  private var child: ViewChild

  init(_ child: ViewChild, in parent: _Node, _ inputs: _NodeInputs) {
    self.child = child
    super.init(in: parent, inputs)
  }

  func take(_ child: ViewChild) {
    guard child.element !== self.child.element else { return }
    self.child = child
    setNeedsChildren()
  }

  override func element() -> RenderElement { .layers(RenderAlignment()) }

  override func collectChildren(into list: inout ChildList) { list.children = [child] }
}

/// The views some content consists of (`SwiftUI.SubviewsCollection`). As a view it shows them all.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let children: [ViewChild]

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { children.count }
  /// The view at a position in 0..<`endIndex`.
  public subscript(index: Int) -> Subview { Subview(child: children[index]) }
  /// The views at some positions. A slice counts from zero again.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(children: Array(children[bounds]))
  }

  /// All the views, in their order.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// A part of the views that some content consists of (`SwiftUI.SubviewsCollectionSlice`). As a view it shows them all.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let children: [ViewChild]

  /// 0: a slice counts from zero.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { children.count }
  /// The view at a position in 0..<`endIndex`.
  public subscript(index: Int) -> Subview { Subview(child: children[index]) }
  /// The views at some positions of the slice, counted from zero again.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(children: Array(children[bounds]))
  }

  /// All the views, in their order.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}
