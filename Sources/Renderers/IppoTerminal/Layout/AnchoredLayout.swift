import IppoRender

/// The place of a box that belongs to something on the screen: a popover, or an open menu.
enum AnchoredLayout {
  /// Places the box under its anchor if it fits there, else above the anchor, else at the end of the screen.
  static func place(_ box: CellSize, at anchor: CellRect?, in size: CellSize) -> CellRect {
    let screen = CellRect(columns: size.columns, rows: size.rows)
    guard let anchor else { return screen.centered(box) }
    let column = min(max(0, anchor.column), max(0, size.columns - box.columns))
    let above = min(anchor.row, size.rows) - box.rows
    let row: Int
    if anchor.maxRow + box.rows <= size.rows {
      row = anchor.maxRow
    } else if above >= 0 {
      row = above
    } else {
      row = max(0, size.rows - box.rows)
    }
    return CellRect(column: column, row: row, columns: box.columns, rows: box.rows)
  }
}
