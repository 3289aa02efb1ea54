import IppoRender

/// A navigation stack shows its last page; a split view shows its columns side by side.
struct NavigationElement: ContentElement, EngineLayout, DividedElement {
  let navigation: RenderNavigation

  private var isSplit: Bool { !navigation.columns.isEmpty }

  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] { isSplit ? present : present.suffix(1) }

  var decidesWhatIsUsed: Bool { true }

  // MARK: Layout

  var engine: any ElementLayout {
    isSplit ? ColumnsLayout(columns: navigation.columns) : LayersLayout(alignment: .topLeading, isGreedy: true)
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
    guard isSplit else { return }
    let ink = context.text(.separator)
    for line in lines(of: node, rect.size) {
      for row in rect.row..<rect.maxRow {
        painter.canvas.put(
          Glyph("│"), at: CellPoint(column: rect.column + line, row: row), foreground: ink, clip: context.clip)
      }
    }
  }

  // MARK: Lines

  var dividedAxis: RenderAxis { .horizontal }

  var canBeDivided: Bool { true }

  func part(ofChild index: Int, of node: LayoutNode) -> Int { index }

  /// The cells of the lines between the columns, from the left edge of the node.
  func lines(of node: LayoutNode, _ size: CellSize) -> [Int] {
    guard isSplit else { return [] }
    let rects = ColumnsLayout(columns: navigation.columns).rects(size, chosen: node.chosenLengths)
    return rects.dropLast().map { node.isMirrored ? size.columns - 1 - $0.maxColumn : $0.maxColumn }
  }

  /// The widths that a person has chosen once the line behind a column is at a cell, within the limits.
  func lengths(withLine index: Int, at cell: Int, of node: LayoutNode) -> [Int: Int] {
    let size = node.frame.size
    let layout = ColumnsLayout(columns: navigation.columns)
    let countBehind = navigation.columns.count - 1 - index
    var chosen = node.chosenLengths
    chosen[countBehind] =
      (node.isMirrored ? size.columns - 1 - cell : cell) - layout.rects(size, chosen: chosen)[index].column
    chosen[countBehind] = layout.rects(size, chosen: chosen)[index].columns
    return chosen
  }
}

extension TerminalUnits {
  func visit(_ navigation: RenderNavigation) -> any TerminalElement { NavigationElement(navigation: navigation) }
}
