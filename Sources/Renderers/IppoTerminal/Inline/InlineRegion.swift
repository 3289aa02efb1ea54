/// The rows of an inline program on a terminal, below the text of the shell, and the row of the cursor among them.
///
/// The row of the screen at which the region begins is unknown. The shell's text may end anywhere, and a terminal that is
/// resized moves the region. Vertical moves are therefore relative to the cursor (CUU and CUD, ECMA-48 8.3.22 and 8.3.19).
/// Rows are added by LF, which scrolls at the bottom of the screen, and taken away by ED.
///
/// Between frames a hidden cursor stands at the first cell. A terminal that wraps its lines anew on a resize keeps the
/// cursor there. The region can therefore be drawn anew from its first row. A visible cursor stands in the field that is
/// edited. The region does not count rows above this cursor that such a terminal wraps. Terminals tell their size later
/// than they wrap, and a count that is too high would erase the shell's text.
struct InlineRegion: Equatable, Sendable {
  /// The rows that the region has on the terminal; 0 before the first frame.
  private(set) var rows = 0
  /// The row of the cursor, from the first row of the region.
  private(set) var row = 0
  /// Lines that wait to be written above the region, without control characters.
  private var lines: [PrintedLine] = []

  /// Whether lines wait to be written above the region.
  var hasLines: Bool { !lines.isEmpty }

  /// Has lines written above the region, before the next frame.
  mutating func insert(_ lines: [PrintedLine]) { self.lines += lines }

  // MARK: Bytes

  /// Erases the region and what is below, writes the waiting lines, and leaves one blank row.
  ///
  /// - Parameter encode: Gives a line the sequences and characters of the terminal. The pen is plain before and after it.
  mutating func begin(_ encode: (PrintedLine) -> String) -> String {
    var output = up(row) + "\r\u{1B}[m\u{1B}[J"
    if !lines.isEmpty {
      // The terminal wraps lines that belong to the scrollback, and can wrap them anew later.
      output += "\u{1B}[?7h" + lines.map { encode($0) + "\r\n" }.joined() + "\u{1B}[?7l"
    }
    (rows, row, lines) = (1, 0, [])
    return output
  }

  /// Adds blank rows at the end, or takes rows away there. The pen must be plain, as new rows take its background.
  mutating func resize(to count: Int) -> String {
    if count > rows {
      let output = move(to: CellPoint(column: 0, row: rows - 1)) + String(repeating: "\n", count: count - rows)
      (rows, row) = (count, count - 1)
      return output
    }
    guard count < rows else { return "" }
    let output = move(to: CellPoint(column: 0, row: count)) + "\u{1B}[J"
    rows = count
    return output
  }

  /// Moves the cursor to a cell of the region.
  ///
  /// - Parameter column: The column of the cursor; `nil` if it is not known.
  mutating func move(to target: CellPoint, from column: Int? = nil) -> String {
    let distance = target.row - row
    row = target.row
    let vertical = distance > 0 ? down(distance) : up(-distance)
    if column == target.column { return vertical }
    return vertical + (target.column == 0 ? "\r" : "\u{1B}[\(target.column + 1)G")
  }

  /// Ends the region: the cursor stands in an empty row below it, or at its first row after it was erased.
  mutating func end(erasing: Bool) -> String {
    guard rows > 0 else { return "" }
    let output = erasing ? up(row) + "\r\u{1B}[J" : restoration
    (rows, row) = (0, 0)
    return "\u{1B}[m" + output
  }

  /// The bytes after a crash between two frames: the picture stays, and the cursor stands below it.
  var restoration: String { rows > 0 ? down(rows - 1 - row) + "\r\n" : "" }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows == 1 ? "" : String(rows))A" : "" }

  private func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows == 1 ? "" : String(rows))B" : "" }
}
