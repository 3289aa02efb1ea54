/// A picture in memory (`CoreGraphics.CGImage`), as it is stored: in a format such as PNG. Its points can be counted, and not
/// read: nothing here takes formats of pictures apart.
public final class CGImage: Sendable {
  /// The number of points in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
