/// A move, turn, scale, skew or projection of what is drawn, around its top left corner: a matrix of three by three that
/// a point, as a row `[x, y, 1]` in points, is multiplied with.
public struct RenderTransform: Hashable, Sendable {
  /// Three rows of three.
  public var rows: [[Double]]

  /// The matrix by its rows: three of three numbers each.
  public init(rows: [[Double]]) { self.rows = rows }

  /// How far it moves, in points, where it does nothing else.
  public var translation: (x: Double, y: Double)? {
    rows[0] == [1, 0, 0] && rows[1] == [0, 1, 0] && rows[2][2] == 1 ? (rows[2][0], rows[2][1]) : nil
  }
}
