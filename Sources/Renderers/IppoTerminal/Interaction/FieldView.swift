import IppoRender

/// The visible part of a field's text in its box, and the place of the cursor. The part is around the cursor, when the
/// text is too long.
struct FieldView {
  struct Line: Equatable {
    var text: String
    /// Columns before the text.
    var indent: Int
  }

  private(set) var lines: [Line] = []
  /// Relative to the box; `nil` while the field is not edited.
  private(set) var cursor: CellPoint?
  /// The prompt is shown.
  let isEmpty: Bool
  /// For the pointer: the first cluster of each line, and columns hidden at its left.
  private(set) var starts: [(offset: Int, hidden: Int, indent: Int)] = []
  private let editorLines: EditorLines?

  init(field: RenderField, editor: EditedText?, size: CellSize) {
    let text = editor?.text ?? field.text
    isEmpty = text.isEmpty
    let shown = field.isSecure ? String(repeating: "•", count: text.count) : text
    if field.isMultiline, !field.isSecure {
      let broken = EditorLines(shown, width: max(1, size.columns))
      editorLines = broken
      let place = editor.map { broken.position(of: $0.cursor) }
      let first = max(0, min(place.map { $0.line - size.rows + 1 } ?? 0, broken.lines.count - size.rows))
      for line in broken.lines.dropFirst(first).prefix(max(0, size.rows)) {
        lines.append(Line(text: String(broken.characters[line.range]), indent: 0))
        starts.append((line.range.lowerBound, 0, 0))
      }
      cursor = place.map { CellPoint(column: min($0.column, max(0, size.columns - 1)), row: $0.line - first) }
    } else {
      editorLines = nil
      let glyphs = shown.map { Glyph($0) }
      let total = glyphs.reduce(0) { $0 + $1.columns }
      let before = editor.map { glyphs.prefix($0.cursor).reduce(0) { $0 + $1.columns } }
      // The cursor needs a column of its own after the last cluster.
      let spare = size.columns - total - (editor == nil ? 0 : 1)
      let indent = spare <= 0 ? 0 : field.alignment == .trailing ? spare : field.alignment == .center ? spare / 2 : 0
      let hidden = max(0, (before ?? 0) - max(0, size.columns - 1))
      var text = ""
      var column = 0
      for glyph in glyphs {
        if column >= hidden {
          text.append(glyph.character)
        } else if column + glyph.columns > hidden {
          text.append(" ")
        }
        column += glyph.columns
      }
      lines = [Line(text: text, indent: indent)]
      starts = [(0, hidden, indent)]
      cursor = before.map { CellPoint(column: $0 - hidden + indent, row: 0) }
    }
  }

  /// The cluster nearest to a place in the box.
  func offset(at point: CellPoint, in text: String) -> Int {
    guard let start = starts.indices.contains(point.row) ? starts[point.row] : starts.last else { return 0 }
    if let editorLines {
      let line = editorLines.lines.firstIndex { $0.range.lowerBound == start.offset } ?? 0
      return editorLines.offset(line: line, column: point.column)
    }
    var column = start.indent - start.hidden
    for (offset, character) in text.enumerated() {
      let next = column + Glyph(character).columns
      if point.column < next { return offset }
      column = next
    }
    return text.count
  }
}
