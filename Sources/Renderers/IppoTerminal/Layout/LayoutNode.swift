import IppoRender

/// One node of the render tree as the terminal keeps it: what it is, what it measured, and where it was placed.
///
/// Measuring is memoized per proposal. A change empties the memo of the changed node; ``LayoutTree`` then measures it
/// again for the proposals it had been asked, and goes on to its parent only if an answer differs.
final class LayoutNode {
  let id: RenderNodeID
  var element: RenderElement { didSet { unit = element.unit } }
  /// What the terminal knows of the element.
  private(set) var unit: any TerminalElement
  var attributes: RenderAttributes
  private(set) unowned var parent: LayoutNode?
  private(set) var children: [LayoutNode] = []

  /// Placement within the parent, in whole cells.
  private(set) var frame = CellRect.zero
  /// Where the parent has placed the node, and how far it stands from there because it stays in sight.
  private(set) var placement = CellRect.zero
  private(set) var displacement = CellPoint(column: 0, row: 0)
  /// The node and its descendants as far as they reach outside of it, relative to the node.
  private(set) var reach = CellRect.zero
  /// Where the node and its descendants were last painted, on the screen.
  var paintedReach = CellRect.zero
  /// To be painted, even if its place did not change.
  var needsDisplay = true { didSet { if needsDisplay, !oldValue { displayQueue.nodes.append(self) } } }
  private let displayQueue: DisplayQueue
  let guideRegister: GuideRegister
  let window: WindowMetrics
  /// Laid out from right to left: where its children are is mirrored.
  private(set) var isMirrored = false
  /// What insets around the node have taken from the room at its edges, which it may go on behind.
  var safeArea = CellInsets() { didSet { if safeArea != oldValue { needsArrangement = true } } }
  /// How large a region that scrolls was when what is measured by it was measured.
  var containerSize: CellSize?
  /// The part of the node that is a surface of its own: the box of a presentation, the viewport of a list.
  var surface = CellRect.zero { didSet { if surface != oldValue { needsDisplay = true } } }
  var scroll = ScrollPosition() { didSet { if scroll != oldValue { needsDisplay = true } } }
  var cache = NodeCache()
  /// The size last told to a ``RenderElement/geometry``.
  var reportedSize: CellSize?
  /// The place last told by a node that reports it.
  var reportedPlace: CellRect?
  /// The picture whose end of loading was told last.
  var reportedPicture: TerminalPictureLoader.Request?
  /// What the node was offered where it was placed last.
  private(set) var offered: Proposal?
  /// What a ``RenderElement/arrangement(_:)`` has told of the views in it.
  var reportedMeasurement: RenderMeasurement?
  /// How far a region that reports it was scrolled when it last did.
  var reportedOffset: CellPoint?
  /// The app scrolled the region last, and no person.
  var isScrolledByApp = false
  /// What a ``RenderElement/gap(_:)`` asked for last.
  var askedRows: GapQuestion?
  /// Of how many rows, this one first, the graph was told last that they may go.
  var releasedRows: Int?
  /// Which of the alternatives of a ``RenderElement/fitting(_:)`` is shown.
  private(set) var chosenAlternative = 0

  private(set) var memo: [(proposal: Proposal, extent: Extent)] = []
  /// The parent may hold answers that are no longer known here.
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

  /// Children that take part: a terminal does not animate, so what is leaving is gone.
  var present: [LayoutNode] {
    children.allSatisfy({ $0.attributes.phase == .present })
      ? children : children.filter { $0.attributes.phase == .present }
  }

  /// Children that can be seen: of pages the last one, of tabs the selected one.
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

  /// Measures again what had been measured.
  ///
  /// - Returns: Whether an answer differs, so that the parent has to measure again, too.
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

  /// Places the node in its parent and, as far as needed, its children in it.
  func place(_ rect: CellRect, proposal: Proposal? = nil) {
    followDirection()
    offered = proposal ?? Proposal(rect.size)
    placement = rect
    if let parent, parent.isMirrored, parent.unit.mirrorsChildren {
      placement.column = parent.frame.columns - rect.maxColumn
    }
    let rect = placement.offset(columns: displacement.column, rows: displacement.row)
    // What was measured is only passed on, along each axis, if rounding changed nothing there; always where the node is longer
    // than its room, which what fills that is not.
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

  /// Goes on behind the insets around another node where it fills the room of that.
  func takeSafeArea(of node: LayoutNode, filling size: CellSize, in proposal: Proposal) {
    let isAtEdges = node.safeArea != CellInsets() && extent(proposal).snapped == size
    safeArea = isAtEdges ? node.safeArea : CellInsets()
  }

  /// The direction is that of what is around, unless the node says otherwise.
  private func followDirection() {
    let isRightToLeft = attributes.isRightToLeft ?? parent?.isMirrored ?? false
    guard isMirrored != isRightToLeft else { return }
    isMirrored = isRightToLeft
    needsArrangement = true
  }

  /// Moves the node from where its parent has placed it.
  func displace(by distance: CellPoint) {
    guard distance != displacement else { return }
    displacement = distance
    frame = placement.offset(columns: distance.column, rows: distance.row)
    needsDisplay = true
    parent?.updateReach()
  }

  /// Places the children again, in the frame the node has.
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

  /// Follows where the children are; to be called where it is not the node that places them.
  func updateReach() {
    let own = CellRect(columns: frame.columns, rows: frame.rows)
    let old = reach
    reach =
      unit.clipsChildren
      ? own
      : shown.reduce(own) {
        $0.union($1.reach.offset(columns: $1.frame.column, rows: $1.frame.row))
      }
    if reach != old { parent?.descendantReachChanged() }
  }

  private func descendantReachChanged() {
    // While it is being arranged itself, a parent will ask its children anyway.
    if !needsArrangement, !unit.clipsChildren { updateReach() }
  }

  // MARK: On the screen

  /// A place on the screen, relative to the node.
  func local(_ point: CellPoint) -> CellPoint {
    let origin = origin
    return CellPoint(column: point.column - origin.column, row: point.row - origin.row)
  }

  /// Where the node's top left corner is on the screen.
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

  var screenRect: CellRect {
    let origin = origin
    return CellRect(column: origin.column, row: origin.row, columns: frame.columns, rows: frame.rows)
  }

  var screenReach: CellRect {
    let origin = origin
    return reach.offset(columns: origin.column, rows: origin.row)
  }

  /// The part of the screen outside of which ancestors cut the node off; `nil` if none does.
  var visibleRegion: CellRect? {
    ancestors.filter(\.unit.clipsChildren).map(\.screenRect).reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  /// Ancestors from the parent to the root.
  var ancestors: some Sequence<LayoutNode> { sequence(first: self, next: \.parent).dropFirst() }
}

/// How large the screen is, for what is measured by it.
final class WindowMetrics {
  var size: CellSize
  /// The words of the terminal and of the library, in the language of the window.
  var words = RenderWords()
  let pictures = PictureStore()

  init(size: CellSize) { self.size = size }
}

/// The nodes that are to be painted. With it, finding them takes time by how many changed, not by how many there are.
final class DisplayQueue {
  var nodes: [LayoutNode] = []
  /// Where alternatives were that gave way to others while they were laid out.
  var replaced: [CellRect] = []
}

/// How far a scrollable node is scrolled, in cells.
struct ScrollPosition: Equatable {
  var offset = CellPoint(column: 0, row: 0)
  /// The size of the whole content.
  var content = CellSize(columns: 0, rows: 0)
  /// The size of what can be seen of it.
  var viewport = CellSize(columns: 0, rows: 0)

  var maximum: CellPoint {
    CellPoint(column: max(0, content.columns - viewport.columns), row: max(0, content.rows - viewport.rows))
  }

  mutating func clamp() {
    offset.column = min(max(0, offset.column), maximum.column)
    offset.row = min(max(0, offset.row), maximum.row)
  }
}

/// What an element worked out from its own content, kept until the element changes.
struct NodeCache {
  var text: PreparedText?
  var lines: (width: Int, limit: Int, lines: [TextLine])?
  var picture: NodePicture?
}
