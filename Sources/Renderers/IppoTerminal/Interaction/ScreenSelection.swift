import IppoRender

/// Text of the screen that a person selects by dragging, from one cell to another in reading order. The lines are those of the
/// smallest view with both cells.
struct ScreenSelection: Equatable {
  private let anchor: CellPoint
  private let head: CellPoint
  private let area: CellRect

  /// - Parameters:
  ///   - anchor: The cell in which the drag began.
  ///   - head: The cell under the pointer.
  ///   - path: The views under the anchor, from the innermost outwards.
  ///   - screen: The cells of the screen.
  init(from anchor: CellPoint, to head: CellPoint, path: [LayoutNode], on screen: CellRect) {
    func inside(_ point: CellPoint) -> CellPoint {
      CellPoint(column: min(max(point.column, 0), screen.columns - 1), row: min(max(point.row, 0), screen.rows - 1))
    }
    let (anchor, head) = (inside(anchor), inside(head))
    self.anchor = anchor
    self.head = head
    let common = path.first { $0.screenRect.contains(anchor) && $0.screenRect.contains(head) }
    area = common?.screenRect.intersection(screen) ?? screen
  }

  /// The selected columns of each row.
  var rows: [(row: Int, columns: Range<Int>)] {
    let isForward = (anchor.row, anchor.column) <= (head.row, head.column)
    let (first, last) = isForward ? (anchor, head) : (head, anchor)
    return (first.row...last.row).map { row in
      let start = row == first.row ? first.column : area.column
      let end = row == last.row ? last.column + 1 : area.maxColumn
      return (row, start..<max(start, end))
    }
  }

  var rects: [CellRect] {
    rows.map { CellRect(column: $0.columns.lowerBound, row: $0.row, columns: $0.columns.count, rows: 1) }
  }

  /// The text of the cells, without spaces at the ends of lines. A glyph counts if one of its columns is selected.
  func text(on screen: CellBuffer) -> String {
    rows.map { row, columns in
      var line = ""
      for column in columns.clamped(to: 0..<screen.size.columns) {
        let cell = screen[row, column]
        if !cell.isContinuation {
          line.append(cell.glyph.character)
        } else if column == columns.lowerBound, column > 0 {
          line.append(screen[row, column - 1].glyph.character)
        }
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
