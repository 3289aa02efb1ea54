import IppoRender

/// A navigation stack shows its last page; a split view shows its columns side by side.
struct NavigationElement: ContentElement, EngineLayout {
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
    for column in ColumnsLayout(columns: navigation.columns).rects(rect.size).dropLast() {
      for row in rect.row..<rect.maxRow {
        painter.canvas.put(
          Glyph("│"), at: CellPoint(column: rect.column + column.maxColumn, row: row), foreground: ink,
          clip: context.clip)
      }
    }
  }
}

extension TerminalUnits {
  func visit(_ navigation: RenderNavigation) -> any TerminalElement { NavigationElement(navigation: navigation) }
}
