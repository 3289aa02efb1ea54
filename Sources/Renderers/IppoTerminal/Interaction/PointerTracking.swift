import IppoRender

/// The row whose place a dragged row gets.
struct MoveGoal: Equatable {
  let row: RenderNodeID
  let index: Int
  /// Whether the row moves towards the end, and comes to stand behind the other.
  let isForward: Bool
}

/// A press of the pointer, until its release.
struct PointerTracking {
  enum Kind: Equatable {
    case press
    /// The control itself follows the pointer.
    case follow
    case drag
    /// A drag carries an item to a drop destination.
    case grab
    /// A drag moves a row by its handle to the place of a goal, if it is over one.
    case move(goal: MoveGoal?)
    /// A drag moves the thumb of a scroll bar, held at a row of it.
    case scroll(grip: Int)
    /// A drag moves a line of a split view.
    case divide(line: Int)
  }

  let node: RenderNodeID
  var kind: Kind
  let start: CellPoint
  /// The frame of the node at the start of the press, and the part of the screen that counted as a press on the node.
  private let origin: CellPoint
  let area: CellRect
  /// The last position of the pointer.
  private(set) var last: CellPoint
  /// Whether the pointer has left the cell in which the press began.
  private(set) var hasMoved = false
  /// Whether the pointer has stayed within the neighbouring cells, since a hand is never perfectly still.
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

  /// The start of the press, relative to the node's current frame.
  func place(in node: LayoutNode) -> CellPoint { moved(start, with: node) }

  /// The last position of the pointer, as if the node had not moved.
  func last(in node: LayoutNode) -> CellPoint { moved(last, with: node) }

  private func moved(_ point: CellPoint, with node: LayoutNode) -> CellPoint {
    let now = node.origin
    return CellPoint(column: point.column + now.column - origin.column, row: point.row + now.row - origin.row)
  }
}
