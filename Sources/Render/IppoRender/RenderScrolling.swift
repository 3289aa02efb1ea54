/// The target of a ``RenderOp/scroll(_:to:)``.
public enum RenderScrollTarget: Equatable, Sendable {
  /// The regions around the node scroll until the node is visible. Without an anchor, they scroll as little as
  /// possible. With an anchor, the node's point at the anchor comes to the anchor of the region.
  case visible(anchor: RenderPaint.UnitPoint?)
  /// The same for the innermost region around the node; the regions around that region stay as they are.
  case visibleInRegion(anchor: RenderPaint.UnitPoint?)
  /// The node is a region, and its content scrolls to a position, in points. `nil` leaves the position along that axis.
  case offset(x: Double?, y: Double?)
}

/// The scroll position of a ``RenderElement/scroll(_:)`` that reports it (``RenderScroll/reportsPosition``).
public struct RenderScrollPosition: Equatable, Sendable {
  /// The distance scrolled sideways, in points.
  public var x: Double
  /// The distance scrolled down, in points.
  public var y: Double
  /// The first visible view of the content, or the view nearest to ``RenderScroll/positionAnchor``. In a region with a
  /// stack, the views are the children of the stack.
  public var first: RenderNodeID?
  /// Whether the user scrolled there, and not the app.
  public var isByPerson: Bool

  /// The scroll position of a region, in points, and the first visible view of its content. The user scrolled there,
  /// unless stated.
  public init(x: Double, y: Double, first: RenderNodeID?, isByPerson: Bool = true) {
    self.x = x
    self.y = y
    self.first = first
    self.isByPerson = isByPerson
  }
}
