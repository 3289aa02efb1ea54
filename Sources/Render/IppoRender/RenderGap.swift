/// Rows that have not been made yet, between other rows of a list, a table or a stack, or cells of a grid that flows.
///
/// A renderer reserves about the space that the rows will take. When a part of the gap comes near the visible part, the
/// renderer sends ``RenderEvent/reach(first:count:)``. The graph then makes the rows of that part. The gap becomes
/// smaller, or is replaced by two.
public struct RenderGap: Hashable, Sendable {
  /// The number of rows in the gap; at least one.
  public var count: Int
  /// The axis that the rows, or the lines of cells, stand along.
  public var axis: RenderAxis
  /// The level of the rows in an outline, as ``RenderRow/outlineLevel`` is; 0 at the first level, too.
  public var outlineLevel: Int

  /// A gap of at least one row.
  public init(count: Int, axis: RenderAxis, outlineLevel: Int = 0) {
    self.count = count
    self.axis = axis
    self.outlineLevel = outlineLevel
  }
}
