/// Cells next to each other in a row that the writer writes with one style.
struct WrittenRun {
  enum Content {
    /// Glyphs of certain width.
    case text
    /// One glyph on whose width terminals disagree.
    case uncertain
    /// A blank end of the row, which EL erases.
    case erase
  }

  let row: Int
  var columns: Range<Int>
  let content: Content
  /// The style of the glyphs; `nil` for blanks alone, which need only a background.
  var style: CellStyle?
  /// The style of the blanks.
  var blank: CellStyle
  /// Whether the run must follow the earlier runs of its row, because a glyph of uncertain width covers cells of later
  /// runs.
  var isOrdered = false

  init(_ cell: Cell, row: Int, columns: Range<Int>, content: Content) {
    self.row = row
    self.columns = columns
    self.content = content
    style = cell.isBlank ? nil : cell.style
    blank = cell.style.ofBlank
  }

  /// Appends a cell that follows the run, if one style is right for both.
  mutating func extend(by cell: Cell, to column: Int) -> Bool {
    guard content == .text, cell.style.ofBlank == blank else { return false }
    if !cell.isBlank {
      guard style == nil || style == cell.style else { return false }
      style = cell.style
    } else if let style, !style.covers(blank: cell.style) {
      return false
    }
    columns = columns.lowerBound..<column
    return true
  }
}

/// The order in which the runs of a frame are written. The frame is the same in any order, but its bytes are not.
enum RunOrder: CaseIterable {
  /// Row by row, which moves the cursor least.
  case rows
  /// One background after the other.
  case backgrounds
  /// One style after the other, which changes the style least.
  case styles

  /// The runs in this order. Rows with glyphs of uncertain width come first, as they are.
  func sorted(_ runs: [WrittenRun], pen: CellStyle) -> [WrittenRun] {
    guard self != .rows else { return runs }
    var backgrounds = [pen.ofBlank: 0]
    var styles = [pen: 0]
    let keyed = runs.enumerated().map { index, run in
      let style = run.style ?? run.blank
      let background = Self.number(run.blank, &backgrounds)
      // Blanks go with any style of their background.
      let number = run.style == nil || self == .backgrounds ? 0 : Self.number(style, &styles) + 1
      return (run: run, key: run.isOrdered ? (-1, 0, index) : (background, number, index))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.run)
  }

  /// The number of a style by its first use.
  private static func number(_ style: CellStyle, _ numbers: inout [CellStyle: Int]) -> Int {
    if let number = numbers[style] { return number }
    numbers[style] = numbers.count
    return numbers.count - 1
  }
}
