import IppoRender

/// `ZStack`: every child has the same offer, and the largest child decides.
struct LayersLayout: ElementLayout {
  let alignment: RenderAlignment
  /// Whether the layers take all the space on offer, as containers of whole screens do.
  var isGreedy = false

  /// The children of the highest priority. They decide the size of the layers, which is then offered to the others.
  private func deciding(_ node: LayoutNode) -> [LayoutNode] {
    let children = node.shown
    guard let highest = children.map(\.attributes.layoutPriority).max() else { return [] }
    return children.filter { $0.attributes.layoutPriority == highest }
  }

  private func guided(_ axis: RenderAxis, _ children: [LayoutNode], _ proposal: Proposal) -> GuidedChildren? {
    GuidedChildren(alignment.guide(axis), children.map { ($0, proposal) })
  }

  /// The length along one axis, as far as the deciding children reach.
  private func length(_ axis: RenderAxis, _ node: LayoutNode, _ proposal: Proposal) -> Double {
    let children = deciding(node)
    let offsets = guided(axis, children, proposal)?.offsets
    return children.enumerated().map { $1.extent(proposal)[axis] + (offsets?[$0] ?? 0) }.max() ?? 0
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    let children = deciding(node)
    let offsets = guided(guide.axis, children, proposal)?.offsets
    let length = length(guide.axis, node, proposal)
    let values = children.enumerated().compactMap { index, child -> Double? in
      guard let value = child.explicitGuide(guide, in: proposal) else { return nil }
      let room = length - child.extent(proposal)[guide.axis]
      return value + (offsets?[index] ?? room * alignment.share(guide.axis))
    }
    return mean(of: values)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let extents = node.shown.map { $0.extent(proposal) }
    let width = length(.horizontal, node, proposal)
    let height = length(.vertical, node, proposal)
    return Extent(
      width: isGreedy ? proposal.width ?? width : width, height: isGreedy ? proposal.height ?? height : height,
      firstBaseline: extents.first?.firstBaseline ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    // Where nothing was offered, what fills the room is as long as the longest.
    let proposal = Proposal(
      width: proposal.width ?? Double(size.columns), height: proposal.height ?? Double(size.rows))
    let deciding = deciding(node)
    let columns = guided(.horizontal, deciding, proposal)?.offsets
    let rows = guided(.vertical, deciding, proposal)?.offsets
    for (index, child) in deciding.enumerated() {
      child.takeSafeArea(of: node, filling: size, in: proposal)
      child.place(
        in: CellRect(columns: size.columns, rows: size.rows), alignment: alignment, proposal: proposal,
        column: columns.map { CellMetrics.offset($0[index]) }, row: rows.map { CellMetrics.offset($0[index]) })
    }
    guard deciding.count < node.shown.count else { return }
    for child in node.shown where !deciding.contains(where: { $0 === child }) {
      child.takeSafeArea(of: node, filling: size, in: Proposal(size))
      child.place(in: size, alignment: alignment, proposal: Proposal(size))
    }
  }
}

/// `background` and `overlay`: the content decides, and its size is offered to the decoration.
struct DecorationLayout: ElementLayout {
  let decoration: RenderDecoration

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { node.shown.first?.extent(proposal) ?? .zero }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let children = node.shown
    children.first?.safeArea = node.safeArea
    children.first?.place(CellRect(columns: size.columns, rows: size.rows), proposal: proposal)
    for child in children.dropFirst() {
      child.takeSafeArea(of: node, filling: size, in: Proposal(size))
      child.place(
        in: CellRect(columns: size.columns, rows: size.rows), alignment: decoration.alignment, proposal: Proposal(size),
        column: offset(.horizontal, of: child, over: children.first, size, proposal),
        row: offset(.vertical, of: child, over: children.first, size, proposal))
    }
  }

  /// The offset of the decoration along an axis, if the decoration or the content sets the guide.
  private func offset(
    _ axis: RenderAxis, of child: LayoutNode, over base: LayoutNode?, _ size: CellSize, _ proposal: Proposal
  ) -> Int? {
    let guide = decoration.alignment.guide(axis)
    let outer = base?.explicitGuide(guide, in: proposal)
    let inner = child.explicitGuide(guide, in: Proposal(size))
    guard outer != nil || inner != nil else { return nil }
    let line = outer ?? guide.cells(in: base?.extent(proposal) ?? .zero)
    return CellMetrics.offset(line - (inner ?? guide.cells(in: child.extent(Proposal(size)))))
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.shown.first?.explicitGuide(guide, in: proposal)
  }
}

/// `safeAreaInset(edge:)`: the decoration takes its length from one edge.
struct InsetLayout: ElementLayout {
  let decoration: RenderDecoration

  private var axis: RenderAxis {
    decoration.kind == .insetTop || decoration.kind == .insetBottom ? .vertical : .horizontal
  }

  private func inset(_ node: LayoutNode, _ proposal: Proposal) -> (extent: Extent, spacing: Double)? {
    guard node.shown.count > 1 else { return nil }
    var offer = proposal
    offer[axis] = nil
    let points = decoration.spacing ?? 0
    return (node.shown[1].extent(offer), CellMetrics.cells(points, along: axis))
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard let content = node.shown.first else { return .zero }
    guard let inset = inset(node, proposal) else { return content.extent(proposal) }
    let length = inset.extent[axis] + inset.spacing
    let extent = content.extent(
      axis == .vertical ? proposal.inset(height: length) : proposal.inset(width: length))
    return axis == .vertical
      ? Extent(width: max(extent.width, inset.extent.width), height: extent.height + length)
      : Extent(width: extent.width + length, height: max(extent.height, inset.extent.height))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    guard let content = node.shown.first else { return }
    let whole = CellRect(columns: size.columns, rows: size.rows)
    content.safeArea = node.safeArea
    guard let inset = inset(node, Proposal(size)) else {
      content.place(whole, proposal: proposal)
      return
    }
    let bar = inset.extent.snapped
    let gap = Int(inset.spacing)
    var rest = whole
    var place = whole
    switch decoration.kind {
    case .insetTop, .background, .overlay:
      rest = whole.inset(top: min(size.rows, bar.rows + gap))
      place.rows = bar.rows
    case .insetBottom:
      rest = whole.inset(bottom: min(size.rows, bar.rows + gap))
      (place.row, place.rows) = (size.rows - bar.rows, bar.rows)
    case .insetLeading:
      rest = whole.inset(leading: min(size.columns, bar.columns + gap))
      place.columns = bar.columns
    case .insetTrailing:
      rest = whole.inset(trailing: min(size.columns, bar.columns + gap))
      (place.column, place.columns) = (size.columns - bar.columns, bar.columns)
    }
    content.safeArea.top += rest.row
    content.safeArea.leading += rest.column
    content.safeArea.bottom += size.rows - rest.maxRow
    content.safeArea.trailing += size.columns - rest.maxColumn
    content.place(in: rest, alignment: RenderAlignment(), proposal: Proposal(rest.size))
    node.shown[1].place(in: place, alignment: decoration.alignment, proposal: Proposal(place.size))
  }
}

extension LayoutNode {
  /// Places the node within a box, with the size that it chooses for a proposal.
  func place(in size: CellSize, alignment: RenderAlignment, proposal: Proposal) {
    place(in: CellRect(columns: size.columns, rows: size.rows), alignment: alignment, proposal: proposal)
  }

  /// - Parameters:
  ///   - column: The column of the node, in place of the one from `alignment`.
  ///   - row: The row of the node, in place of the one from `alignment`.
  func place(
    in rect: CellRect, alignment: RenderAlignment, proposal: Proposal, column: Int? = nil, row: Int? = nil
  ) {
    let own = extent(proposal).snapped
    var offset = alignment.offset(of: own, in: rect.size)
    if let column { offset.column = column }
    if let row { offset.row = row }
    place(
      CellRect(
        column: rect.column + offset.column, row: rect.row + offset.row, columns: own.columns, rows: own.rows),
      proposal: proposal)
  }
}
