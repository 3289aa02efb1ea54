/// The part of a screen that may look different from what was last drawn: a span of columns for every row.
struct Damage: Equatable, Sendable {
  private(set) var size: CellSize
  private var spans: [Range<Int>]

  init(size: CellSize) {
    self.size = size
    spans = Array(repeating: 0..<0, count: max(0, size.rows))
  }

  var isEmpty: Bool { spans.allSatisfy(\.isEmpty) }

  func span(row: Int) -> Range<Int> { spans.indices.contains(row) ? spans[row] : 0..<0 }

  mutating func insert(_ rect: CellRect) {
    let rect = rect.intersection(CellRect(columns: size.columns, rows: size.rows))
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.maxRow {
      let old = spans[row]
      spans[row] =
        old.isEmpty
        ? rect.column..<rect.maxColumn
        : min(old.lowerBound, rect.column)..<max(old.upperBound, rect.maxColumn)
    }
  }

  mutating func insertAll() { insert(CellRect(columns: size.columns, rows: size.rows)) }

  /// Widens a row's span, when a wide glyph crosses its edge.
  mutating func widen(row: Int, to span: Range<Int>) { spans[row] = span }

  func intersects(_ rect: CellRect) -> Bool {
    let rows = max(rect.row, 0)..<max(max(rect.row, 0), min(rect.maxRow, size.rows))
    return rows.contains { spans[$0].overlaps(rect.column..<rect.maxColumn) }
  }
}
