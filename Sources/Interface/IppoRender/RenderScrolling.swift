/// Where a ``RenderOp/scroll(_:to:)`` goes.
public enum RenderScrollTarget: Equatable, Sendable {
  /// The regions around the node scroll until it is seen: as little as that takes, or until the node's point at the
  /// anchor is at the anchor of the region.
  case visible(anchor: RenderPaint.UnitPoint?)
  /// The same for the region right around the node; those around that one stay as they are.
  case visibleInRegion(anchor: RenderPaint.UnitPoint?)
  /// The node is a region; its content scrolls to a place, in points. `nil`: as it is along that axis.
  case offset(x: Double?, y: Double?)
}

/// How far a ``RenderElement/scroll(_:)`` that asks for it (``RenderScroll/reportsPosition``) is scrolled.
public struct RenderScrollPosition: Equatable, Sendable {
  /// Points.
  public var x: Double
  /// The distance scrolled down, in points.
  public var y: Double
  /// The first view of the content that can be seen, or the nearest to ``RenderScroll/positionAnchor``: of a stack in the region,
  /// its child.
  public var first: RenderNodeID?
  /// A person scrolled there, and not the app.
  public var isByPerson: Bool

  /// How far a region is scrolled, in points, and the first view of its content that can be seen; by a person, unless stated.
  public init(x: Double, y: Double, first: RenderNodeID?, isByPerson: Bool = true) {
    self.x = x
    self.y = y
    self.first = first
    self.isByPerson = isByPerson
  }
}
