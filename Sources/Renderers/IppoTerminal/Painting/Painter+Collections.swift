import IppoUI

extension Painter {
  // MARK: Scrolling

  func paintScrollable(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    var inner = context
    inner.clip = context.clip.intersection(rect)
    if case .list(let list) = node.element, ListLayout(list: list).isGrouped {
      // Rows that stand in no section lie on a card of their own.
      paintCard(under: node.shown.filter(\.isRow), of: node, rect, inner)
    }
    paintChildren(of: node, rect, inner)
    paintSeparators(of: node, rect, inner)
    paintIndicator(node, rect, context)
  }

  private func paintIndicator(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    if case .scroll(let scroll) = node.element, !scroll.showsIndicators { return }
    let scroll = node.scroll
    guard scroll.maximum.row > 0, rect.rows > 1, rect.columns > 1 else { return }
    let length = max(1, rect.rows * rect.rows / max(1, scroll.content.rows))
    let start = (rect.rows - length) * scroll.offset.row / max(1, scroll.maximum.row)
    for row in 0..<rect.rows {
      let isThumb = row >= start && row < start + length
      canvas.put(
        Glyph(isThumb ? "┃" : "│"), at: CellPoint(column: rect.maxColumn - 1, row: rect.row + row),
        foreground: context.ink(isThumb ? .secondary : .quaternary).faded(isThumb ? 1 : 0.6), clip: context.clip)
    }
  }

  // MARK: Sections

  func paint(_ section: RenderSection, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let children = node.shown
    if let list = node.enclosingList?.list, ListLayout(list: list).isGrouped {
      var rows = children[...]
      if section.hasHeader { rows = rows.dropFirst() }
      if section.hasFooter { rows = rows.dropLast() }
      paintCard(under: Array(rows), of: node, rect, context)
    }
    for (index, child) in children.enumerated() {
      var inner = context
      let isHeader = section.hasHeader && index == 0
      if isHeader || section.hasFooter && index == children.count - 1 {
        inner.foreground = .color(.named(.secondary))
        if isHeader { inner.attributes.insert(.bold) }
      }
      paintChildren(of: node, [child], rect, inner)
    }
    paintSeparators(of: node, rect, context)
  }

  /// The surface that rows of a grouped list lie on.
  private func paintCard(under rows: [LayoutNode], of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    guard !isMonochrome, let first = rows.first, let last = rows.last else { return }
    let origin = CellPoint(column: rect.column - node.scroll.offset.column, row: rect.row - node.scroll.offset.row)
    let card = CellRect(
      column: origin.column + first.frame.column, row: origin.row + first.frame.row, columns: first.frame.columns,
      rows: last.frame.maxRow - first.frame.row)
    canvas.fill(card, context.ink(.secondaryBackground), clip: context.clip)
  }

  /// A line where the column of rows left one free.
  private func paintSeparators(of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let children = node.shown
    for (before, after) in zip(children, children.dropFirst())
    where before.isRow && after.isRow && after.frame.row == before.frame.maxRow + 1 {
      let row = rect.row - node.scroll.offset.row + before.frame.maxRow
      let column = rect.column - node.scroll.offset.column + before.frame.column + 1
      for offset in 0..<max(0, before.frame.columns - 1) {
        canvas.put(
          Glyph("─"), at: CellPoint(column: column + offset, row: row), foreground: context.ink(.separator),
          clip: context.clip)
      }
    }
  }

  // MARK: Rows

  func paint(_ row: RenderRow, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let isHighlighted = node.id == appearance.highlighted
    if isHighlighted {
      paintHighlight(rect, context)
    } else if row.isSelected {
      canvas.fill(rect, context.ink(.accent).faded(0.3), clip: context.clip)
      if isMonochrome { canvas.write("•", at: rect.origin, foreground: .foreground, clip: context.clip) }
    } else if let background = row.background, !isMonochrome {
      canvas.fill(rect, context.ink(background, at: rect.origin, in: rect), clip: context.clip)
    }
    paintChildren(of: node, rect, context)
    let parts = RowLayout(row: row).parts(of: node, width: rect.columns)
    let middle = rect.row + (rect.rows - 1) / 2
    let attributes = context.attributes
    func write(_ text: String, _ column: Int, _ ink: Ink, _ more: CellAttributes = []) {
      canvas.write(
        text, at: CellPoint(column: rect.column + column, row: middle), foreground: ink,
        attributes: attributes.union(more), clip: context.clip.intersection(rect))
    }
    if let column = parts.deleteControl { write("[−]", column, context.text(.red), .bold) }
    if let column = parts.badge, let badge = row.badge { write(badge, column, context.text(.secondary)) }
    if let column = parts.chevron { write("›", column, context.text(.tertiary)) }
    if let column = parts.handle { write("≡", column, context.text(.tertiary)) }
  }
}
