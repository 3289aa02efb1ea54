/// Brings a terminal from what it shows to what it should show, with few bytes and one write.
///
/// It holds what the terminal shows (the front buffer), its pen and its cursor. A frame is wrapped in synchronized
/// output (DECSET 2026) so that the terminal shows only whole frames. The exception is a terminal that has reported the
/// mode as unknown.
///
/// Terminals disagree about the columns of some glyphs (``Glyph/hasCertainWidth``). The writer prints such a glyph onto
/// blanks and moves absolutely. Unless the terminal has reported the columns (``TerminalWidths``), the writer rewrites
/// more cells. These are the cells that the widest form of this glyph, or of the previous one, may have covered. The
/// canvas only leaves glyphs whose widest form fits into the row.
///
/// The writer takes the way to a screen with the fewest bytes. The ways are with or without scrolling
/// (``ScrollShift``), and in each order of the runs (``RunOrder``) if the terminal has reported synchronized output.
struct ScreenWriter: Sendable {
  /// Where the hardware cursor is to be, or `nil` for hidden.
  typealias Cursor = CellPoint?

  let depth: ColorDepth
  /// Whether frames are wrapped in synchronized output.
  var isSynchronized = true
  /// Whether the runs of a frame are written in any order. Where a person may see half a frame, rows come from the top.
  var reorders = false
  /// The glyphs of the terminal.
  var repertoire = GlyphRepertoire.unicode
  /// Whether the terminal scrolls a part of the screen (DECSTBM with IL and DL).
  var scrolls = true
  /// Whether the terminal repeats a character (REP).
  var repeats = false
  /// Whether the terminal moves the cursor to a column of its row (CHA).
  var findsColumns = true
  /// The columns of glyphs on this terminal.
  var widths = TerminalWidths()
  /// Where an inline program is drawn, in place of the whole screen.
  var region: InlineRegion?
  private(set) var front: CellBuffer
  private var pen = PenState()
  /// The place of the terminal's cursor; `nil` if unknown.
  private var position: CellPoint?
  private var isCursorVisible = false
  /// The terminal's content is not known: everything is written, onto a cleared screen.
  private var isLost = true
  private var pictures = PictureOutput()
  /// Pictures in whose cells this frame has written text.
  private var rewritten: Set<PicturePlace> = []

  /// Frames of fewer bytes are written as they are: no other way could save much.
  private static let fewBytes = 64

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

  /// The bytes that free the pictures of the terminal.
  var farewell: [UInt8] { Array(pictures.farewell.utf8) }

  /// The bytes of a frame; empty when nothing changed.
  ///
  /// - Parameters:
  ///   - back: What the terminal should show; of the front buffer's size.
  ///   - damage: Where the two can differ.
  ///   - rest: The position of the hidden hardware cursor: the focused control, for screen readers and braille
  ///     displays.
  mutating func bytes(
    for back: CellBuffer, damage: Damage, cursor: Cursor, rest: CellPoint? = nil, hasPictures: Bool = false
  ) -> [UInt8] {
    guard hasPictures || !pictures.isEmpty else {
      return bytes(for: back, placements: [], damage: damage, cursor: cursor, rest: rest)
    }
    let frame = pictures.frame(of: back)
    var damage = damage
    for rect in pictures.changes(to: frame.placements) { damage.insert(rect) }
    return bytes(for: frame.screen, placements: frame.placements, damage: damage, cursor: cursor, rest: rest)
  }

  private mutating func bytes(
    for back: CellBuffer, placements: [PicturePlacement], damage: Damage, cursor: Cursor, rest: CellPoint?
  ) -> [UInt8] {
    var output = ""
    rewritten = []
    if isLost || region?.hasLines == true {
      output += begin(rows: back.size.rows)
      front = CellBuffer(size: back.size)
      var everything = Damage(size: back.size)
      everything.insertAll()
      output += shortest(for: back, damage: everything)
    } else {
      output += takeRows(of: back)
      let plain = trial { $0.shortest(for: back, damage: damage) }
      // Terminals differ in what happens to pictures within margins that scroll.
      let mayScroll = plain.output.utf8.count > Self.fewBytes && placements.isEmpty && pictures.shown.isEmpty
      let scrolled = mayScroll ? self.scrolled(to: back, damage: damage) : nil
      let best = scrolled.flatMap { $0.output.utf8.count < plain.output.utf8.count ? $0 : nil } ?? plain
      self = best.writer
      output += best.output
    }
    output += pen.endLink()
    front = back
    let drawn = pictures.bytes(for: placements, rewritten: rewritten, size: back.size)
    if !drawn.isEmpty {
      output += drawn
      position = nil
    }
    place(cursor, rest, in: back.size, output: &output)
    guard !output.isEmpty else { return [] }
    return Array((isSynchronized ? "\u{1B}[?2026h\(output)\u{1B}[?2026l" : output).utf8)
  }

  /// Clears the screen, or begins the region of an inline program anew.
  private mutating func begin(rows: Int) -> String {
    isLost = false
    pen = PenState()
    position = nil
    let (repertoire, depth, start) = (repertoire, depth, "\u{1B}[m\u{1B}[2J")
    let forgotten = pictures.forget()
    let output = region?.begin { Self.encode($0, depth: depth, repertoire) } ?? start
    return forgotten + output + (region?.resize(to: rows) ?? "")
  }

  /// A line above the region. A plain pen at its end gives what follows no background.
  private static func encode(_ line: PrintedLine, depth: ColorDepth, _ repertoire: GlyphRepertoire) -> String {
    var pen = PenState()
    let pieces = line.pieces.map { piece in
      let text = repertoire == .unicode ? piece.text : piece.text.map { repertoire.text(of: Glyph($0)) }.joined()
      return pen.change(to: piece.style, depth: depth) + text
    }
    return pieces.joined() + pen.change(to: .plain, depth: depth)
  }

  /// Gives the region of an inline program as many rows as the next frame has.
  private mutating func takeRows(of back: CellBuffer) -> String {
    guard region != nil, front.size.rows != back.size.rows else { return "" }
    front = front.resized(rows: back.size.rows)
    position = nil
    let output = pen.style.covers(blank: .plain) ? "" : pen.change(to: .plain, depth: depth)
    return output + (region?.resize(to: back.size.rows) ?? "")
  }

  /// Leaves the region of an inline program: its picture stays, with the cursor below it, or is erased.
  mutating func leave(erasing: Bool) -> [UInt8] {
    let output = region?.end(erasing: erasing) ?? ""
    invalidate(size: front.size)
    return Array(output.utf8)
  }

  private mutating func place(_ cursor: Cursor, _ rest: CellPoint?, in size: CellSize, output: inout String) {
    let screen = CellRect(columns: size.columns, rows: size.rows)
    let shown = cursor.flatMap { screen.contains($0) ? $0 : nil }
    let rest = region == nil ? rest : CellPoint(column: 0, row: 0)
    if shown == nil, isCursorVisible { output += "\u{1B}[?25l" }
    if let goal = shown ?? rest.flatMap({ screen.contains($0) ? $0 : nil }), position != goal {
      output += move(to: goal)
      position = goal
    }
    if shown != nil, !isCursorVisible { output += "\u{1B}[?25h" }
    isCursorVisible = shown != nil
  }

  // MARK: Ways to a screen

  private typealias Trial = (writer: ScreenWriter, output: String)

  private func trial(_ write: (inout ScreenWriter) -> String) -> Trial {
    var writer = self
    let output = write(&writer)
    return (writer, output)
  }

  /// The shortest bytes without scrolling.
  private mutating func shortest(for back: CellBuffer, damage: Damage) -> String {
    var runs: [WrittenRun] = []
    for row in 0..<back.size.rows {
      let span = damage.span(row: row)
      if !span.isEmpty { runs += self.runs(row: row, span: span, of: back) }
    }
    noteRewritten(runs, of: back)
    var best = trial { $0.write(runs, in: .rows, of: back) }
    for order in RunOrder.allCases where reorders && order != .rows && runs.count > 2 {
      let other = trial { $0.write(runs, in: order, of: back) }
      if other.output.utf8.count < best.output.utf8.count { best = other }
    }
    self = best.writer
    return best.output
  }

  /// Text is written over pictures where they are new, and behind glyphs of uncertain width.
  private mutating func noteRewritten(_ runs: [WrittenRun], of back: CellBuffer) {
    for run in runs {
      for column in run.columns {
        if let tile = back[run.row, column].tile { rewritten.insert(tile.place) }
      }
    }
  }

  private mutating func write(_ runs: [WrittenRun], in order: RunOrder, of back: CellBuffer) -> String {
    var output = ""
    for run in order.sorted(runs, pen: pen.style) { write(run, of: back, to: &output) }
    return output
  }

  /// The bytes that scroll a part of the screen first, if rows have moved.
  private func scrolled(to back: CellBuffer, damage: Damage) -> Trial? {
    guard scrolls, region == nil, let shift = ScrollShift(from: front, to: back, damage: damage) else { return nil }
    return trial { writer in
      var damage = damage
      damage.insert(CellRect(row: shift.rows.lowerBound, columns: back.size.columns, rows: shift.rows.count))
      let output = writer.scroll(shift)
      return output + writer.shortest(for: back, damage: damage)
    }
  }

  /// Scrolls rows by DECSTBM with DL or IL.
  ///
  /// SU and SD would do the same, but the Linux console has neither, and a terminal may keep lines that SU moves out.
  private mutating func scroll(_ shift: ScrollShift) -> String {
    // Blank rows take the background of the pen.
    var output = pen.style.covers(blank: .plain) ? "" : pen.change(to: .plain, depth: depth)
    output += "\u{1B}[\(shift.rows.lowerBound + 1);\(shift.rows.upperBound)r"
    output += move(to: CellPoint(column: 0, row: shift.rows.lowerBound))
    output += "\u{1B}[\(abs(shift.distance))\(shift.distance > 0 ? "M" : "L")\u{1B}[r"
    front.scroll(rows: shift.rows, by: shift.distance)
    position = nil
    return output
  }

  // MARK: Runs

  /// The parts of a row that must be written.
  private func runs(row: Int, span: Range<Int>, of back: CellBuffer) -> [WrittenRun] {
    let end = lastDifference(row: row, span: span, of: back)
    guard end > span.lowerBound else { return [] }
    let columns = back.size.columns
    // The writer erases a tail of blanks instead of writing it.
    let tail = blankTail(row: row, of: back)
    var runs: [WrittenRun] = []
    // The end of the cells that a glyph of uncertain width may have covered, and that are rewritten.
    var covered = 0
    var column = span.lowerBound
    // A wide glyph is written from its left half.
    while column > 0, back[row, column].isContinuation || front[row, column].isContinuation { column -= 1 }
    while column < max(end, covered) {
      let (cell, old) = (back[row, column], front[row, column])
      let width = max(1, cell.glyph.columns)
      let isSame = cell.looks(like: old) && (width == 1 || back[row, column + 1] == front[row, column + 1])
      if !isSame, !widths.areKept(by: old.glyph) {
        covered = max(covered, min(columns, column + old.glyph.widestColumns))
      }
      if isSame && column >= covered || cell.isContinuation {
        column += width
        continue
      }
      if column >= tail, max(end, covered) - column > 3 {
        runs.append(WrittenRun(cell, row: row, columns: column..<columns, content: .erase))
        break
      }
      if repertoire != .ascii, !widths.areKept(by: cell.glyph) {
        covered = max(covered, min(columns, column + cell.glyph.widestColumns))
      }
      let isCertain = repertoire == .ascii || cell.glyph.hasCertainWidth
      let next = column + width
      if !isCertain || runs.last?.columns.upperBound != column || !runs[runs.count - 1].extend(by: cell, to: next) {
        runs.append(WrittenRun(cell, row: row, columns: column..<next, content: isCertain ? .text : .uncertain))
      }
      column = next
    }
    if covered > 0 { for index in runs.indices { runs[index].isOrdered = true } }
    return runs
  }

  private mutating func write(_ run: WrittenRun, of back: CellBuffer, to output: inout String) {
    let start = CellPoint(column: run.columns.lowerBound, row: run.row)
    travel(to: start, over: back, to: &output)
    if run.style != nil || !pen.style.covers(blank: run.blank) {
      output += pen.change(to: run.style ?? run.blank, depth: depth)
    }
    switch run.content {
    case .erase: output += "\u{1B}[K"
    case .uncertain:
      let glyph = back[run.row, start.column].glyph
      output += String(repeating: " ", count: glyph.columns) + move(to: start)
      output.append(glyph.character)
      position = nil
    case .text:
      write(columns: run.columns, row: run.row, of: back, to: &output)
      let end = run.columns.upperBound
      // After the last column a terminal may have wrapped or not.
      position = end < back.size.columns ? CellPoint(column: end, row: run.row) : nil
    }
  }

  /// Writes glyphs of certain width.
  private func write(columns: Range<Int>, row: Int, of back: CellBuffer, to output: inout String) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      let glyph = back[row, column].glyph
      let text = repertoire.text(of: glyph)
      output += text
      column += max(1, glyph.columns)
      guard repeats, glyph.columns == 1, repertoire == .ascii || glyph.hasCertainWidth else { continue }
      var end = column
      while end < columns.upperBound, back[row, end].glyph == glyph { end += 1 }
      let repetition = "\u{1B}[\(end - column)b"
      guard repetition.utf8.count < (end - column) * text.utf8.count else { continue }
      output += repetition
      column = end
    }
  }

  /// The column after the last one of `span` that differs.
  private func lastDifference(row: Int, span: Range<Int>, of back: CellBuffer) -> Int {
    var end = min(span.upperBound, back.size.columns)
    while end > span.lowerBound, back[row, end - 1].looks(like: front[row, end - 1]) { end -= 1 }
    return end
  }

  /// The column from which the row is blank up to its end, in the terminal's own background.
  ///
  /// Not all terminals erase with the background colour (bce), so that other backgrounds are written as spaces.
  private func blankTail(row: Int, of back: CellBuffer) -> Int {
    var column = back.size.columns
    while column > 0, back[row, column - 1].looks(like: Cell()) { column -= 1 }
    return column
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
      if between.allSatisfy(isWritten) {
        for cell in between { output += repertoire.text(of: cell.glyph) }
        return
      }
    }
    output +=
      position.row == target.row
      ? moveInRow(from: position, to: target) : move(from: position, to: target)
  }

  /// Whether the pen writes the cell as it is, in one column.
  private func isWritten(_ cell: Cell) -> Bool {
    guard cell.glyph.columns == 1, cell.glyph.hasCertainWidth, cell.tile == nil else { return false }
    return cell.style == pen.style || cell.isBlank && pen.style.covers(blank: cell.style)
  }

  /// CUP, ECMA-48 8.3.21; a relative move in the region of an inline program.
  private mutating func move(to target: CellPoint) -> String {
    if let sequence = region?.move(to: target) { return sequence }
    if target.column == 0 { return target.row == 0 ? "\u{1B}[H" : "\u{1B}[\(target.row + 1)H" }
    return "\u{1B}[\(target.row + 1);\(target.column + 1)H"
  }

  /// CUP, or CUD where the column is at most three to the left.
  private mutating func move(from: CellPoint, to target: CellPoint) -> String {
    if let sequence = region?.move(to: target, from: from.column) { return sequence }
    let absolute = move(to: target)
    let (rows, columns) = (target.row - from.row, from.column - target.column)
    guard rows > 0, (0...3).contains(columns) else { return absolute }
    let relative = "\u{1B}[\(rows == 1 ? "" : String(rows))B" + String(repeating: "\u{8}", count: columns)
    return relative.utf8.count < absolute.utf8.count ? relative : absolute
  }

  /// CHA (CUP where the terminal has no CHA), CUF or CUB, whichever is shorter.
  private mutating func moveInRow(from: CellPoint, to target: CellPoint) -> String {
    let absolute = findsColumns ? "\u{1B}[\(target.column + 1)G" : move(to: target)
    let distance = abs(target.column - from.column)
    let relative = "\u{1B}[\(distance == 1 ? "" : String(distance))\(target.column > from.column ? "C" : "D")"
    return relative.utf8.count < absolute.utf8.count ? relative : absolute
  }
}
