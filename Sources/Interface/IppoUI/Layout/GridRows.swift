/// Content of a grid: elements of one ``GridRow`` that follow each other become a row, all others have the whole width.
struct GridRows<Content: View>: View {
  typealias Body = Never

  /// Whether the content is in a grid; otherwise rows are only their cells.
  let isGrid: Bool
  let content: Content

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    GridRowsNode(view, in: parent, inputs)
  }

  static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: GridRowsNode<Content>.self).patch(view)
  }
}

private final class GridRowsNode<Content: View>: _Node {
  private var isGrid: Bool
  private var content: _Node!
  private var rows: [GridRowElement] = []

  init(_ view: GridRows<Content>, in parent: _Node, _ inputs: _NodeInputs) {
    isGrid = view.isGrid
    super.init(in: parent, inputs)
    content = Content._makeNode(view.content, in: self, inputs)
  }

  func patch(_ view: GridRows<Content>) {
    if isGrid != view.isGrid {
      isGrid = view.isGrid
      inputs.parentElement?.setNeedsChildren()
    }
    Content._patchNode(content, view.content)
  }

  override func collect(into list: inout ChildList) {
    var inner = list.emptied()
    content.collect(into: &inner)
    // Each row that was there stays with the row it was written as.
    var known = Dictionary(rows.map { (ObjectIdentifier($0.row), $0) }) { first, _ in first }
    rows = []
    var rest = inner.children[...]
    while let first = rest.first {
      guard isGrid, let row = first[GridRowTrait.self] else {
        list.children.append(rest.removeFirst())
        continue
      }
      let cells = rest.prefix { $0[GridRowTrait.self] === row }
      rest = rest.dropFirst(cells.count)
      let element = known.removeValue(forKey: ObjectIdentifier(row)) ?? GridRowElement(row, in: self, inputs)
      element.take(Array(cells))
      rows.append(element)
      list.append(element)
    }
    for row in known.values { row.remove() }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    rows.forEach(body)
  }
}

/// A row that renderers see.
private final class GridRowElement: ElementNode {
  let row: GridRowNode
  private var cells: [ViewChild] = []

  init(_ row: GridRowNode, in parent: _Node, _ inputs: _NodeInputs) {
    self.row = row
    super.init(in: parent, inputs.with(attributes: nil), isLayout: true)
  }

  func take(_ new: [ViewChild]) {
    let isSame = cells.elementsEqual(new) { $0.element === $1.element }
    cells = new
    if isSame { setNeedsRender() } else { setNeedsChildren() }
  }

  override func element() -> RenderElement {
    .gridRow(
      RenderGridRow(
        alignment: row.rowAlignment.map { $0.renderAlignment }, spans: cells.map { $0[GridCellColumnsTrait.self] },
        columnAlignments: cells.saying { $0[GridColumnAlignmentTrait.self] },
        anchors: cells.saying { $0[GridCellAnchorTrait.self] }))
  }

  override func collectChildren(into list: inout ChildList) { list.children += cells }
}

extension [ViewChild] {
  /// The values of all children; empty if they are all `nil`.
  fileprivate func saying<Value>(_ value: (ViewChild) -> Value?) -> [Value?] {
    let values = map(value)
    return values.contains { $0 != nil } ? values : []
  }
}
