import IppoUI

/// Shapes and geometry readers: all the space on offer, 10 points (one cell) where nothing is offered.
struct FlexibleLayout: ElementLayout {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      let extent = child.extent(Proposal(size))
      child.place(CellRect(columns: extent.snapped.columns, rows: extent.snapped.rows), proposal: Proposal(size))
    }
  }
}

/// Empty space along the axis of the enclosing stack; outside of stacks, in both directions.
struct SpacerLayout: ElementLayout {
  let minLength: Double?

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let axis = node.enclosingAxis
    let minimumWidth = minLength.map(CellMetrics.columns) ?? 1
    let minimumHeight = minLength.map(CellMetrics.rows) ?? 0
    return Extent(
      width: axis == .vertical ? 0 : max(minimumWidth, proposal.width ?? 0),
      height: axis == .horizontal ? 0 : max(minimumHeight, proposal.height ?? 0))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}
}

/// A line of one cell across the axis of the enclosing stack.
struct DividerLayout: ElementLayout {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    node.enclosingAxis == .horizontal
      ? Extent(width: 1, height: proposal.height ?? 1) : Extent(width: proposal.width ?? 1, height: 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}
}

/// A bar takes the width on offer, under its label; a spinner is one cell, before its label.
struct ProgressLayout: ElementLayout {
  let progress: RenderProgress

  static func isCircular(_ progress: RenderProgress) -> Bool {
    progress.style == .circular || progress.style == .automatic && progress.fraction == nil
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard !Self.isCircular(progress) else {
      guard let label = node.shown.first else { return Extent(width: 1, height: 1) }
      return label.extent(proposal.inset(width: 2)).outset(leading: 2)
    }
    let width = max(4, proposal.width ?? 20)
    guard let label = node.shown.first else { return Extent(width: width, height: 1) }
    let extent = label.extent(Proposal(width: width, height: nil))
    return Extent(width: max(width, extent.width), height: extent.height + 1, firstBaseline: extent.firstBaseline)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    guard let label = node.shown.first else { return }
    if Self.isCircular(progress) {
      label.place(CellRect(column: 2, columns: size.columns - 2, rows: size.rows))
    } else {
      label.place(CellRect(columns: size.columns, rows: size.rows - 1))
    }
  }
}

/// An effect is as large as its child.
struct EffectLayout: ElementLayout {
  let effect: RenderEffect

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { node.shown.first?.extent(proposal) ?? .zero }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.shown.first?.explicitGuide(guide, in: proposal)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    // Of a transform, cells can show the move.
    var (column, row) = (0, 0)
    if case .transform(let transform) = effect, let move = transform.translation {
      (column, row) = (Int(CellMetrics.columns(move.x)), Int(CellMetrics.rows(move.y)))
    }
    for child in node.shown {
      child.place(CellRect(column: column, row: row, columns: size.columns, rows: size.rows), proposal: proposal)
    }
  }

  var clipsChildren: Bool { if case .clip = effect { true } else { false } }
}
