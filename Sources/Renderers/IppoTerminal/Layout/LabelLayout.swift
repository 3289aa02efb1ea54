import IppoRender

extension LayoutNode {
  /// The extent of a control's label: its children side by side, one column apart.
  func labelExtent(_ proposal: Proposal) -> Extent {
    let children = shown
    guard children.count > 1 else { return children.first?.extent(proposal) ?? .zero }
    let extents = children.map { $0.extent(proposal) }
    return Extent(
      width: extents.reduce(Double(children.count - 1)) { $0 + $1.width }, height: extents.map(\.height).max() ?? 0,
      firstBaseline: extents.map(\.firstBaseline).min())
  }

  /// Whether the control shows a label. Beside a label, the control takes the width on offer.
  var hasVisibleLabel: Bool {
    shown.contains { if case .text(let text) = $0.element { !text.isUnseenLabel } else { true } }
  }

  func placeLabel(in rect: CellRect, alignment: RenderAlignment, proposal: Proposal) {
    let children = shown
    if children.count == 1 {
      children[0].place(in: rect, alignment: alignment, proposal: proposal)
      return
    }
    var column = rect.column
    for child in children {
      let own = child.extent(proposal).snapped
      child.place(
        CellRect(column: column, row: rect.row, columns: own.columns, rows: min(own.rows, max(1, rect.rows))))
      column += own.columns + 1
    }
  }
}
