/// A size in whole cells.
public struct CellSize: Hashable, Sendable {
  /// How many cells are side by side.
  public var columns: Int
  /// How many cells are on top of each other.
  public var rows: Int

  /// A size in whole cells. It is not checked: lengths may be negative until it is drawn.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The part of a terminal of this size that is drawn on.
  ///
  /// A terminal may claim any size up to 65,535 × 65,535, and each cell takes memory. At most 4,096
  /// columns and 524,288 cells: that is a screen of 3,840 × 2,160 pixels with letters of 4 × 6.
  public var drawable: CellSize {
    let columns = min(max(0, columns), 4096)
    return CellSize(columns: columns, rows: min(max(0, rows), 524_288 / max(1, columns)))
  }
}

/// A place on the screen in whole cells, from the top left corner, counted from 0.
public struct CellPoint: Hashable, Sendable {
  /// The column, from 0 at the left edge.
  public var column: Int
  /// The row, from 0 at the top edge.
  public var row: Int

  /// A place in whole cells, which may lie outside of the screen.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// Lengths at the four edges of a rectangle, in whole cells.
struct CellInsets: Hashable, Sendable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0
}

/// A rectangle of whole cells.
public struct CellRect: Hashable, Sendable {
  /// The column of the left edge.
  public var column: Int
  /// The row of the top edge.
  public var row: Int
  /// The width; never negative when it is made.
  public var columns: Int
  /// The height; never negative when it is made.
  public var rows: Int

  /// A rectangle by its top left corner and its lengths. Negative lengths become 0.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// An empty rectangle in the top left corner.
  public static let zero = CellRect(columns: 0, rows: 0)

  /// The column behind the last one.
  public var maxColumn: Int { column + columns }
  /// The row below the last one.
  public var maxRow: Int { row + rows }
  /// Whether it holds no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The width and the height.
  public var size: CellSize { CellSize(columns: columns, rows: rows) }
  /// The top left corner.
  public var origin: CellPoint { CellPoint(column: column, row: row) }

  /// Whether a cell lies inside.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < maxColumn && point.row >= row && point.row < maxRow
  }

  /// The cells in both rectangles; empty where there are none.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(maxColumn, other.maxColumn) - left, rows: min(maxRow, other.maxRow) - top)
  }

  /// The smallest rectangle around both. Empty ones do not count.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top, columns: max(maxColumn, other.maxColumn) - left, rows: max(maxRow, other.maxRow) - top)
  }

  func offset(columns dx: Int, rows dy: Int) -> CellRect {
    CellRect(column: column + dx, row: row + dy, columns: columns, rows: rows)
  }

  func inset(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) -> CellRect {
    CellRect(
      column: column + leading, row: row + top, columns: columns - leading - trailing, rows: rows - top - bottom)
  }

  /// A rectangle of `size` centred in this one; what cannot be halved goes to the right and to the bottom.
  func centered(_ size: CellSize) -> CellRect {
    CellRect(
      column: column + (columns - size.columns) / 2, row: row + (rows - size.rows) / 2, columns: size.columns,
      rows: size.rows)
  }
}
