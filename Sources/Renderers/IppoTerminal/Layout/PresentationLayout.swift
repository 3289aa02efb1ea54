import IppoUI

/// A surface over the window. The node fills the window; ``LayoutNode/surface`` is the box that is drawn.
struct PresentationLayout: ElementLayout {
  let presentation: RenderPresentation

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    switch presentation.kind {
    case .fullScreenCover:
      node.surface = CellRect(columns: size.columns, rows: size.rows)
      placeContent(node, in: node.surface)
    case .sheet(let detents, _): arrangeSheet(node, size: size, detents: detents)
    case .popover(let anchor): arrangePopover(node, size: size, anchor: anchor)
    case .bottomMenu: arrangeBottomMenu(node, size: size)
    case .alert(let title, let hasMessage):
      DialogLayout(title: title, hasMessage: hasMessage, isColumn: false).arrange(node, size: size)
    case .confirmationDialog(let title, let isTitleVisible, let hasMessage):
      DialogLayout(title: isTitleVisible ? title : "", hasMessage: hasMessage, isColumn: true).arrange(node, size: size)
    }
  }

  private func placeContent(_ node: LayoutNode, in rect: CellRect) {
    for child in node.shown { child.place(in: rect, alignment: RenderAlignment(), proposal: Proposal(rect.size)) }
  }

  /// Within the border.
  private func inner(_ surface: CellRect) -> CellRect { surface.inset(top: 1, leading: 1, bottom: 1, trailing: 1) }

  private func arrangeSheet(_ node: LayoutNode, size: CellSize, detents: [RenderPresentation.Detent]) {
    // On a small screen every cell counts.
    let columns = size.columns < 44 ? size.columns : min(size.columns - 8, 76)
    let most = size.rows < 12 ? size.rows : size.rows - 2
    // As tall as its content, also when that would take all there is: a form of three rows needs no screen of them.
    let offer = Proposal(width: Double(max(0, columns - 2)), height: nil)
    let fitting = (node.shown.map { $0.extent(offer).snapped.rows }.max() ?? 0) + 2
    let rows: Int
    if let detent = detents.first {
      rows =
        switch detent {
        case .medium: size.rows / 2
        case .large: max(fitting, size.rows / 2)
        case .fraction(let fraction): Int((Double(size.rows) * min(max(fraction, 0), 1)).rounded())
        case .height(let points): Int(CellMetrics.rows(points)) + 2
        }
    } else {
      rows = fitting
    }
    let surface = CellRect(columns: size.columns, rows: size.rows)
      .centered(CellSize(columns: columns, rows: min(max(rows, 3), most)))
    node.surface = surface
    placeContent(node, in: inner(surface))
  }

  /// As tall as its content, at the bottom edge: over the whole width of a narrow screen, in the middle of a wide one.
  private func arrangeBottomMenu(_ node: LayoutNode, size: CellSize) {
    let columns = size.columns < 72 ? size.columns : 64
    let offer = Proposal(width: Double(max(0, columns - 2)), height: nil)
    let content = node.shown.map { $0.extent(offer).snapped.rows }.max() ?? 0
    // A line of what is behind stays in sight.
    let rows = min(max(1, size.rows - 1), content + 1)
    node.surface = CellRect(
      column: (size.columns - columns) / 2, row: size.rows - rows, columns: columns, rows: rows)
    placeContent(node, in: node.surface.inset(top: 1, leading: 1, trailing: 1))
  }

  private func arrangePopover(_ node: LayoutNode, size: CellSize, anchor: RenderNodeID?) {
    let offer = Proposal(
      width: Double(max(0, min(size.columns, 60) - 2)), height: Double(max(0, size.rows - 2)))
    let content = node.shown.map { $0.extent(offer).snapped }
    let box = CellSize(
      columns: min(size.columns, (content.map(\.columns).max() ?? 0) + 2),
      rows: min(size.rows, (content.map(\.rows).max() ?? 0) + 2))
    let anchorRect = anchor.flatMap { id in node.ancestors.lazy.compactMap { $0.descendant(id) }.first?.screenRect }
    node.surface = Self.anchored(box, to: anchorRect, in: size)
    placeContent(node, in: inner(node.surface))
  }

  /// Under the anchor where there is room, else above it, else in the middle.
  static func anchored(_ box: CellSize, to anchor: CellRect?, in size: CellSize) -> CellRect {
    let screen = CellRect(columns: size.columns, rows: size.rows)
    guard let anchor else { return screen.centered(box) }
    let column = min(max(0, anchor.column), max(0, size.columns - box.columns))
    let row: Int
    if anchor.maxRow + box.rows <= size.rows {
      row = anchor.maxRow
    } else if anchor.row - box.rows >= 0 {
      row = anchor.row - box.rows
    } else {
      row = max(0, size.rows - box.rows)
    }
    return CellRect(column: column, row: row, columns: box.columns, rows: box.rows)
  }
}

extension LayoutNode {
  func descendant(_ id: RenderNodeID) -> LayoutNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}

/// An alert or a dialog: title, message, fields, buttons. Two buttons that fit stand side by side; more, and those of
/// a confirmation dialog, stand in a column.
struct DialogLayout {
  let title: String
  let hasMessage: Bool
  let isColumn: Bool

  static func titleLines(_ title: String, width: Int) -> [TextLine] {
    title.isEmpty ? [] : TextWrapping.lines(PreparedText(title), width: max(1, width), limit: 4)
  }

  /// The cancel button stands first in a pair, and last in a column, wherever the app put it.
  private static func ordered(_ buttons: [LayoutNode], isColumn: Bool) -> [LayoutNode] {
    let cancel = buttons.filter(\.isCancelButton)
    let others = buttons.filter { !$0.isCancelButton }
    return isColumn || buttons.count > 2 ? others + cancel : cancel + others
  }

  func arrange(_ node: LayoutNode, size: CellSize) {
    let children = node.shown
    let message = hasMessage ? children.first : nil
    let rest = hasMessage ? Array(children.dropFirst()) : children
    let buttons = Self.ordered(rest.filter { $0.isButton }, isColumn: isColumn)
    let others = rest.filter { !$0.isButton }

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

    var row = 1
    var places: [(LayoutNode, CellRect)] = []
    row += Self.titleLines(title, width: textWidth).count
    if let message {
      let own = message.extent(offer).snapped
      places.append(
        (message, CellRect(column: (width - own.columns) / 2, row: row, columns: own.columns, rows: own.rows)))
      row += own.rows
    }
    for other in others {
      row += 1
      let own = other.extent(offer).snapped
      places.append((other, CellRect(column: 2, row: row, columns: textWidth, rows: own.rows)))
      row += own.rows
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

extension LayoutNode {
  var isButton: Bool { if case .button = element { true } else { false } }

  var isCancelButton: Bool { if case .button(let button) = element { button.role == .cancel } else { false } }

  var isDestructiveButton: Bool {
    if case .button(let button) = element { button.role == .destructive } else { false }
  }
}
