import IppoRender

extension Painter {
  /// Draws the command palette over everything.
  ///
  /// - Parameter language: Of the words that do not come from the app.
  func paint(_ palette: CommandPalette, _ rect: CellRect, language: String?, _ context: PaintContext) {
    paintShadow(rect, context)
    canvas.fill(rect, .background, clip: context.clip)
    if !isMonochrome { canvas.fill(rect, context.ink(.tertiaryBackground), clip: context.clip) }
    paintBox(rect, .round, ink: { _ in context.ink(.tertiary) }, clip: context.clip)
    let inner = rect.inset(top: 1, leading: 1, bottom: 1, trailing: 1)
    guard inner.columns > 0, inner.rows > 0 else { return }
    let clip = context.clip.intersection(inner)
    var place = CellPoint(column: inner.column + 1, row: inner.row)
    canvas.write("›", at: place, foreground: context.ink(.accent), attributes: .bold, clip: clip)
    place.column += 2
    if palette.query.isEmpty {
      canvas.write(
        LibraryWord.findCommand.text(in: language), at: place, foreground: context.ink(.placeholder),
        attributes: placeholderAttributes, clip: clip)
    } else {
      let query = palette.shownQuery(columns: inner.columns - 4)
      canvas.write(query, at: place, foreground: context.ink(.primary), clip: clip)
    }
    for column in inner.column..<inner.maxColumn {
      canvas.write(
        "─", at: CellPoint(column: column, row: inner.row + 1), foreground: context.ink(.separator), clip: clip)
    }
    let list = CommandPalette.list(in: rect)
    if palette.matches.isEmpty {
      canvas.write(
        LibraryWord.noMatches.text(in: language), at: CellPoint(column: list.column + 3, row: list.row),
        foreground: context.ink(.secondary), clip: clip)
    }
    for (line, match) in palette.matches.dropFirst(palette.firstVisible).prefix(max(0, list.rows)).enumerated() {
      let box = CellRect(column: list.column, row: list.row + line, columns: list.columns, rows: 1)
      paint(match, box, isChosen: palette.firstVisible + line == palette.highlighted, context)
    }
  }

  private func paint(_ match: CommandPalette.Match, _ box: CellRect, isChosen: Bool, _ context: PaintContext) {
    let command = match.command
    var attributes: CellAttributes = []
    var ink = context.ink(command.isEnabled ? .primary : .tertiary)
    var keyInk = context.ink(command.isEnabled ? .secondary : .tertiary)
    if isChosen, command.isEnabled {
      paintHighlight(box, context)
      if isMonochrome {
        attributes = .reverse
      } else {
        ink = context.contrasting(context.ink(.accent))
        keyInk = ink
      }
    } else if isMonochrome, !command.isEnabled {
      attributes = .dim
    }
    let clip = context.clip.intersection(box)
    if command.isOn == true {
      canvas.write(
        "✓", at: CellPoint(column: box.column + 1, row: box.row), foreground: ink, attributes: attributes, clip: clip)
    }
    let keys = command.keys.isEmpty ? 0 : ClusterWidth.columns(of: command.keys) + 2
    let room = box.inset(trailing: keys)
    var place = CellPoint(column: box.column + 3, row: box.row)
    let fitting = Set(match.positions)
    let isCut = ClusterWidth.columns(of: command.text) > room.maxColumn - place.column
    for (index, character) in command.text.enumerated() {
      let glyph = Glyph(character)
      if isCut, place.column + glyph.columns >= room.maxColumn {
        canvas.write("…", at: place, foreground: ink, attributes: attributes, clip: context.clip.intersection(room))
        break
      }
      canvas.put(
        glyph, at: place, foreground: ink,
        attributes: fitting.contains(index) ? attributes.union(.underline) : attributes,
        clip: context.clip.intersection(room))
      place.column += glyph.columns
    }
    guard keys > 0 else { return }
    canvas.write(
      command.keys, at: CellPoint(column: box.maxColumn - keys + 1, row: box.row), foreground: keyInk,
      attributes: attributes, clip: clip)
  }
}

extension CommandPalette {
  /// The end of the query, as far as there is room.
  func shownQuery(columns: Int) -> String {
    var shown = query[...]
    while !shown.isEmpty, ClusterWidth.columns(of: shown) > max(0, columns) { shown = shown.dropFirst() }
    return String(shown)
  }

  /// The place of the cursor on a screen.
  func cursor(in size: CellSize) -> CellPoint {
    let frame = frame(in: size)
    let shown = ClusterWidth.columns(of: shownQuery(columns: frame.columns - 6))
    return CellPoint(column: frame.column + 4 + shown, row: frame.row + 1)
  }
}
