import IppoUI

/// `ZStack`: every child is offered the same, the largest decides.
struct LayersLayout: ElementLayout {
  let alignment: RenderAlignment
  /// Takes all the space on offer, as containers of whole screens do.
  var isGreedy = false

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let extents = node.shown.map { $0.extent(proposal) }
    let width = extents.map(\.width).max() ?? 0
    let height = extents.map(\.height).max() ?? 0
    return Extent(
      width: isGreedy ? proposal.width ?? width : width, height: isGreedy ? proposal.height ?? height : height,
      firstBaseline: extents.first?.firstBaseline ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown { child.place(in: size, alignment: alignment, proposal: proposal) }
  }
}

/// `background` and `overlay`: the content decides, the decoration is offered the size of the content.
struct DecorationLayout: ElementLayout {
  let decoration: RenderDecoration

  static func layout(_ decoration: RenderDecoration) -> any ElementLayout {
    switch decoration.kind {
    case .background, .overlay: DecorationLayout(decoration: decoration)
    case .insetTop, .insetBottom, .insetLeading, .insetTrailing: InsetLayout(decoration: decoration)
    }
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { node.shown.first?.extent(proposal) ?? .zero }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let children = node.shown
    children.first?.place(CellRect(columns: size.columns, rows: size.rows), proposal: proposal)
    for child in children.dropFirst() {
      child.place(in: size, alignment: decoration.alignment, proposal: Proposal(size))
    }
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
    return (
      node.shown[1].extent(offer), axis == .horizontal ? CellMetrics.columns(points) : CellMetrics.rows(points)
    )
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
    content.place(in: rest, alignment: RenderAlignment(), proposal: Proposal(rest.size))
    node.shown[1].place(in: place, alignment: decoration.alignment, proposal: Proposal(place.size))
  }
}

extension LayoutNode {
  /// Places the node, at the size it chooses for a proposal, within a box.
  func place(in size: CellSize, alignment: RenderAlignment, proposal: Proposal) {
    place(in: CellRect(columns: size.columns, rows: size.rows), alignment: alignment, proposal: proposal)
  }

  func place(in rect: CellRect, alignment: RenderAlignment, proposal: Proposal) {
    let own = extent(proposal).snapped
    let offset = alignment.offset(of: own, in: rect.size)
    place(
      CellRect(
        column: rect.column + offset.column, row: rect.row + offset.row, columns: own.columns, rows: own.rows),
      proposal: proposal)
  }
}
