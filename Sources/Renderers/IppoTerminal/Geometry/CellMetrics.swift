/// How points map to cells.
///
/// A cell is 8 by 16 points, the usual shape of a terminal font. Therefore the default padding of 16 points is two
/// columns or one row.
///
/// Lengths that a view asks for (frames, paddings, spacings) become whole cells: equal gaps must look equal, and half a
/// cell cannot be shown. Halves round up, so a spacing of 8 points is one row and one of 7 points is none. A frame with
/// a length above zero is never less than one cell, so a hairline of one point remains visible. Lengths that layout
/// divides (the columns of a stack, centring) stay fractional until they are placed.
public enum CellMetrics {
  /// Points.
  public static let cellWidth = 8.0
  /// Points.
  public static let cellHeight = 16.0
  /// Points.
  public static let defaultPadding = 16.0

  /// Whole columns for a horizontal length in points, for paddings and spacings; negative lengths stay negative.
  public static func columns(_ points: Double) -> Double { cells(points, cellWidth) }

  /// Whole rows for a vertical length in points, for paddings and spacings; negative lengths stay negative.
  public static func rows(_ points: Double) -> Double { cells(points, cellHeight) }

  /// The most cells of content that scrolls.
  static let mostCells = 100_000_000

  /// The column at a distance in points from the beginning of content that scrolls.
  static func column(at points: Double) -> Int { place(points / cellWidth) }

  /// The row at a distance in points from the beginning of content that scrolls.
  static func row(at points: Double) -> Int { place(points / cellHeight) }

  /// A whole number of cells from the beginning of content that scrolls. NaN becomes 0.
  static func place(_ cells: Double) -> Int { max(0, offset(cells)) }

  /// Whole columns for the width of a frame: at least one, unless it is zero.
  static func frameColumns(_ points: Double) -> Double { frame(points, columns) }

  /// Whole rows for the height of a frame: at least one, unless it is zero.
  static func frameRows(_ points: Double) -> Double { frame(points, rows) }

  /// Rounds a length in cells, which an app may supply. NaN becomes 0, and lengths beyond any screen are clamped.
  static func whole(_ cells: Double) -> Int {
    cells.isNaN ? 0 : Int(min(max(cells.rounded(), -100_000), 100_000))
  }

  /// Rounds the distance between a view and the view around it, which may be as long as content that scrolls. NaN becomes 0.
  static func offset(_ cells: Double) -> Int {
    cells.isNaN ? 0 : Int(min(max(cells.rounded(), -Double(mostCells)), Double(mostCells)))
  }

  /// A length that fits the numbers of a layout: at most that of a list whose rows all have places
  /// (`RenderGap.placeableCount`). An infinite length becomes one that is longer than any screen.
  static func limited(_ length: Double) -> Double { length.isFinite ? min(length, Double(mostCells)) : 100_000 }

  /// An infinite frame stays infinite: it takes all there is.
  private static func frame(_ points: Double, _ cells: (Double) -> Double) -> Double {
    points > 0 ? points.isFinite ? max(1, cells(points)) : points : 0
  }

  private static func cells(_ points: Double, _ cell: Double) -> Double {
    guard !points.isNaN else { return 0 }
    // 100,000 cells is more than any screen, and keeps later sums in range.
    return min(max((points / cell + 0.5).rounded(.down), -100_000), 100_000)
  }
}
