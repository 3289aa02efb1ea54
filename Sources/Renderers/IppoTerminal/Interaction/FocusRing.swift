import IppoRender

/// The nodes that can have the keyboard, in the order of Tab: within the topmost presentation, if there is one.
///
/// A presentation on a stage keeps the keyboard as long as it is on that stage. The pointer can take it elsewhere, and then
/// everything has its turn that is not covered.
///
/// Controls that are disabled, hidden, on a covered page or behind a presentation are not in it.
struct FocusRing {
  private(set) var nodes: [LayoutNode] = []
  /// The presentation the focus is kept in, or the page that is on top: each remembers where the focus was.
  private(set) var scope: LayoutNode?

  /// The topmost node for the keyboard: a presentation, or else the window.
  let top: LayoutNode?

  /// - Parameters:
  ///   - stages: Those that are shown.
  ///   - focused: The node that has the keyboard, if one has it.
  init(_ root: LayoutNode?, stages: [LayoutNode] = [], focused: LayoutNode? = nil) {
    top = root.map { Self.top(of: $0, stages, focused) }
    guard let top else { return }
    scope = top
    collect(top)
  }

  private static func top(of root: LayoutNode, _ stages: [LayoutNode], _ focused: LayoutNode?) -> LayoutNode {
    var top = root.presented ?? root
    // A stage may be within what another one presents.
    while let inner = stages.lazy.filter({ $0.isDescendant(of: top) }).first(where: { stage in
      stage.presented != nil && focused?.isDescendant(of: stage) ?? true
    }) {
      top = inner.presented!
    }
    return top
  }

  private mutating func collect(_ node: LayoutNode) {
    guard !node.attributes.isHidden, !node.attributes.isDisabled else { return }
    if node.unit.isFocusScope { scope = node }
    if node.isFocusable { nodes.append(node) }
    // The bar comes first on the screen, but the content is what a person came for: it follows in the same order.
    for child in node.uncovered { collect(child) }
  }

  func contains(_ id: RenderNodeID) -> Bool { nodes.contains { $0.id == id } }

  /// The first focus: the default button of a dialog, else the first visible control outside of bars. What destroys
  /// something is not one keystroke away.
  var initial: LayoutNode? {
    if let defaultAnswer { return defaultAnswer }
    let offered = nodes.lazy.filter { !isInBar($0) && !(isInDialog && $0.unit.answer?.role == .destructive) }
    return offered.first { !$0.isScrolledPast } ?? offered.first ?? nodes.first
  }

  /// Where the focus begins, unless that has yet to be scrolled to: what appears is seen from its beginning.
  var initialInSight: LayoutNode? { initial.flatMap { $0.isInSight ? $0 : nil } }

  /// The node for Return where nothing else takes the key.
  var defaultAnswer: LayoutNode? { nodes.first { $0.unit.answer?.isDefault ?? false } }

  private func isInBar(_ node: LayoutNode) -> Bool { node.unit.focusPart(node) != nil || node.controlPlace == .bar }

  private var isInDialog: Bool { scope?.presentation?.isDialog ?? false }

  /// The next node in a direction, around the ends.
  func next(after id: RenderNodeID?, backwards: Bool) -> LayoutNode? {
    guard let index = nodes.firstIndex(where: { $0.id == id }) else { return backwards ? nodes.last : initial }
    return nodes[(index + (backwards ? nodes.count - 1 : 1)) % nodes.count]
  }

  /// Directions of the arrow keys.
  enum Direction { case up, down, left, right }

  /// Finds the focus after an arrow key, if the focused row is scrolled out of sight. It is the first row in sight, or the last
  /// one for the direction up.
  ///
  /// - Returns: `nil` if the focused row is in sight, or if no row of its region is.
  func firstInSight(from node: LayoutNode, _ direction: Direction) -> LayoutNode? {
    guard direction == .up || direction == .down, !node.isInSight,
      let region = node.ancestors.first(where: { $0.unit.scrolling != nil })
    else { return nil }
    let seen = nodes.lazy.filter { $0.isDescendant(of: region) && $0.isInSight }
    return direction == .down ? seen.first : seen.reversed().first
  }

  /// The nearest node in a direction on the screen: first what overlaps in the other direction, then by distance.
  func nearest(to rect: CellRect, excluding id: RenderNodeID, _ direction: Direction) -> LayoutNode? {
    var best: (node: LayoutNode, score: Int)?
    for node in nodes where node.id != id {
      let other = node.focusRect
      let (along, gap): (Int, Int)
      switch direction {
      case .up:
        along = rect.row - other.maxRow
        gap = Self.gap(rect.column..<rect.maxColumn, other.column..<other.maxColumn)
      case .down:
        along = other.row - rect.maxRow
        gap = Self.gap(rect.column..<rect.maxColumn, other.column..<other.maxColumn)
      case .left:
        along = rect.column - other.maxColumn
        gap = Self.gap(rect.row..<rect.maxRow, other.row..<other.maxRow)
      case .right:
        along = other.column - rect.maxColumn
        gap = Self.gap(rect.row..<rect.maxRow, other.row..<other.maxRow)
      }
      guard along >= 0 else { continue }
      // Left and right stay on the line; up and down may go to another column.
      if gap > 0, direction == .left || direction == .right { continue }
      let score = direction == .up || direction == .down ? along * 4 + gap : along
      if best == nil || score < best!.score { best = (node, score) }
    }
    return best?.node
  }

  private static func gap(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    max(0, left.lowerBound - right.upperBound + 1, right.lowerBound - left.upperBound + 1)
  }
}

extension LayoutNode {
  /// Whether something of it is within all the regions around it that scroll.
  fileprivate var isInSight: Bool {
    let rect = highlightTarget.focusRect
    return ancestors.allSatisfy { $0.unit.scrolling == nil || !$0.screenRect.intersection(rect).isEmpty }
  }

  /// Lies before what a scroll view shows that begins elsewhere than at its start.
  fileprivate var isScrolledPast: Bool {
    let rect = focusRect
    return ancestors.contains { ancestor in
      guard ancestor.unit.scrolling != nil else { return false }
      let viewport = ancestor.screenRect
      return ancestor.scroll.offset.row > 0 && rect.maxRow <= viewport.row
        || ancestor.scroll.offset.column > 0 && rect.maxColumn <= viewport.column
    }
  }

  /// Takes the keyboard.
  var isFocusable: Bool { unit.isFocusStop(self) }

  var hasFocusableDescendant: Bool {
    shown.contains { child in
      !child.attributes.isHidden && !child.attributes.isDisabled && (child.isFocusable || child.hasFocusableDescendant)
    }
  }

  /// How many nodes below take the keyboard.
  private var focusableCount: Int {
    shown.reduce(0) { count, child in
      child.attributes.isHidden || child.attributes.isDisabled
        ? count : count + (child.isFocusable ? 1 : 0) + child.focusableCount
    }
  }

  /// The highlighted node when this node has the keyboard: a row with no other control is highlighted as a whole.
  var highlightTarget: LayoutNode {
    guard unit.focusLook(self) == .highlight, let row = enclosingRow, row.focusableCount == 1 else { return self }
    return row
  }

  /// The highlighted node for the focus; `nil` where the app shows the focus itself.
  var shownHighlight: RenderNodeID? {
    attributes.hidesFocus || ancestors.contains { $0.attributes.hidesFocus } ? nil : highlightTarget.id
  }

  /// The place of the node for the arrow keys.
  var focusRect: CellRect {
    guard let part = unit.focusPart(self) else { return highlightTarget.screenRect }
    let origin = origin
    return part.offset(columns: origin.column, rows: origin.row)
  }

  /// The place of the node for the scroller and menus once everything is at rest.
  var restingFocusRect: CellRect {
    let (rest, shown) = (restingRect, screenRect)
    return focusRect.offset(columns: rest.column - shown.column, rows: rest.row - shown.row)
  }
}
