/// A screen of cells, row by row.
///
/// Writing keeps wide glyphs whole: overwriting one half of a glyph of two columns blanks the other half.
public struct CellBuffer: Equatable, Sendable {
  /// The size in cells; never negative.
  public private(set) var size: CellSize
  private var cells: [Cell]

  /// A screen of empty cells in the terminal's own colours. Negative lengths count as 0.
  public init(size: CellSize) {
    self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  /// The rectangle of all cells, whose top left corner is (0, 0).
  public var bounds: CellRect { CellRect(columns: size.columns, rows: size.rows) }

  /// The cell at a place within the bounds.
  public subscript(row: Int, column: Int) -> Cell { cells[row * size.columns + column] }

  /// One row, from left to right.
  public func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

  /// Writes a glyph; one of two columns that does not fit the row becomes a space.
  mutating func put(_ glyph: Glyph, style: CellStyle, row: Int, column: Int) {
    guard glyph.columns > 0 else { return }
    let index = row * size.columns + column
    guard glyph.columns == 2 else {
      sever(row: row, column: column)
      cells[index] = Cell(glyph, style: style)
      return
    }
    guard column + 1 < size.columns else {
      put(.space, style: style, row: row, column: column)
      return
    }
    sever(row: row, column: column)
    sever(row: row, column: column + 1)
    cells[index] = Cell(glyph, style: style)
    cells[index + 1] = Cell(.continuation, style: style)
  }

  /// Replaces a glyph by glyphs of certain width, if the terminal needs more columns for it. Also replaces a glyph of
  /// unknown columns whose widest form does not fit into the row.
  mutating func narrow(row: Int, column: Int, widths: TerminalWidths) {
    let cell = self[row, column]
    guard !widths.areKept(by: cell.glyph) else { return }
    guard widths.areExceeded(by: cell.glyph) || column + cell.glyph.widestColumns > size.columns else { return }
    var column = column
    for glyph in cell.glyph.narrowed {
      put(glyph, style: cell.style, row: row, column: column)
      column += glyph.columns
    }
  }

  /// Moves rows up, or down for a negative distance, as a terminal does within margins. Blank rows come in.
  mutating func scroll(rows: Range<Int>, by distance: Int) {
    let before = cells
    let columns = size.columns
    for row in rows {
      let source = row + distance
      let target = row * columns..<(row + 1) * columns
      if rows.contains(source) {
        cells.replaceSubrange(target, with: before[source * columns..<(source + 1) * columns])
      } else {
        cells.replaceSubrange(target, with: repeatElement(Cell(), count: columns))
      }
    }
  }

  /// The same cells with fewer rows, or with blank rows at the end.
  func resized(rows: Int) -> CellBuffer {
    var buffer = CellBuffer(size: CellSize(columns: size.columns, rows: rows))
    let count = min(cells.count, buffer.cells.count)
    buffer.cells.replaceSubrange(0..<count, with: cells[0..<count])
    return buffer
  }

  /// Changes how a cell is drawn, and leaves what it shows.
  mutating func restyle(row: Int, column: Int, _ change: (inout CellStyle) -> Void) {
    change(&cells[row * size.columns + column].style)
  }

  /// Covers a cell by a part of a picture, and leaves what it shows.
  mutating func setTile(_ tile: PictureTile?, row: Int, column: Int) {
    cells[row * size.columns + column].tile = tile
  }

  mutating func clear(row: Int, columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    sever(row: row, column: columns.lowerBound)
    sever(row: row, column: columns.upperBound - 1)
    for column in columns { cells[row * size.columns + column] = Cell() }
  }

  /// The text of a row, without styles; trailing spaces are kept.
  public func text(row: Int) -> String {
    var text = ""
    for cell in self.row(row) where !cell.isContinuation { text.append(cell.glyph.character) }
    return text
  }

  /// Blanks the other half of the wide glyph the cell belongs to.
  private mutating func sever(row: Int, column: Int) {
    let index = row * size.columns + column
    if cells[index].isContinuation {
      cells[index].glyph = .space
      if column > 0 { cells[index - 1].glyph = .space }
    } else if cells[index].glyph.columns == 2, column + 1 < size.columns {
      cells[index + 1].glyph = .space
    }
  }
}
