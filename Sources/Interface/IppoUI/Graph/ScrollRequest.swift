/// A view's request to the renderer to scroll, once the current turn is committed.
struct ScrollRequest {
  enum Goal {
    /// A view by its id.
    case view(AnyHashable, anchor: UnitPoint?)
    /// An end of the content.
    case edge(Edge)
    case offset(x: Double?, y: Double?)
  }

  /// A distance in points beyond the end of any content: 100,000,000 lines of 100 points.
  private static let beyondEnd = 1e10

  /// The node below which the view or the region is searched.
  weak var scope: _Node?
  var goal: Goal
  var animation: RenderAnimation?
  /// A Boolean value that says whether only the region right around a view scrolls.
  var isOfRegion = false
  /// The row with the id was made for it.
  var hasReachedRow = false

  /// The request for the next turn, where the view it goes to is in a row that is made for it.
  @MainActor func reachingRow() -> ScrollRequest? {
    guard !hasReachedRow, let scope, !scope.isRemoved, case .view(let id, _) = goal, scope.reachRow(identifiedBy: id)
    else { return nil }
    var request = self
    request.hasReachedRow = true
    return request
  }

  /// The op; `nil` without such a view, so that the request has no effect.
  @MainActor func op(in tree: RenderTree) -> RenderOp? {
    guard let scope, !scope.isRemoved else { return nil }
    switch goal {
    case .view(let id, let anchor):
      guard let target = scope.descendant(identifiedBy: id)?.firstElement, tree[target.id] != nil else { return nil }
      let point = anchor?.render
      return .scroll(target.id, to: isOfRegion ? .visibleInRegion(anchor: point) : .visible(anchor: point))
    case .edge(let edge):
      guard let region = scope.scrollRegion(in: tree) else { return nil }
      switch edge {
      case .top: return .scroll(region, to: .offset(x: nil, y: 0))
      case .leading: return .scroll(region, to: .offset(x: 0, y: nil))
      // Renderers stop at the end.
      case .bottom: return .scroll(region, to: .offset(x: nil, y: Self.beyondEnd))
      case .trailing: return .scroll(region, to: .offset(x: Self.beyondEnd, y: nil))
      }
    case .offset(let x, let y): return scope.scrollRegion(in: tree).map { .scroll($0, to: .offset(x: x, y: y)) }
    }
  }
}

extension ViewGraph {
  /// Scrolls after the commit of this turn.
  ///
  /// - Parameters:
  ///   - goal: The view, the edge or the offset to show.
  ///   - scope: The node below which that is searched.
  ///   - isOfRegion: For a view, whether only the region right around it scrolls.
  func scroll(_ goal: ScrollRequest.Goal, in scope: _Node?, isOfRegion: Bool = false) {
    guard let scope else { return }
    committer.enqueue(
      ScrollRequest(
        scope: scope, goal: goal, animation: Transaction.current.animation?.render, isOfRegion: isOfRegion))
    requestFrame()
  }
}

extension _Node {
  /// Makes the row with the id, of a `ForEach` below.
  ///
  /// - Returns: Whether there is such a row that was not made before.
  fileprivate func reachRow(identifiedBy id: AnyHashable) -> Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if let rows = node as? any GapOwner, rows.reach(id) { return true }
      node.forEachChild { pending.append($0) }
    }
    return false
  }

  /// The node of the view with an id, this one included.
  func descendant(identifiedBy id: AnyHashable) -> _Node? {
    var pending = [self]
    while let node = pending.popLast() {
      if node.identity == id { return node }
      var children: [_Node] = []
      node.forEachChild { children.append($0) }
      pending.append(contentsOf: children.reversed())
    }
    return nil
  }

  /// The first element the node amounts to.
  var firstElement: ElementNode? {
    if let element = self as? ElementNode { return element }
    var list = ChildList()
    collect(into: &list)
    return list.children.first?.element
  }

  /// The first region that scrolls, at or below the node.
  fileprivate func scrollRegion(in tree: RenderTree) -> RenderNodeID? {
    guard let element = firstElement else { return nil }
    return tree.subtree(of: element.id).first {
      switch tree[$0]?.element {
      case .scroll, .list: true
      case nil: false
      case .window, .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box, .effect,
        .grid, .gridRow, .arrangement, .fitting, .geometry, .section, .row, .gap, .button, .toggle, .field, .picker,
        .slider, .stepper, .menu, .files, .disclosure, .navigation, .page, .toolbarItem, .tabs, .stage,
        .presentation, .custom:
        false
      }
    }
  }
}
