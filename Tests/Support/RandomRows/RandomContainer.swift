/// What makes its rows when they come near what is seen.
public enum RandomContainer: String, CaseIterable, Sendable {
  case list, sections, outline, table, stack, sidewaysStack, grid, sidewaysGrid

  /// Whether rows stand beside each other.
  public var isSideways: Bool { self == .sidewaysStack || self == .sidewaysGrid }

  /// Whether rows are as many lines tall as they say. Cells of grids and what stands beside each other is one line tall.
  public var hasHeights: Bool { !isSideways && self != .grid }

  /// What is shown of some rows, as a person reads it: the number of the row and that of the line, with a colon between.
  public func lines(of rows: some Sequence<RandomRows.Row>) -> [String] {
    rows.flatMap { row in (0..<(hasHeights ? row.lines : 1)).map { "\(row.id):\($0)" } }
  }
}
