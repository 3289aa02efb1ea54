/// Rows that have not been made yet, between others of a list, a table or a stack, or cells of a grid that flows.
///
/// A renderer gives it about the room they will take, and says ``RenderEvent/reach(first:count:)`` when a part of it comes
/// near what is seen. The rows of that part are then made, and the gap is as much smaller, or gives way to two.
public struct RenderGap: Hashable, Sendable {
  /// How many rows it stands for; at least one.
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
