import IppoRender

extension Painter {
  /// Draws the line of keys.
  func paint(_ line: KeyLine, _ rect: CellRect, _ context: PaintContext) {
    if !isMonochrome { canvas.fill(rect, context.ink(.secondaryBackground), clip: context.clip) }
    for (hint, columns) in line.parts {
      let start = CellPoint(column: rect.column + columns.lowerBound, row: rect.row)
      let width = canvas.write(
        hint.keys, at: start, foreground: context.ink(.primary), attributes: .bold, clip: context.clip)
      canvas.write(
        hint.effect, at: CellPoint(column: start.column + width + 1, row: rect.row),
        foreground: context.ink(.secondary), clip: context.clip)
    }
  }

  /// Draws the box of all keys over everything.
  func paint(_ help: KeyHelp, _ rect: CellRect, _ context: PaintContext) {
    paintShadow(rect, context)
    canvas.fill(rect, .background, clip: context.clip)
    if !isMonochrome { canvas.fill(rect, context.ink(.tertiaryBackground), clip: context.clip) }
    paintBox(rect, .round, ink: { _ in context.ink(.tertiary) }, clip: context.clip)
    let inner = rect.inset(top: 1, leading: 2, bottom: 1, trailing: 2)
    let clip = context.clip.intersection(inner)
    for (index, line) in help.lines.dropFirst(help.first).prefix(inner.rows).enumerated() {
      let row = inner.row + index
      guard case .key(let hint) = line else {
        canvas.write(
          line.text, at: CellPoint(column: inner.column, row: row), foreground: context.ink(.secondary),
          attributes: .underline, clip: clip)
        continue
      }
      canvas.write(
        hint.keys, at: CellPoint(column: inner.column, row: row), foreground: context.ink(.accent), attributes: .bold,
        clip: clip)
      canvas.write(
        hint.effect, at: CellPoint(column: inner.column + help.keyColumns + 2, row: row),
        foreground: context.ink(.primary), clip: clip)
    }
  }
}
