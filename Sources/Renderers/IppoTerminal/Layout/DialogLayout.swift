import IppoRender

/// An alert or a dialog: icon, title, message, fields, buttons. Two buttons that fit stand side by side. More buttons,
/// and the buttons of a confirmation dialog, stand in a column.
struct DialogLayout {
  let title: String
  let hasIcon: Bool
  let hasMessage: Bool
  let isColumn: Bool

  static func titleLines(_ title: String, width: Int) -> [TextLine] {
    title.isEmpty ? [] : TextWrapping.lines(PreparedText(title), width: max(1, width), limit: 4)
  }

  /// The buttons, with the cancel button first in a pair and last in a column, wherever the app has put it.
  private static func ordered(_ buttons: [LayoutNode], isColumn: Bool) -> [LayoutNode] {
    let cancel = buttons.filter { $0.unit.answer?.role == .cancel }
    let others = buttons.filter { $0.unit.answer?.role != .cancel }
    return isColumn || buttons.count > 2 ? others + cancel : cancel + others
  }

  private func icon(of node: LayoutNode) -> LayoutNode? { hasIcon ? node.shown.first : nil }

  /// The number of rows above the title.
  func iconRows(of node: LayoutNode) -> Int { icon(of: node)?.extent(.ideal).snapped.rows ?? 0 }

  func arrange(_ node: LayoutNode, size: CellSize) {
    let icon = icon(of: node)
    let children = Array(node.shown.dropFirst(hasIcon ? 1 : 0))
    let message = hasMessage ? children.first : nil
    let rest = Array(children.dropFirst(hasMessage ? 1 : 0))
    let buttons = Self.ordered(rest.filter { $0.unit.answer != nil }, isColumn: isColumn)
    let others = rest.filter { $0.unit.answer == nil }

    let most = Double(max(1, min(size.columns - 4, 56)))
    let buttonWidths = buttons.map { $0.extent(.ideal).width }
    let inRow = buttonWidths.reduce(0, +) + Double(max(0, buttons.count - 1)) * 2
    let stacks = isColumn || buttons.count > 2 || inRow > most - 4
    let wanted = [
      28, Double(ClusterWidth.columns(of: title)), stacks ? buttonWidths.max() ?? 0 : inRow,
      message?.extent(Proposal(width: most - 4, height: nil)).width ?? 0, others.isEmpty ? 0 : 40,
    ]
    let width = Int(min(most, (wanted.max() ?? 0) + 4))
    let textWidth = max(1, width - 4)
    let offer = Proposal(width: Double(textWidth), height: nil)

    // The rows of all but the message, which is cut off where the screen is too low for it: answers are always seen.
    let titleRows = Self.titleLines(title, width: textWidth).count
    let otherRows = others.map { $0.extent(offer).snapped.rows }
    let buttonRows = buttons.isEmpty ? 0 : 1 + (stacks ? buttons.count : 1)
    let fixedRows = 2 + iconRows(of: node) + titleRows + otherRows.reduce(others.count, +) + buttonRows
    let messageRows = max(1, size.rows - fixedRows)

    var row = 1
    var places: [(LayoutNode, CellRect)] = []
    if let icon {
      let own = icon.extent(.ideal).snapped
      places.append((icon, CellRect(column: (width - own.columns) / 2, row: row, columns: own.columns, rows: own.rows)))
      row += own.rows
    }
    row += titleRows
    if let message {
      var own = message.extent(offer).snapped
      if own.rows > messageRows {
        own = message.extent(Proposal(width: Double(textWidth), height: Double(messageRows))).snapped
        own.rows = min(own.rows, messageRows)
      }
      places.append(
        (message, CellRect(column: (width - own.columns) / 2, row: row, columns: own.columns, rows: own.rows)))
      row += own.rows
    }
    for (other, rows) in zip(others, otherRows) {
      row += 1
      places.append((other, CellRect(column: 2, row: row, columns: textWidth, rows: rows)))
      row += rows
    }
    if row > 1, !buttons.isEmpty { row += 1 }
    if stacks {
      for (index, button) in buttons.enumerated() {
        // Buttons drawn as boxes would run into each other; where lines are scarce they may.
        let gap = buttons.count * 2 + row <= size.rows - 2 && index > 0 ? 1 : 0
        row += gap
        places.append((button, CellRect(column: 2, row: row, columns: textWidth, rows: 1)))
        row += 1
      }
    } else if !buttons.isEmpty {
      let shares = LargestRemainder.apportion(
        Array(repeating: Double(textWidth - 2 * (buttons.count - 1)) / Double(buttons.count), count: buttons.count))
      var column = 2
      for (button, share) in zip(buttons, shares) {
        places.append((button, CellRect(column: column, row: row, columns: share, rows: 1)))
        column += share + 2
      }
      row += 1
    }
    let surface = CellRect(columns: size.columns, rows: size.rows)
      .centered(CellSize(columns: width, rows: row + 1))
    // On a screen too low for it, the top of the dialog is kept.
    node.surface = CellRect(column: max(0, surface.column), row: max(0, surface.row), columns: width, rows: row + 1)
    for (child, place) in places {
      child.place(place.offset(columns: node.surface.column, rows: node.surface.row))
    }
  }
}
