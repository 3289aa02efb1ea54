/// Brings a terminal from what it shows to what it should show, with few bytes and one write.
///
/// It holds what the terminal shows (the front buffer), its pen and its cursor. A frame is wrapped in synchronized
/// output (DECSET 2026) so that the terminal never shows half of it, unless the terminal has said that it does not know
/// the mode.
///
/// Terminals disagree about the columns of some glyphs (``Glyph/hasCertainWidth``). The writer prints such a glyph onto
/// blanks, moves absolutely, and rewrites the cells that the widest form of this glyph, or of the previous one, may
/// have covered. The canvas leaves no glyph whose widest form does not fit into the row.
struct ScreenWriter: Sendable {
  /// Where the hardware cursor is to be, or `nil` for hidden.
  typealias Cursor = CellPoint?

  let depth: ColorDepth
  /// Whether frames are wrapped in synchronized output.
  var isSynchronized = true
  /// Whether output is limited to ASCII.
  var isASCII = false
  private(set) var front: CellBuffer
  private var pen = PenState()
  /// Where the terminal's cursor is; `nil` when it is not known.
  private var position: CellPoint?
  private var isCursorVisible = false
  /// The terminal's content is not known: everything is written, onto a cleared screen.
  private var isLost = true

  init(size: CellSize, depth: ColorDepth) {
    self.depth = depth
    front = CellBuffer(size: size)
  }

  /// Forgets what the terminal shows, after a resize or after another program had the screen.
  mutating func invalidate(size: CellSize) {
    front = CellBuffer(size: size)
    isLost = true
    position = nil
    isCursorVisible = false
  }

  /// The bytes of a frame; empty when nothing changed.
  ///
  /// - Parameters:
  ///   - back: What the terminal should show; of the front buffer's size.
  ///   - damage: Where the two can differ.
  ///   - rest: The position of the hidden hardware cursor: the focused control, for screen readers and braille
  ///     displays.
  mutating func bytes(for back: CellBuffer, damage: Damage, cursor: Cursor, rest: CellPoint? = nil) -> [UInt8] {
    var output = ""
    if isLost {
      output += "\u{1B}[m\u{1B}[2J"
      pen = PenState()
      position = nil
      front = CellBuffer(size: back.size)
      isLost = false
      for row in 0..<back.size.rows { write(row: row, span: 0..<back.size.columns, of: back, to: &output) }
    } else {
      for row in 0..<back.size.rows {
        let span = damage.span(row: row)
        if !span.isEmpty { write(row: row, span: span, of: back, to: &output) }
      }
    }
    output += pen.endLink()
    front = back
    place(cursor, rest, in: back.size, output: &output)
    guard !output.isEmpty else { return [] }
    return Array((isSynchronized ? "\u{1B}[?2026h\(output)\u{1B}[?2026l" : output).utf8)
  }

  private mutating func place(_ cursor: Cursor, _ rest: CellPoint?, in size: CellSize, output: inout String) {
    let screen = CellRect(columns: size.columns, rows: size.rows)
    let shown = cursor.flatMap { screen.contains($0) ? $0 : nil }
    if shown == nil, isCursorVisible { output += "\u{1B}[?25l" }
    if let goal = shown ?? rest.flatMap({ screen.contains($0) ? $0 : nil }), position != goal {
      output += move(to: goal)
      position = goal
    }
    if shown != nil, !isCursorVisible { output += "\u{1B}[?25h" }
    isCursorVisible = shown != nil
  }

  // MARK: Rows

  private mutating func write(row: Int, span: Range<Int>, of back: CellBuffer, to output: inout String) {
    let end = lastDifference(row: row, span: span, of: back)
    guard end > span.lowerBound else { return }
    let columns = back.size.columns
    // The writer erases a tail of blanks instead of writing it.
    let tail = blankTail(row: row, of: back)
    // The end of the cells that a glyph of uncertain width may have covered, and that are rewritten.
    var covered = 0
    var column = span.lowerBound
    // A wide glyph is written from its left half.
    while column > 0, back[row, column].isContinuation || front[row, column].isContinuation { column -= 1 }
    while column < max(end, covered) {
      let (cell, old) = (back[row, column], front[row, column])
      let width = max(1, cell.glyph.columns)
      let isSame = cell == old && (width == 1 || back[row, column + 1] == front[row, column + 1])
      if !isSame, !old.glyph.hasCertainWidth {
        covered = max(covered, min(columns, column + old.glyph.widestColumns))
      }
      if isSame && column >= covered || cell.isContinuation {
        column += width
        continue
      }
      let point = CellPoint(column: column, row: row)
      if column >= tail, eraseIsShorter(from: column, to: max(end, covered), row: row, of: back) {
        travel(to: point, over: back, to: &output)
        output += pen.change(to: back[row, columns - 1].style, depth: depth) + "\u{1B}[K"
        return
      }
      let glyph = isASCII ? Glyph.space : cell.glyph
      if glyph.hasCertainWidth {
        travel(to: point, over: back, to: &output)
        output += pen.change(to: cell.style, depth: depth)
        output += text(cell.glyph)
        column += width
        // After the last column a terminal may have wrapped or not.
        position = column < columns ? CellPoint(column: column, row: row) : nil
      } else {
        covered = max(covered, min(columns, column + glyph.widestColumns))
        writeUncertain(cell, at: point, over: back, to: &output)
        column += width
      }
    }
  }

  /// Writes a glyph whose columns on the terminal may differ from the columns in the buffer.
  private mutating func writeUncertain(
    _ cell: Cell, at point: CellPoint, over back: CellBuffer, to output: inout String
  ) {
    travel(to: point, over: back, to: &output)
    output += pen.change(to: cell.style, depth: depth)
    output += String(repeating: " ", count: cell.glyph.columns) + move(to: point)
    output.append(cell.glyph.character)
    position = nil
  }

  private func text(_ glyph: Glyph) -> String {
    isASCII ? ASCIIGlyphs.text(of: glyph) : String(glyph.character)
  }

  /// The column after the last one of `span` that differs.
  private func lastDifference(row: Int, span: Range<Int>, of back: CellBuffer) -> Int {
    var end = min(span.upperBound, back.size.columns)
    while end > span.lowerBound, back[row, end - 1] == front[row, end - 1] { end -= 1 }
    return end
  }

  /// The column from which the row is blank, in one style, up to its end.
  private func blankTail(row: Int, of back: CellBuffer) -> Int {
    let style = back[row, back.size.columns - 1].style
    var column = back.size.columns
    let blank = Cell(.space, style: style)
    while column > 0, back[row, column - 1] == blank { column -= 1 }
    return column
  }

  /// EL erases with the background colour on terminals that have bce, and nearly all do; a style that shows more than a
  /// background on a blank, or any background at all, is written as spaces to be sure.
  private func eraseIsShorter(from column: Int, to end: Int, row: Int, of back: CellBuffer) -> Bool {
    let style = back[row, back.size.columns - 1].style
    return end - column > 3 && style.background == .standard
      && style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) && style.link == nil
  }

  // MARK: The cursor

  /// Moves to a cell: not at all, over cells that are already right, or by the shortest sequence.
  private mutating func travel(to target: CellPoint, over back: CellBuffer, to output: inout String) {
    defer { position = target }
    guard let position, position != target else {
      if position == nil { output += move(to: target) }
      return
    }
    if position.row == target.row, position.column < target.column, target.column - position.column <= 3 {
      // Rewriting a few cells costs less than the sequence, when the pen fits them.
      let between = (position.column..<target.column).map { back[target.row, $0] }
      if between.allSatisfy({ $0.style == pen.style && $0.glyph.columns == 1 && $0.glyph.hasCertainWidth }) {
        for cell in between { output += text(cell.glyph) }
        return
      }
    }
    output += position.row == target.row ? moveInRow(from: position.column, to: target.column) : move(to: target)
  }

  /// CUP, ECMA-48 8.3.21.
  private func move(to target: CellPoint) -> String {
    if target.column == 0 { return target.row == 0 ? "\u{1B}[H" : "\u{1B}[\(target.row + 1)H" }
    return "\u{1B}[\(target.row + 1);\(target.column + 1)H"
  }

  /// CHA, CUF or CUB, whichever is shorter.
  private func moveInRow(from: Int, to: Int) -> String {
    let absolute = "\u{1B}[\(to + 1)G"
    let distance = abs(to - from)
    let relative = "\u{1B}[\(distance == 1 ? "" : String(distance))\(to > from ? "C" : "D")"
    return relative.utf8.count < absolute.utf8.count ? relative : absolute
  }
}
