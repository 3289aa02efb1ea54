import IppoRender

/// A section: its header, its rows, its footer.
struct SectionElement: ContentElement {
  let section: RenderSection

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let column = RowColumn(node.shown, width: proposal.width, rowGap: node.enclosingList?.rowGap ?? 0, section: section)
    return Extent(width: proposal.width ?? column.width, height: Double(column.height))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    RowColumn(node.shown, width: Double(size.columns), rowGap: node.enclosingList?.rowGap ?? 0, section: section)
      .place(column: 0, row: 0, width: size.columns)
  }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(.vertical) }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let children = node.shown
    if let list = node.enclosingList, list.isGrouped {
      painter.paintCards(under: rows(of: children), of: node, rect, context, areApart: list.rowGap > 0)
    }
    let header = section.hasHeader ? children.first : nil
    let footer = section.hasFooter ? children.last : nil
    painter.paintSeparators(of: node, rect, context)
    for child in node.withDeparting(paintingOrder(of: node)) {
      var inner = context
      if child === header || child === footer { inner.foreground = .color(.named(.secondary)) }
      if child === header { inner.attributes.insert(.bold) }
      painter.paintChildren(of: node, [child], rect, inner)
    }
  }

  func paintingOrder(of node: LayoutNode) -> [LayoutNode] { node.pinnedLast }

  private func rows(of children: [LayoutNode]) -> [LayoutNode] {
    Array(children.dropFirst(section.hasHeader ? 1 : 0).dropLast(section.hasFooter ? 1 : 0))
  }

  // MARK: Menus

  func menuItems(of node: LayoutNode) -> [Popup.Item] {
    let children = node.present
    let header: [Popup.Item] = section.hasHeader ? [.caption(Popup.title(Array(children.prefix(1))))] : []
    return [.divider] + header + Popup.items(rows(of: children))
  }
}

extension LayoutNode {
  var isSection: Bool { if case .section = element { true } else { false } }
}

extension TerminalUnits {
  func visit(_ section: RenderSection) -> any TerminalElement { SectionElement(section: section) }
}
