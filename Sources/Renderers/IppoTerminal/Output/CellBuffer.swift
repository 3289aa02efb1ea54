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

  /// Replaces each glyph whose widest form does not fit into the row by glyphs of certain width.
  mutating func narrow(row: Int, column: Int) {
    let cell = self[row, column]
    guard !cell.glyph.hasCertainWidth, column + cell.glyph.widestColumns > size.columns else { return }
    var column = column
    for glyph in cell.glyph.narrowed {
      put(glyph, style: cell.style, row: row, column: column)
      column += glyph.columns
    }
  }

  /// Changes how a cell is drawn, and leaves what it shows.
  mutating func restyle(row: Int, column: Int, _ change: (inout CellStyle) -> Void) {
    change(&cells[row * size.columns + column].style)
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
