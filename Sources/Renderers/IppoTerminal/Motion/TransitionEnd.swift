import IppoRender

/// The state of a node at the outer end of its transition: before it has come, or after it has gone.
struct TransitionEnd: Equatable {
  /// The distance from the place of the node.
  var shift = CellPoint(column: 0, row: 0)
  /// The share that is visible.
  var visibility = 1.0
  /// The animation of the transition itself.
  let animation: RenderAnimation?

  /// - Parameters:
  ///   - size: The size of the node.
  ///   - isMirrored: Whether the leading edge is the right one.
  ///   - isRemoval: Whether the node goes.
  init(_ transition: RenderTransition, size: CellSize, isMirrored: Bool, isRemoval: Bool) {
    animation = transition.ownAnimation(isInsertion: !isRemoval)
    add(transition, size, isMirrored, isRemoval)
  }

  private mutating func add(_ transition: RenderTransition, _ size: CellSize, _ isMirrored: Bool, _ isRemoval: Bool) {
    switch transition {
    // Cells neither turn nor blur.
    case .identity, .rotation: break
    case .blur, .opacity: visibility = 0
    // A size between two cells cannot be shown; a part that is smaller is fainter.
    case .scale(let factor, anchor: _): visibility *= min(max(factor, 0), 1)
    case .move(let edge): move(to: edge, size, isMirrored)
    case .slide: move(to: isRemoval ? .trailing : .leading, size, isMirrored)
    case .push(let edge):
      move(to: isRemoval ? edge.opposite : edge, size, isMirrored)
      visibility = 0
    case .offset(let x, let y):
      shift.column += CellMetrics.whole(CellMetrics.columns(x))
      shift.row += CellMetrics.whole(CellMetrics.rows(y))
    case .combined(let parts): for part in parts { add(part, size, isMirrored, isRemoval) }
    case .asymmetric(let insertion, let removal):
      add(isRemoval ? removal : insertion, size, isMirrored, isRemoval)
    case .animated(let inner, _): add(inner, size, isMirrored, isRemoval)
    }
  }

  private mutating func move(to edge: RenderTransition.Edge, _ size: CellSize, _ isMirrored: Bool) {
    switch edge {
    case .top: shift.row -= size.rows
    case .bottom: shift.row += size.rows
    case .leading: shift.column -= isMirrored ? -size.columns : size.columns
    case .trailing: shift.column += isMirrored ? -size.columns : size.columns
    }
  }
}
