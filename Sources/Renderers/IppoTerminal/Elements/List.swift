import IppoRender

/// A list takes all the space on offer and scrolls its rows.
struct ListElement: ContentElement {
  let list: RenderList

  // MARK: Layout

  var clipsChildren: Bool { true }

  /// Whether rows lie on cards, with space around them.
  var isGrouped: Bool {
    switch list.style {
    case .plain, .sidebar: false
    case .automatic, .grouped, .insetGrouped, .form: true
    }
  }

  /// The lines between rows. With such lines, rows lie on cards of their own.
  var rowGap: Int { list.rowSpacing.map { $0 > 0 ? max(1, Int(CellMetrics.rows($0))) : 0 } ?? 0 }

  /// The lines between sections.
  private var sectionGap: Int { list.sectionSpacing.map { Int(CellMetrics.rows($0)) } ?? (isGrouped ? 1 : 0) }

  /// The columns at each side of the rows, which keep lines on a wide screen short enough to read.
  func margin(width: Int) -> Int {
    isGrouped && list.style != .grouped && width >= 30 ? max(1, (width - 96) / 2) : 0
  }

  /// The rows above the first card, which separate it from a bar. A low screen has none.
  func top(height: Int) -> Int { isGrouped && height >= 12 ? 1 : 0 }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard proposal.width == nil || proposal.height == nil else {
      return Extent(width: proposal.width!, height: proposal.height!)
    }
    let column = RowColumn(node.shown, width: proposal.width, sectionGap: sectionGap, rowGap: rowGap)
    return Extent(width: proposal.width ?? column.width, height: proposal.height ?? Double(column.height))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let margin = margin(width: size.columns)
    let width = max(0, size.columns - 2 * margin)
    let column = RowColumn(node.shown, width: Double(width), sectionGap: sectionGap, rowGap: rowGap)
    let top = top(height: size.rows)
    node.scroll.content = CellSize(columns: size.columns, rows: top + column.height)
    node.scroll.viewport = size
    node.scroll.clamp()
    column.place(column: margin, row: top, width: width)
  }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(.vertical) }

  var layoutContext: LayoutContext {
    .list(isEditing: list.isEditing, selectsSeveral: list.selectsSeveral, rowGap: rowGap)
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var inner = context
    inner.clip = context.clip.intersection(rect)
    // Rows that stand in no section lie on a card of their own.
    if isGrouped { painter.paintCards(under: node.shown.filter(\.isRow), of: node, rect, inner, areApart: rowGap > 0) }
    painter.paintChildren(of: node, rect, inner)
    painter.paintSeparators(of: node, rect, inner)
    painter.paintIndicator(node, rect, context)
  }

  // MARK: Use

  /// `true`: edit mode and selection decide which rows the user can operate.
  var decidesWhatIsUsed: Bool { true }

  var scrolling: ScrollBehavior? { ScrollBehavior(isDisabled: false, isRefreshable: list.isRefreshable, hasBar: true) }
}

extension LayoutNode {
  /// The node itself, if it is a list.
  var list: ListElement? { if case .list(let list) = element { ListElement(list: list) } else { nil } }

  /// The list that contains the node.
  var enclosingList: ListElement? {
    for ancestor in ancestors {
      if case .list(let list) = ancestor.element { return ListElement(list: list) }
    }
    return nil
  }
}

extension TerminalUnits {
  func visit(_ list: RenderList) -> any TerminalElement { ListElement(list: list) }
}
