import IppoRender

/// `padding` and margins.
struct PaddingLayout: ElementLayout {
  private let top: Double
  private let leading: Double
  private let bottom: Double
  private let trailing: Double

  init(top: Double?, leading: Double?, bottom: Double?, trailing: Double?) {
    self.top = CellMetrics.rows(top ?? CellMetrics.defaultPadding)
    self.leading = CellMetrics.columns(leading ?? CellMetrics.defaultPadding)
    self.bottom = CellMetrics.rows(bottom ?? CellMetrics.defaultPadding)
    self.trailing = CellMetrics.columns(trailing ?? CellMetrics.defaultPadding)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard let child = node.shown.first else { return .zero }
    return child.extent(proposal.inset(width: leading + trailing, height: top + bottom))
      .outset(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.shown.first?.explicitGuide(guide, in: proposal.inset(width: leading + trailing, height: top + bottom))
      .map { $0 + (guide.axis == .horizontal ? leading : top) }
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let inner = proposal.inset(width: leading + trailing, height: top + bottom)
    for child in node.shown {
      child.place(
        CellRect(columns: size.columns, rows: size.rows).inset(
          top: Int(top), leading: Int(leading), bottom: Int(bottom), trailing: Int(trailing)), proposal: inner)
    }
  }
}

/// `frame(width:height:alignment:)`.
struct FrameLayout: ElementLayout {
  private let width: Double?
  private let height: Double?
  private let alignment: RenderAlignment

  init(width: Double?, height: Double?, alignment: RenderAlignment) {
    self.width = width.map(CellMetrics.frameColumns)
    self.height = height.map(CellMetrics.frameRows)
    self.alignment = alignment
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let child = node.shown.first?.extent(offer(proposal)) ?? .zero
    return Extent(width: width ?? child.width, height: height ?? child.height, firstBaseline: child.firstBaseline)
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.guideOfChild(guide, in: offer(proposal), extent(of: node, in: proposal), alignment)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown { child.place(inFrame: size, alignment: alignment, proposal: offer(proposal)) }
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`.
struct FlexibleFrameLayout: ElementLayout {
  /// The limits of one axis, in cells.
  struct Limits {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?, _ cells: (Double) -> Double) {
      self.minimum = minimum.map(cells)
      self.ideal = ideal.map(cells)
      self.maximum = maximum.map { $0.isInfinite ? $0 : cells($0) }
    }

    func offer(_ length: Double?) -> Double? {
      guard let length = length ?? ideal else { return nil }
      return min(max(length, minimum ?? 0), max(maximum ?? .infinity, minimum ?? 0))
    }

    /// The offer to the child once the frame has its length. A child without an offer may fill the minimum length.
    func offer(_ length: Double?, framed: Int) -> Double? {
      offer(length) ?? minimum.map { _ in Double(framed) }
    }

    /// The length of the frame. Without a limit on a side, the length of the child is the limit.
    func clamp(_ proposal: Double?, child: Double) -> Double {
      let lower = minimum ?? min(child, maximum ?? .infinity)
      let upper = max(maximum ?? max(child, lower), lower)
      return min(max(proposal ?? ideal ?? child, lower), upper)
    }
  }

  let horizontal: Limits
  let vertical: Limits
  let alignment: RenderAlignment

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let child = node.shown.first?.extent(offer(proposal)) ?? .zero
    return Extent(
      width: horizontal.clamp(proposal.width, child: child.width),
      height: vertical.clamp(proposal.height, child: child.height), firstBaseline: child.firstBaseline)
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.guideOfChild(guide, in: offer(proposal), extent(of: node, in: proposal), alignment)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    var offer = Proposal(
      width: horizontal.offer(proposal.width, framed: size.columns),
      height: vertical.offer(proposal.height, framed: size.rows))
    // A user has given a part of a stack more than its frame asks for.
    if let axis = node.chosenAxis, let length = offer[axis], length < Double(size[axis]) {
      offer[axis] = Double(size[axis])
    }
    for child in node.shown { child.place(inFrame: size, alignment: alignment, proposal: offer) }
  }
}

extension LayoutNode {
  /// The scrolling region around the node, by which the node is measured.
  var container: LayoutNode? { ancestors.first { $0.unit.scrolling != nil } }
}

/// `containerRelativeFrame`: lengths that depend on the surrounding scrolling region, or else on the offer.
struct RelativeFrameLayout: ElementLayout {
  let width: RenderRelativeLength?
  let height: RenderRelativeLength?
  let alignment: RenderAlignment

  private func offer(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
    let window = node.container?.containerSize ?? node.window.size
    func cells(_ length: RenderRelativeLength?, _ offer: Double?, _ whole: Int, point: Double) -> Double? {
      let container = offer.flatMap { $0.isFinite ? $0 : nil } ?? Double(whole)
      return length.map { $0.length(in: container, point: point).rounded() } ?? offer
    }
    return Proposal(
      width: cells(width, proposal.width, window.columns, point: 1 / CellMetrics.cellWidth),
      height: cells(height, proposal.height, window.rows, point: 1 / CellMetrics.cellHeight))
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let offer = offer(node, proposal)
    let child = node.shown.first?.extent(offer) ?? .zero
    return Extent(
      width: width == nil ? child.width : offer.width ?? 0, height: height == nil ? child.height : offer.height ?? 0,
      firstBaseline: child.firstBaseline)
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.guideOfChild(guide, in: offer(node, proposal), extent(of: node, in: proposal), alignment)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown { child.place(inFrame: size, alignment: alignment, proposal: offer(node, proposal)) }
  }
}

/// `fixedSize`: the child's ideal length, whatever the offer is.
struct FixedSizeLayout: ElementLayout {
  let horizontal: Bool
  let vertical: Bool

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    node.shown.first?.extent(offer(proposal)) ?? .zero
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.shown.first?.explicitGuide(guide, in: offer(proposal))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    // The size is known now, so that the child is offered it: a child that fills its space in a stack is as long as the
    // longest one.
    for child in node.shown { child.place(CellRect(columns: size.columns, rows: size.rows)) }
  }
}

/// `gridCellUnsizedAxes`: no length along an axis until the cell has a length, and then that length.
struct UnsizedLayout: ElementLayout {
  let horizontal: Bool
  let vertical: Bool

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    var result = node.shown.first?.extent(proposal) ?? .zero
    func isRoom(_ length: Double?) -> Bool { length?.isFinite == true }
    if horizontal, !isRoom(proposal.width) { result.width = 0 }
    if vertical, !isRoom(proposal.height) { result.height = 0 }
    return result
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown { child.place(CellRect(columns: size.columns, rows: size.rows), proposal: proposal) }
  }
}

/// `aspectRatio`: the offer is cut (or, for fill, extended) to the ratio, which is a ratio of points.
struct AspectRatioLayout: ElementLayout {
  let ratio: Double?
  let isFill: Bool

  private func offer(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
    let ideal = node.shown.first?.extent(.ideal) ?? .zero
    let cellRatio = CellMetrics.cellHeight / CellMetrics.cellWidth
    // What has no length of its own is a square of ten points.
    let isFree = ideal == .all(of: .ideal)
    // Columns for one row.
    let columns =
      (ratio ?? (isFree ? 1 : nil)).map { $0 * cellRatio } ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard columns > 0, columns.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / columns)
    case (nil, let height?): return Proposal(width: height * columns, height: height)
    case (let width?, let height?):
      let isWidthDecisive = (width / columns <= height) != isFill
      return isWidthDecisive
        ? Proposal(width: width, height: width / columns) : Proposal(width: height * columns, height: height)
    }
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    node.shown.first?.extent(offer(node, proposal)) ?? .zero
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      child.place(in: size, alignment: RenderAlignment(), proposal: offer(node, proposal))
    }
  }
}

/// `offset`: drawn elsewhere, laid out where it was.
struct OffsetLayout: ElementLayout {
  let x: Double
  let y: Double

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { node.shown.first?.extent(proposal) ?? .zero }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.shown.first?.explicitGuide(guide, in: proposal)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      child.place(
        CellRect(
          column: Int(CellMetrics.columns(x)), row: Int(CellMetrics.rows(y)), columns: size.columns, rows: size.rows),
        proposal: proposal)
    }
  }
}

/// `ignoresSafeArea`: the content extends behind the surrounding insets.
struct SafeAreaIgnoringLayout: ElementLayout {
  let edges: RenderEdges
  private let layers = LayersLayout(alignment: RenderAlignment())

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { layers.extent(of: node, in: proposal) }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    layers.guide(guide, of: node, in: proposal)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    var area = node.safeArea
    if !edges.contains(.top) { area.top = 0 }
    if !edges.contains(.leading) { area.leading = 0 }
    if !edges.contains(.bottom) { area.bottom = 0 }
    if !edges.contains(.trailing) { area.trailing = 0 }
    guard area != CellInsets() else { return layers.arrange(node, size: size, proposal: proposal) }
    let room = CellRect(
      column: -area.leading, row: -area.top, columns: size.columns + area.leading + area.trailing,
      rows: size.rows + area.top + area.bottom)
    for child in node.shown { child.place(in: room, alignment: RenderAlignment(), proposal: Proposal(room.size)) }
  }
}

/// `safeAreaPadding`: space into which content that ignores the safe area extends.
struct SafeAreaPaddingLayout: ElementLayout {
  private let padding: PaddingLayout
  private let area: CellInsets

  init(insets: RenderInsets) {
    padding = PaddingLayout(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    area = CellInsets(
      top: Int(CellMetrics.rows(insets.top)), leading: Int(CellMetrics.columns(insets.leading)),
      bottom: Int(CellMetrics.rows(insets.bottom)), trailing: Int(CellMetrics.columns(insets.trailing)))
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { padding.extent(of: node, in: proposal) }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    padding.guide(guide, of: node, in: proposal)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      child.safeArea = CellInsets(
        top: node.safeArea.top + area.top, leading: node.safeArea.leading + area.leading,
        bottom: node.safeArea.bottom + area.bottom, trailing: node.safeArea.trailing + area.trailing)
    }
    padding.arrange(node, size: size, proposal: proposal)
  }
}

/// `position`: takes all the space, with the child's centre at a point of it.
struct PositionLayout: ElementLayout {
  let x: Double
  let y: Double

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let child = node.shown.first?.extent(proposal) ?? .zero
    return Extent(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      let own = child.extent(proposal).snapped
      child.place(
        CellRect(
          column: CellMetrics.whole(x / CellMetrics.cellWidth - Double(own.columns) / 2),
          row: CellMetrics.whole(y / CellMetrics.cellHeight - Double(own.rows) / 2), columns: own.columns,
          rows: own.rows), proposal: proposal)
    }
  }
}

extension LayoutNode {
  /// The guide of the only child, which is aligned within the node.
  func guideOfChild(
    _ guide: RenderGuide, in proposal: Proposal, _ extent: Extent, _ alignment: RenderAlignment
  ) -> Double? {
    guard let child = shown.first, let value = child.explicitGuide(guide, in: proposal) else { return nil }
    let room = extent[guide.axis] - child.extent(proposal)[guide.axis]
    return value + (child.offset(guide.axis, by: alignment, in: extent, proposal) ?? room * alignment.share(guide.axis))
  }

  /// The offset of the node along an axis of a frame, if the node sets the guide that the frame aligns by.
  private func offset(
    _ axis: RenderAxis, by alignment: RenderAlignment, in frame: Extent, _ proposal: Proposal
  ) -> Double? {
    let guide = alignment.guide(axis)
    return explicitGuide(guide, in: proposal).map { guide.cells(in: frame) - $0 }
  }

  /// Places the node in a frame around it.
  fileprivate func place(inFrame size: CellSize, alignment: RenderAlignment, proposal: Proposal) {
    let frame = Extent(width: Double(size.columns), height: Double(size.rows))
    place(
      in: CellRect(columns: size.columns, rows: size.rows), alignment: alignment, proposal: proposal,
      column: offset(.horizontal, by: alignment, in: frame, proposal).map { CellMetrics.offset($0) },
      row: offset(.vertical, by: alignment, in: frame, proposal).map { CellMetrics.offset($0) })
  }
}
