import IppoRender

extension Painter {
  /// Lays the ink of a paint over cells: nothing is read through a material.
  func lay(_ ink: Ink, of paint: RenderPaint, over rect: CellRect, _ context: PaintContext) {
    if case .material = paint {
      canvas.frost(rect, ink, clip: context.clip)
    } else {
      canvas.fill(rect, ink, clip: context.clip)
    }
  }

  func paintFill(_ paint: RenderPaint, _ rect: CellRect, _ context: PaintContext) {
    switch paint {
    case .color, .material:
      lay(context.ink(paint, at: rect.origin, in: rect), of: paint, over: rect, context)
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient:
      let seen = rect.intersection(context.clip)
      guard !seen.isEmpty else { return }
      for row in seen.row..<seen.maxRow {
        for column in seen.column..<seen.maxColumn {
          let point = CellPoint(column: column, row: row)
          canvas.fill(
            CellRect(column: column, row: row, columns: 1, rows: 1), context.ink(paint, at: point, in: rect),
            clip: context.clip)
        }
      }
    }
  }

  /// Lines around a rectangle, on its outermost cells.
  ///
  /// - Parameter sparesText: The lines are thin, as those of a shape are: letters that they cross stay.
  func paintBox(
    _ rect: CellRect, _ glyphs: BoxGlyphs, ink: (CellPoint) -> Ink, background: Ink? = nil,
    attributes: CellAttributes = [], sparesText: Bool = false, clip: CellRect
  ) {
    guard !rect.isEmpty else { return }
    func put(_ glyph: Character, _ column: Int, _ row: Int) {
      let point = CellPoint(column: column, row: row)
      if sparesText, canvas.hasText(at: point) { return }
      canvas.put(
        Glyph(glyph), at: point, foreground: ink(point), background: background, attributes: attributes, clip: clip)
    }
    let (left, right, top, bottom) = (rect.column, rect.maxColumn - 1, rect.row, rect.maxRow - 1)
    guard rect.rows > 1, rect.columns > 1 else {
      // A box of one line is its ends; one of one column a line.
      if rect.rows == 1, rect.columns > 1 {
        put("[", left, top)
        put("]", right, top)
      } else {
        for row in rect.row..<rect.maxRow { put(glyphs.vertical, left, row) }
      }
      return
    }
    for column in left + 1..<max(left + 1, right) {
      put(glyphs.horizontal, column, top)
      put(glyphs.horizontal, column, bottom)
    }
    for row in top + 1..<max(top + 1, bottom) {
      put(glyphs.vertical, left, row)
      put(glyphs.vertical, right, row)
    }
    put(glyphs.topLeft, left, top)
    put(glyphs.topRight, right, top)
    put(glyphs.bottomLeft, left, bottom)
    put(glyphs.bottomRight, right, bottom)
  }
}

/// Box drawing characters of one kind (Unicode block U+2500).
struct BoxGlyphs {
  var horizontal: Character
  var vertical: Character
  var topLeft: Character
  var topRight: Character
  var bottomLeft: Character
  var bottomRight: Character

  private init(_ glyphs: String) {
    let all = Array(glyphs)
    (horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight) = (
      all[0], all[1], all[2], all[3], all[4], all[5]
    )
  }

  static let light = BoxGlyphs("─│┌┐└┘")
  static let round = BoxGlyphs("─│╭╮╰╯")
  static let heavy = BoxGlyphs("━┃┏┓┗┛")
  static let dashed = BoxGlyphs("╌╎┌┐└┘")
}
