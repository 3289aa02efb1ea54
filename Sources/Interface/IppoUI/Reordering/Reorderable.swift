/// The collection of a list's row, where a user can move the row.
enum ReorderTrait: ViewTrait {
  static var defaultValue: (any ReorderCollection)? { nil }
}

private struct ReorderableModifier: ViewModifier {
  typealias Body = Never
  /// `nil` for the only collection.
  let collectionID: AnyHashable?

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node { ReorderableNode(modifier, content, in: parent, inputs) }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: ReorderableNode<V>.self).patch(modifier, content)
  }
}

private final class ReorderableNode<V: View>: _Node, ReorderCollection {
  private(set) var collectionID: AnyHashable?
  /// The container around. It outlives its content.
  private(set) unowned(unsafe) var container: (any ReorderScope)?
  /// Rows of a list have handles, and take drops before and behind them.
  private let isInRows: Bool
  private var content: _Node?

  var scope: (any ReorderScope)? { container }

  init(_ modifier: ReorderableModifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    collectionID = modifier.collectionID
    isInRows = (inputs.parentElement as? any PrimitiveHolding)?.primitive is any RowContainer
    container = sequence(first: parent, next: \.parent).lazy.compactMap { $0 as? any ReorderScope }.first
    super.init(in: parent, inputs)
    let inner = isInRows ? inputs : inputs.with(attributes: ReorderCell(self, outer: inputs.attributes))
    self.content = V._makeNode(content, in: self, inner)
    container?.add(self)
  }

  func patch(_ modifier: ReorderableModifier, _ content: V) {
    collectionID = modifier.collectionID
    if let node = self.content { V._patchNode(node, content) }
  }

  override func collect(into list: inout ChildList) {
    guard isInRows else {
      content?.collect(into: &list)
      return
    }
    list.with {
      $0[ReorderTrait.self] = self
    } collect: {
      content?.collect(into: &$0)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { container?.remove(self) }

  var rows: (any ReorderRows)? {
    var node = content
    while let current = node {
      if let rows = current as? any ReorderRows { return rows }
      node = nil
      current.forEachChild { if node == nil { node = $0 } }
    }
    return nil
  }
}

/// The cell that lets a user move a row outside of lists.
final class ReorderCell: AttributeCell {
  private unowned(unsafe) let collection: any ReorderCollection

  init(_ collection: any ReorderCollection, outer: AttributeCell?) {
    self.collection = collection
    super.init(outer: outer)
  }

  override func apply(_ attributes: inout RenderAttributes, _ element: ElementNode) {
    guard collection.isActive, ElementContext(element).environment.isEnabled else { return }
    attributes.gestures.formUnion([.grab, .drop, .reorder])
    attributes.isFocusable = true
  }

  override func handle(_ event: RenderEvent, _ element: ElementNode) -> Bool {
    switch event {
    case .dropTarget: return collection.isActive
    case .drop(let drop):
      guard let place = place(of: element) else { return false }
      let context = ElementContext(element)
      guard let item = context.reordered(from: drop.source), item.collection.scope === collection.scope else {
        return collection.takeOther(drop, at: drop.isBehind ? place + 1 : place, in: context)
      }
      // Among neighbours a row takes the place of the row under the drop, in either direction.
      let isNeighbour = item.collection === collection
      return collection.take(item, at: place, isBehind: isNeighbour ? item.place < place : drop.isBehind)
    case .key(let press):
      guard let step = press.reorderStep, let place = place(of: element) else { return false }
      return collection.step(place, by: step)
    default: return false
    }
  }

  /// The row of an element, as a moving item.
  func item(of element: ElementNode) -> ReorderItem? {
    place(of: element).flatMap { collection.item(at: $0, in: ElementContext(element).environment) }
  }

  /// The position in the data of the row that an element is in.
  private func place(of element: ElementNode) -> Int? {
    var place: Int?
    var node: _Node? = element
    while let current = node, current !== collection {
      if let row = current as? any ReorderRow { place = row.place }
      node = current.parent
    }
    return place
  }
}

extension RenderKeyPress {
  /// The number of places by which the key moves a row: an up or down arrow with Option (Alt) moves it by one place.
  var reorderStep: Int? { movesItem ? (key == "ArrowUp" ? -1 : 1) : nil }
}

extension ElementNode {
  /// The row that moves when a user drags the element among reorderable rows.
  var reorderItem: ReorderItem? {
    if let wrapper = self as? WrapperElement, let collection = wrapper.child[ReorderTrait.self],
      let row = wrapper.child[DynamicRowTrait.self]
    {
      return collection.item(at: row.index, in: ElementContext(self).environment)
    }
    return sequence(first: inputs.attributes, next: { $0?.outer }).lazy.compactMap { $0 as? ReorderCell }.first?
      .item(of: self)
  }
}

extension ElementContext {
  /// The row that is dragged from another node, if that is on screen and is a row that can be moved.
  func reordered(from id: RenderNodeID?) -> ReorderItem? {
    guard let id, (try? node.graph.tree.checkReach(of: id, by: .dropTarget(true))) != nil else { return nil }
    return node.graph.committer.elements[id]?.reorderItem
  }
}

extension DynamicViewContent {
  /// Lets a user move the rows within the container around them (`reorderContainer(for:isEnabled:move:)`).
  public func reorderable() -> some DynamicViewContent<Data> {
    modifier(ReorderableModifier(collectionID: nil))
  }

  /// Lets a user move the rows within and between the collections of the container around them.
  ///
  /// - Parameter collectionID: The id of this collection in the destination of a move.
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    modifier(ReorderableModifier(collectionID: AnyHashable(collectionID)))
  }
}
