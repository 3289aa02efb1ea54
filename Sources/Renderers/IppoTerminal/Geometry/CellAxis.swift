import IppoRender

/// Lengths and places by axis.
extension CellSize {
  /// A size by its length along an axis, and its length across the axis.
  init(along axis: RenderAxis, _ length: Int, across: Int) {
    self = axis == .horizontal ? CellSize(columns: length, rows: across) : CellSize(columns: across, rows: length)
  }

  /// The length along an axis.
  subscript(axis: RenderAxis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}

extension CellPoint {
  /// A place by its cell along an axis, and its cell across the axis.
  init(along axis: RenderAxis, _ cell: Int, across: Int = 0) {
    self = axis == .horizontal ? CellPoint(column: cell, row: across) : CellPoint(column: across, row: cell)
  }

  /// The cell along an axis.
  subscript(axis: RenderAxis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }
}

extension CellRect {
  /// The cells along an axis.
  func cells(along axis: RenderAxis) -> Range<Int> { axis == .horizontal ? column..<maxColumn : row..<maxRow }
}

extension CellMetrics {
  /// Whole cells for a length in points along an axis, for paddings and spacings.
  static func cells(_ points: Double, along axis: RenderAxis) -> Double {
    axis == .horizontal ? columns(points) : rows(points)
  }

  /// Whole cells for the length of a frame along an axis: at least one, unless it is zero.
  static func frameCells(_ points: Double, along axis: RenderAxis) -> Double {
    axis == .horizontal ? frameColumns(points) : frameRows(points)
  }
}
