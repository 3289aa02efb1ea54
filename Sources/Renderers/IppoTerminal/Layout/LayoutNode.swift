import IppoRender

/// One node of the render tree in the terminal: its element, its measurements and its place.
///
/// Measurements are memoized per proposal. A change empties the memo of the changed node. ``LayoutTree`` then measures
/// the node again for its former proposals, and goes on to its parent only if an answer differs.
final class LayoutNode {
  let id: RenderNodeID
  var element: RenderElement { didSet { unit = element.unit } }
  /// The terminal's unit for the element.
  private(set) var unit: any TerminalElement
  var attributes: RenderAttributes
  private(set) unowned var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []

  /// Placement within the parent, in whole cells.
  private(set) var frame = CellRect.zero
  /// The place that the parent gave the node, and the distance from there by which a pin has moved it.
  private(set) var placement = CellRect.zero
  private(set) var displacement = CellPoint(column: 0, row: 0)
  /// The motion of the node; `nil` at rest.
  var motion: NodeMotion? { didSet { followMotion(from: oldValue?.shownSize) } }
  private var isPlaced = false
  private var isBeingPlaced = false
  /// The rectangle of the node and of all descendants that reach outside of it, relative to the node.
  private(set) var reach = CellRect.zero
  /// The rectangle on the screen in which the node and its descendants were last painted.
  var paintedReach = CellRect.zero
  /// Whether the node must be painted, even if its place is the same.
  var needsDisplay = true { didSet { if needsDisplay, !oldValue { displayQueue.nodes.append(self) } } }
  private let displayQueue: DisplayQueue
  let guideRegister: GuideRegister
  let window: WindowMetrics
  /// Whether the node is laid out from right to left, which mirrors the places of its children.
  private(set) var isMirrored = false
  /// The lengths that surrounding insets have taken at the edges of the node, behind which the node may extend.
  var safeArea = CellInsets() { didSet { if safeArea != oldValue { needsArrangement = true } } }
  /// The size of the scrolling region at the last measurement of the nodes that depend on it.
  var containerSize: CellSize?
  /// The part of the node that is a surface of its own: the box of a presentation, the viewport of a list.
  var surface = CellRect.zero { didSet { if surface != oldValue { needsDisplay = true } } }
  /// The place on the screen where the surface of a presentation was painted last; `nil` before.
  var paintedSurface: CellRect?
  var scroll = ScrollPosition() { didSet { if scroll != oldValue { needsDisplay = true } } }
  /// The lengths that a person has given parts of a split view, in cells, by the number of parts behind the part. The app
  /// hides the first parts, and the others keep their numbers.
  var chosenLengths: [Int: Int] = [:]
  var cache = NodeCache()
  /// The last size that the graph received for a ``RenderElement/geometry``.
  var reportedSize: CellSize?
  /// The last place that the graph received from a node that reports it.
  var reportedPlace: CellRect?
  /// The picture whose end of loading was told last.
  var reportedPicture: TerminalPictureLoader.Request?
  /// The proposal to the node when it was placed last.
  private(set) var offered: Proposal?
  /// The last measurement that the graph received for a ``RenderElement/arrangement(_:)``.
  var reportedMeasurement: RenderMeasurement?
  /// The last offset that the graph received from a region that reports it.
  var reportedOffset: CellPoint?
  /// Whether the app, and not the user, has scrolled the region last.
  var isScrolledByApp = false
  /// The last question of a ``RenderElement/gap(_:)``.
  var askedRows: GapQuestion?
  /// The number of rows, from this one on, that the graph was last allowed to remove.
  var releasedRows: Int?
  /// The index of the visible alternative of a ``RenderElement/fitting(_:)``.
  private(set) var chosenAlternative = 0

  private(set) var memo: [(proposal: Proposal, extent: Extent)] = []
  /// Whether the node has dropped answers that its parent may still have.
  private var hasForgottenAnswers = false
  private var needsArrangement = true
  private var arrangedProposal: Proposal?

  init(_ node: RenderNode, displayQueue: DisplayQueue, guideRegister: GuideRegister, window: WindowMetrics) {
    self.displayQueue = displayQueue
    self.window = window
    self.guideRegister = guideRegister
    id = node.id
    element = node.element
    unit = node.element.unit
    attributes = node.attributes
    displayQueue.nodes.append(self)
  }

  // MARK: Structure

  func insert(_ child: LayoutNode, at index: Int) {
    children.insert(child, at: index)
    child.parent = self
  }

  func remove(_ child: LayoutNode) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  func move(_ child: LayoutNode, to index: Int) {
    children.removeAll { $0 === child }
    children.insert(child, at: index)
  }

  /// The children that take part in the layout. Leaving children count as removed; they are drawn while they move.
  var present: [LayoutNode] {
    children.allSatisfy({ $0.attributes.phase == .present })
      ? children : children.filter { $0.attributes.phase == .present }
  }

  /// The children on their way out.
  var departing: [LayoutNode] {
    window.stage.isMoving ? children.filter { $0.attributes.phase == .leaving && $0.motion != nil } : []
  }

  /// Children to draw, with those on their way out behind them.
  func withDeparting(_ children: [LayoutNode]) -> [LayoutNode] { departing + children }

  /// The visible children: the last page of a navigation, the selected tab.
  var shown: [LayoutNode] { unit.shown(present, of: self) }

  var depth: Int {
    var depth = 0
    var node = parent
    while let next = node {
      depth += 1
      node = next.parent
    }
    return depth
  }

  // MARK: Measuring

  func extent(_ proposal: Proposal) -> Extent {
    if let known = memo.first(where: { $0.proposal == proposal }) { return known.extent }
    let extent = unit.extent(of: self, in: proposal)
    // A node is asked few different questions; the oldest answers are the least likely to be asked for again.
    if memo.count == 8 {
      memo.removeFirst()
      hasForgottenAnswers = true
    }
    memo.append((proposal, extent))
    return extent
  }

  /// Repeats all memoized measurements.
  ///
  /// - Returns: Whether an answer differs, so that the parent must measure again, too.
  func remeasure() -> Bool {
    let old = memo
    memo = []
    needsArrangement = true
    var isChanged = hasForgottenAnswers
    hasForgottenAnswers = false
    for (proposal, extent) in old where self.extent(proposal) != extent { isChanged = true }
    return isChanged || old.isEmpty
  }

  // MARK: Placing

  /// Places the node in its parent and, as far as necessary, its children in it.
  func place(_ rect: CellRect, proposal: Proposal? = nil) {
    followDirection()
    offered = proposal ?? Proposal(rect.size)
    let formerPlace = restingFrame.origin
    placement = rect
    if let parent, parent.isMirrored, parent.unit.mirrorsChildren {
      placement.column = parent.frame.columns - rect.maxColumn
    }
    if isPlaced {
      isBeingPlaced = true
      let goal = restingFrame
      if goal.origin != formerPlace { window.stage.place(self, from: frame.origin, to: goal.origin) }
      if goal.size != frame.size, unit.isDrawnInAnySize {
        // The badge and the arrow of a row are at its end, which has its place at once.
        let shown = isRow ? CellSize(columns: goal.columns, rows: drawnSize.rows) : drawnSize
        window.stage.resize(self, from: shown, to: goal.size)
      }
      isBeingPlaced = false
    }
    isPlaced = true
    let rect = shiftedFrame
    // The measured proposal is passed on along each axis where rounding has changed nothing. A node that overflows its
    // space always passes it on; filling nodes never overflow.
    var effective = Proposal(rect.size)
    if let proposal {
      let known = extent(proposal)
      if known.width == Double(rect.columns) || known.width > proposal.width ?? .infinity {
        effective.width = proposal.width
      }
      if known.height == Double(rect.rows) || known.height > proposal.height ?? .infinity {
        effective.height = proposal.height
      }
    }
    let isResized = frame.size != rect.size
    if frame != rect { needsDisplay = true }
    frame = rect
    guard isResized || needsArrangement || arrangedProposal != effective else { return }
    arrange(effective)
  }

  /// Extends the node behind the insets around another node, if it fills the space of that node.
  func takeSafeArea(of node: LayoutNode, filling size: CellSize, in proposal: Proposal) {
    let isAtEdges = node.safeArea != CellInsets() && extent(proposal).snapped == size
    safeArea = isAtEdges ? node.safeArea : CellInsets()
  }

  /// Adopts the direction of the node's attributes, or else of its parent.
  private func followDirection() {
    let isRightToLeft = attributes.isRightToLeft ?? parent?.isMirrored ?? false
    guard isMirrored != isRightToLeft else { return }
    isMirrored = isRightToLeft
    needsArrangement = true
  }

  /// Moves the node from the place that its parent gave it.
  func displace(by distance: CellPoint) {
    guard distance != displacement else { return }
    displacement = distance
    frame = shiftedFrame
    needsDisplay = true
    parent?.updateReach()
  }

  /// The place of the node in its parent, without its motion.
  var restingFrame: CellRect { placement.offset(columns: displacement.column, rows: displacement.row) }

  private var shiftedFrame: CellRect {
    guard let shift = motion?.shownShift else { return restingFrame }
    return restingFrame.offset(columns: shift.column, rows: shift.row)
  }

  /// The size in which the node is drawn. The layout has given it the size of its frame at once.
  var drawnSize: CellSize { motion?.shownSize ?? frame.size }

  /// - Parameter size: The size of the former motion.
  private func followMotion(from size: CellSize?) {
    needsDisplay = true
    guard !isBeingPlaced else { return }
    // Cards and separators, which the container draws, go with the rows.
    if isRow { parent?.needsDisplay = true }
    if size != motion?.shownSize { updateReach() }
    guard frame != shiftedFrame || attributes.phase == .leaving else { return }
    frame = shiftedFrame
    parent?.updateReach()
  }

  /// Places the children again, in the same frame.
  func rearrange() {
    guard needsArrangement else { return }
    arrange(arrangedProposal ?? Proposal(frame.size))
  }

  /// Shows one of the alternatives of a ``RenderElement/fitting(_:)``.
  func choose(_ index: Int) {
    guard chosenAlternative != index else { return }
    displayQueue.replaced.append(paintedReach)
    chosenAlternative = index
    needsDisplay = true
  }

  func setNeedsArrangement() { needsArrangement = true }

  private func arrange(_ proposal: Proposal) {
    needsArrangement = false
    arrangedProposal = proposal
    unit.arrange(self, size: frame.size, proposal: proposal)
    updateReach()
  }

  /// Updates the reach from the places of the children. Code other than the node itself that places the children must
  /// call the method.
  func updateReach() {
    let own = CellRect(columns: drawnSize.columns, rows: drawnSize.rows)
    let old = reach
    reach =
      unit.clipsChildren
      ? own
      : withDeparting(shown).reduce(own) {
        $0.union($1.reach.offset(columns: $1.frame.column, rows: $1.frame.row))
      }
    if reach != old { parent?.descendantReachChanged() }
  }

  private func descendantReachChanged() {
    // While it is being arranged itself, a parent will ask its children anyway.
    if !needsArrangement, !unit.clipsChildren { updateReach() }
  }

  // MARK: On the screen

  /// A point of the screen, relative to the node.
  func local(_ point: CellPoint) -> CellPoint {
    let origin = origin
    return CellPoint(column: point.column - origin.column, row: point.row - origin.row)
  }

  /// The position of the node's top left corner on the screen.
  var origin: CellPoint {
    var point = frame.origin
    var node = parent
    while let next = node {
      point.column += next.frame.column - next.scroll.offset.column
      point.row += next.frame.row - next.scroll.offset.row
      node = next.parent
    }
    return point
  }

  /// The place of the node on the screen once everything is at rest.
  var restingRect: CellRect {
    var rect = restingFrame
    var node = parent
    while let next = node {
      let origin = next.restingFrame.origin
      rect = rect.offset(columns: origin.column - next.scroll.offset.column, rows: origin.row - next.scroll.offset.row)
      node = next.parent
    }
    return rect
  }

  var screenRect: CellRect {
    let origin = origin
    return CellRect(column: origin.column, row: origin.row, columns: frame.columns, rows: frame.rows)
  }

  var screenReach: CellRect {
    let origin = origin
    return reach.offset(columns: origin.column, rows: origin.row)
  }

  /// The part of the screen to which ancestors clip the node; `nil` if none does.
  var visibleRegion: CellRect? {
    ancestors.filter(\.unit.clipsChildren).map(\.screenRect).reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  /// The part of the screen to which ancestors clip the node once everything is at rest; `nil` if none does.
  var restingRegion: CellRect? {
    ancestors.filter(\.unit.clipsChildren).map(\.restingRect).reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  /// The ancestors from the parent to the root.
  var ancestors: some Sequence<LayoutNode> { sequence(first: self, next: \.parent).dropFirst() }
}

/// The size of the screen, for nodes that are measured by it.
final class WindowMetrics {
  var size: CellSize
  /// The words of the terminal and of the library, in the language of the window.
  var words = RenderWords()
  let pictures = PictureStore()
  let stage = MotionStage()

  init(size: CellSize) { self.size = size }
}

/// The nodes that must be painted. With the queue, the time to find them depends on the number of changed nodes, not of
/// all nodes.
final class DisplayQueue {
  var nodes: [LayoutNode] = []
  /// The former places of alternatives that others have replaced during a layout.
  var replaced: [CellRect] = []
}

/// The scroll position of a scrollable node, in cells.
struct ScrollPosition: Equatable {
  var offset = CellPoint(column: 0, row: 0)
  /// The size of the whole content.
  var content = CellSize(columns: 0, rows: 0)
  /// The size of the visible part of the content.
  var viewport = CellSize(columns: 0, rows: 0)

  var maximum: CellPoint {
    CellPoint(column: max(0, content.columns - viewport.columns), row: max(0, content.rows - viewport.rows))
  }

  mutating func clamp() {
    offset.column = min(max(0, offset.column), maximum.column)
    offset.row = min(max(0, offset.row), maximum.row)
  }
}

/// Values that an element has derived from its own content, until the element changes.
struct NodeCache {
  var text: PreparedText?
  var lines: (width: Int, limit: Int, lines: [TextLine])?
  var picture: NodePicture?
}
