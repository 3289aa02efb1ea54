/// A move, turn, scale, skew or projection of a drawing around its top left corner.
///
/// The transform is a three by three matrix. A point is a row `[x, y, 1]` in points, which is multiplied with the
/// matrix.
public struct RenderTransform: Hashable, Sendable {
  /// Three rows of three.
  public var rows: [[Double]]

  /// The matrix by its rows: three of three numbers each.
  public init(rows: [[Double]]) { self.rows = rows }

  /// The distance of the move, in points; `nil` if the transform does more than move.
  public var translation: (x: Double, y: Double)? {
    rows[0] == [1, 0, 0] && rows[1] == [0, 1, 0] && rows[2][2] == 1 ? (rows[2][0], rows[2][1]) : nil
  }
}
