import IppoRender

/// A press of the pointer, until it is released.
struct PointerTracking {
  enum Kind {
    case press
    /// The control follows the pointer by itself.
    case follow
    case drag
    /// Something is on its way to where it can be dropped.
    case grab
    /// A row is moved by its handle.
    case move
  }

  let node: RenderNodeID
  var kind: Kind
  let start: CellPoint
  /// Where the node was when the press began, and where on the screen a press was one on it.
  private let origin: CellPoint
  let area: CellRect
  /// Where the pointer was seen last.
  private(set) var last: CellPoint
  /// The pointer has left the cell in which the press began.
  private(set) var hasMoved = false
  /// The pointer has not gone farther than to a neighbouring cell: a hand is not that calm.
  private(set) var isNearStart = true

  init(node: RenderNodeID, kind: Kind, start: CellPoint, origin: CellPoint, area: CellRect) {
    self.node = node
    self.kind = kind
    self.start = start
    self.origin = origin
    self.area = area
    last = start
  }

  mutating func move(to point: CellPoint) {
    last = point
    if point != start { hasMoved = true }
    if abs(point.column - start.column) > 1 || abs(point.row - start.row) > 1 { isNearStart = false }
  }

  /// Where the press began, on the node as it is now.
  func place(in node: LayoutNode) -> CellPoint { moved(start, with: node) }

  /// Where the pointer was seen last, as if the node had not moved.
  func last(in node: LayoutNode) -> CellPoint { moved(last, with: node) }

  private func moved(_ point: CellPoint, with node: LayoutNode) -> CellPoint {
    let now = node.origin
    return CellPoint(column: point.column + now.column - origin.column, row: point.row + now.row - origin.row)
  }
}
