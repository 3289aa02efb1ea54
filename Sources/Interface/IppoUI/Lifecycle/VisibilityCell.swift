/// Whether a part of the tree is on screen. Covered pages and unselected tabs are off screen.
@MainActor
final class VisibilityCell {
  private struct Inner {
    weak var cell: VisibilityCell?
  }

  private let outer: VisibilityCell?
  private var observers: [any VisibilityObserver] = []
  private var inner: [Inner] = []
  private(set) var isOnScreen: Bool

  /// The visibility of this cell itself, without the cells around it.
  var isVisible: Bool {
    didSet { refresh() }
  }

  init(outer: VisibilityCell?, isVisible: Bool = true) {
    self.outer = outer
    self.isVisible = isVisible
    isOnScreen = isVisible && outer?.isOnScreen ?? true
    outer?.add(self)
  }

  private func add(_ cell: VisibilityCell) {
    inner.removeAll { $0.cell == nil }
    inner.append(Inner(cell: cell))
  }

  /// Removes the cell from the one around it, where it does not end with its last node.
  func end() { outer?.inner.removeAll { $0.cell === self } }

  func add(_ observer: any VisibilityObserver) { observers.append(observer) }

  func remove(_ observer: any VisibilityObserver) { observers.removeAll { $0 === observer } }

  private func refresh() {
    let new = isVisible && outer?.isOnScreen ?? true
    guard new != isOnScreen else { return }
    isOnScreen = new
    for observer in observers { observer.visibilityChanged(to: new) }
    for entry in inner { entry.cell?.refresh() }
  }
}

@MainActor
protocol VisibilityObserver: AnyObject {
  func visibilityChanged(to isOnScreen: Bool)
}

/// Content that may be covered. Covered content keeps its state; its views disappear and appear again.
nonisolated struct Covering<Content: View>: View {
  typealias Body = Never

  let isVisible: Bool
  let content: Content

  init(isVisible: Bool, @ViewBuilder content: () -> Content) {
    self.isVisible = isVisible
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = VisibilityNode(view.isVisible, in: parent, inputs)
    node.content = Content._makeNode(view.content, in: node, inputs.with(visibility: node.cell))
    return node
  }

  @MainActor static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: VisibilityNode.self)
    node.cell.isVisible = view.isVisible
    Content._patchNode(node.content!, view.content)
  }
}

private final class VisibilityNode: _Node {
  let cell: VisibilityCell
  var content: _Node?

  init(_ isVisible: Bool, in parent: _Node, _ inputs: _NodeInputs) {
    cell = VisibilityCell(outer: inputs.visibility, isVisible: isVisible)
    super.init(in: parent, inputs)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { cell.end() }
}
