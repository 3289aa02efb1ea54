import IppoRender

/// A viewport. Along the axes of scrolling, it takes the space on offer and gives its content the ideal length.
///
/// If the content is longer than the viewport, its last column is reserved for the indicator.
struct ScrollElement: ContentElement {
  let scroll: RenderScroll

  // MARK: Layout

  var clipsChildren: Bool { true }

  /// Whether the children are mirrored. Content that scrolls sideways begins at its other end instead.
  var mirrorsChildren: Bool { !scroll.horizontal }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(.vertical) }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: scroll.horizontal ? nil : proposal.width, height: scroll.vertical ? nil : proposal.height)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let indicator = Double(indicatorColumns(node, proposal))
    let content = contentExtent(node, offer(proposal.inset(width: indicator)))
    return Extent(
      width: scroll.horizontal
        ? proposal.width ?? content.width
          // What fits the room without the indicator does not grow out of it.
        : min(content.width + indicator, max(content.width, proposal.width ?? .infinity)),
      height: scroll.vertical ? proposal.height ?? content.height : content.height)
  }

  /// The columns of the indicator: 1 if the content is longer than the space on offer.
  private func indicatorColumns(_ node: LayoutNode, _ proposal: Proposal) -> Int {
    guard scroll.vertical, scroll.showsIndicators, let height = proposal.height, (proposal.width ?? 5) > 4 else {
      return 0
    }
    return contentExtent(node, offer(proposal)).height > height ? 1 : 0
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    var viewport = size
    let indicator = indicatorColumns(node, Proposal(size))
    viewport.columns -= indicator
    // What decided how large the content is: across the scrolling axis it is the region that is as large as that.
    let offer = offer(
      Proposal(
        width: proposal.width.map { $0 - Double(indicator) } ?? Double(viewport.columns),
        height: proposal.height ?? Double(viewport.rows)))
    let content = contentExtent(node, offer).snapped
    let isFromRight = scroll.horizontal && node.isMirrored
    follow(
      scroll.anchor ?? (isFromRight ? RenderPaint.UnitPoint(x: 1, y: 0) : nil), content: content, viewport: viewport,
      of: node)
    node.scroll.content = content
    node.scroll.viewport = viewport
    node.scroll.clamp()
    // Content that is shorter stands where the anchor is, and in the middle of what scrolls along both axes.
    let isFree = scroll.vertical && scroll.horizontal
    var row = CellMetrics.whole(
      (Double(max(0, viewport.rows - content.rows)) * (scroll.vertical ? scroll.anchor?.y ?? (isFree ? 0.5 : 0) : 0))
        .rounded())
    for child in node.shown {
      let own = child.extent(offer).snapped
      // Content shorter than the viewport across the scrolling axis is centred, as in SwiftUI.
      let room = max(0, viewport.columns - own.columns)
      let column = scroll.horizontal && !isFree ? isFromRight ? room : 0 : room / 2
      child.place(CellRect(column: column, row: row, columns: own.columns, rows: own.rows), proposal: offer)
      row += own.rows
    }
  }

  /// Scrolls to the anchor at first. Content that is scrolled to its end stays there while it grows, unless the user
  /// has scrolled away.
  private func follow(_ anchor: RenderPaint.UnitPoint?, content: CellSize, viewport: CellSize, of node: LayoutNode) {
    guard let anchor else { return }
    let old = node.scroll
    let isNew = old.viewport == CellSize(columns: 0, rows: 0)
    var next = old
    next.content = content
    next.viewport = viewport
    if isNew || anchor.y == 1 && old.offset.row == old.maximum.row {
      next.offset.row = CellMetrics.place(Double(next.maximum.row) * anchor.y)
    }
    if isNew || anchor.x == 1 && old.offset.column == old.maximum.column {
      next.offset.column = CellMetrics.place(Double(next.maximum.column) * anchor.x)
    }
    node.scroll = next
  }

  /// The extent of the content: several children stand one under the other, as in SwiftUI.
  private func contentExtent(_ node: LayoutNode, _ offer: Proposal) -> Extent {
    let extents = node.shown.map { $0.extent(offer) }
    return Extent(width: extents.map(\.width).max() ?? 0, height: extents.reduce(0) { $0 + $1.height })
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var inner = context
    inner.clip = context.clip.intersection(rect)
    painter.paintChildren(of: node, rect, inner)
    painter.paintSeparators(of: node, rect, inner)
    if scroll.showsIndicators { painter.paintIndicator(node, rect, context) }
  }

  // MARK: Scrolling

  var scrolling: ScrollBehavior? {
    ScrollBehavior(
      isDisabled: scroll.isDisabled, isRefreshable: scroll.isRefreshable, hasBar: scroll.showsIndicators)
  }

  var report: LayoutReport? { scroll.reportsPosition ? .scrollPosition : nil }

  func reported(_ node: LayoutNode) -> RenderEvent? {
    guard node.reportedOffset != node.scroll.offset else { return nil }
    // The first position is not the user's.
    let isFirst = node.reportedOffset == nil
    node.reportedOffset = node.scroll.offset
    guard !isFirst else { return nil }
    let viewport = node.restingRect
    let views = (Self.firstArrangement(in: node) ?? node).shown
    let first: LayoutNode?
    if let anchor = scroll.positionAnchor {
      first = views.filter { !$0.isGap }.min {
        Self.distance($0.restingRect, viewport, anchor) < Self.distance($1.restingRect, viewport, anchor)
      }
    } else {
      first = views.first {
        $0.restingRect.maxRow > viewport.row && $0.restingRect.maxColumn > viewport.column
      }
    }
    return .scroll(
      RenderScrollPosition(
        x: Double(node.scroll.offset.column) * CellMetrics.cellWidth,
        y: Double(node.scroll.offset.row) * CellMetrics.cellHeight, first: first?.id,
        isByPerson: !node.isScrolledByApp))
  }

  /// The distance between the points at an anchor of two rectangles.
  private static func distance(_ view: CellRect, _ viewport: CellRect, _ anchor: RenderPaint.UnitPoint) -> Double {
    func place(_ rect: CellRect) -> (Double, Double) {
      (Double(rect.column) + anchor.x * Double(rect.columns), Double(rect.row) + anchor.y * Double(rect.rows))
    }
    let (own, goal) = (place(view), place(viewport))
    return abs(own.0 - goal.0) * CellMetrics.cellWidth + abs(own.1 - goal.1) * CellMetrics.cellHeight
  }

  /// The first stack or grid in the node, through modifiers of one view.
  private static func firstArrangement(in node: LayoutNode) -> LayoutNode? {
    for child in node.shown {
      if case .stack = child.element { return child }
      if case .grid = child.element { return child }
      if let found = firstArrangement(in: child) { return found }
    }
    return nil
  }
}

extension TerminalUnits {
  func visit(_ scroll: RenderScroll) -> any TerminalElement { ScrollElement(scroll: scroll) }
}
