import IppoRender

extension Painter {
  /// Draws an open menu over everything.
  func paint(_ popup: Popup, _ rect: CellRect, _ context: PaintContext) {
    paintShadow(rect, context)
    canvas.fill(rect, .background, clip: context.clip)
    if !isMonochrome { canvas.fill(rect, context.ink(.tertiaryBackground), clip: context.clip) }
    paintBox(rect, .round, ink: { _ in context.ink(.tertiary) }, clip: context.clip)
    for (line, index) in popup.items.indices.dropFirst(popup.firstVisible).prefix(max(0, rect.rows - 2)).enumerated() {
      let item = popup.items[index]
      let box = CellRect(column: rect.column + 1, row: rect.row + 1 + line, columns: rect.columns - 2, rows: 1)
      if item.isDivider {
        for column in box.column..<box.maxColumn {
          canvas.write(
            "─", at: CellPoint(column: column, row: box.row), foreground: context.ink(.separator), clip: context.clip)
        }
        continue
      }
      var ink = context.ink(!item.isEnabled ? .tertiary : item.isDestructive ? .red : .primary)
      var attributes: CellAttributes = []
      if index == popup.highlighted, item.isChoice {
        paintHighlight(box, context)
        if isMonochrome { attributes = .reverse } else { ink = context.contrasting(context.ink(.accent)) }
      } else if isMonochrome, !item.isEnabled {
        attributes = .dim
      }
      if item.isOn == true {
        canvas.write(
          "✓", at: CellPoint(column: box.column + 1, row: box.row), foreground: ink, attributes: attributes,
          clip: context.clip)
      }
      canvas.write(
        item.title, at: CellPoint(column: box.column + 3, row: box.row), foreground: ink, attributes: attributes,
        clip: context.clip.intersection(box))
    }
  }
}
