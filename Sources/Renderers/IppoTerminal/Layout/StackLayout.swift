import IppoRender

/// `HStack` and `VStack`, as SwiftUI lays them out.
///
/// The stack offers its length to the least flexible child first, in equal shares of the rest. Children of a higher
/// `layoutPriority` come first, after the least lengths of all others have been set aside.
///
/// Without a spacing, columns are one cell apart, and rows are adjacent. Controls that are drawn as boxes would run
/// into each other, so that rows of them are one cell apart. Spacers have no spacing.
struct StackLayout: ElementLayout {
  let stack: RenderStack

  private var axis: RenderAxis { stack.axis }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let children = node.shown
    guard !children.isEmpty else { return .zero }
    let measured = measure(node, in: proposal)
    let extents = measured.map(\.extent)
    let length = extents.reduce(0) { $0 + $1[axis] } + spacings(children).reduce(0, +)
    if let guided = guided(children, measured) {
      let across = zip(guided.offsets, extents).map { $0 + $1[axis.other] }.max() ?? 0
      let first = zip(extents, guided.offsets).map { $0.firstBaseline + $1 }.min() ?? 0
      return axis == .horizontal
        ? Extent(width: length, height: across, firstBaseline: first)
        : Extent(width: across, height: length, firstBaseline: extents[0].firstBaseline)
    }
    if axis == .horizontal {
      let above = extents.map { baseline($0) ?? 0 }.max() ?? 0
      let below = extents.map { $0.height - (baseline($0) ?? 0) }.max() ?? 0
      let first = zip(extents, tops(extents, height: above + below)).map { $0.firstBaseline + $1 }.min() ?? 0
      return Extent(width: length, height: above + below, firstBaseline: first)
    }
    let last = extents.last.map { length - $0.height + $0.lastBaseline }
    return Extent(
      width: extents.map(\.width).max() ?? 0, height: length, firstBaseline: extents[0].firstBaseline,
      lastBaseline: last)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let children = node.shown
    guard !children.isEmpty else { return }
    var proposal = proposal
    if proposal[axis.other] == nil {
      // Where nothing was offered across the stack, what fills the room is as long as the longest.
      proposal[axis.other] = Double(size[axis.other])
    }
    let measured = measure(node, in: proposal)
    let extents = measured.map(\.extent)
    let lengths = LargestRemainder.apportion(extents.map { $0[axis] })
    let gaps = spacings(children).map { Int($0) } + [0]
    let guided = guided(children, measured)
    let tops = axis == .horizontal ? tops(extents, height: Double(size.rows)) : []
    var position = 0
    for (index, child) in children.enumerated() {
      let across = extents[index].snapped
      let childSize = CellSize(along: axis, lengths[index], across: across[axis.other])
      var place = stack.alignment.offset(of: childSize, in: size)
      place[axis] = position
      if let guided {
        place[axis.other] = CellMetrics.offset(guided.offsets[index])
      } else if axis == .horizontal, baseline(extents[index]) != nil {
        place.row = CellMetrics.offset(tops[index])
      }
      child.place(
        CellRect(column: place.column, row: place.row, columns: childSize.columns, rows: childSize.rows),
        proposal: measured[index].proposal)
      position += lengths[index] + gaps[index]
    }
  }

  // MARK: Guides

  private func guided(_ children: [LayoutNode], _ measured: [Measured]) -> GuidedChildren? {
    GuidedChildren(stack.alignment.guide(axis.other), zip(children, measured).map { ($0, $1.proposal) })
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    let children = node.shown
    let measured = measure(node, in: proposal)
    let across = extent(of: node, in: proposal)[axis.other]
    let guided = guided(children, measured)
    let gaps = spacings(children) + [0]
    var position = 0.0
    var values: [Double] = []
    for (index, child) in children.enumerated() {
      if let value = child.explicitGuide(guide, in: measured[index].proposal) {
        let room = across - measured[index].extent[axis.other]
        let offset = guided?.offsets[index] ?? room * stack.alignment.share(axis.other)
        values.append(value + (guide.axis == axis ? position : offset))
      }
      position += measured[index].extent[axis] + gaps[index]
    }
    return mean(of: values)
  }

  // MARK: Baselines

  /// The row that is aligned; `nil` if edges or centres are aligned.
  private func baseline(_ extent: Extent) -> Double? {
    switch stack.alignment.vertical {
    case .firstTextBaseline: extent.firstBaseline
    case .lastTextBaseline: extent.lastBaseline
    case .top, .center, .bottom: nil
    }
  }

  private func tops(_ extents: [Extent], height: Double) -> [Double] {
    let above = extents.map { baseline($0) ?? 0 }.max() ?? 0
    return extents.map { extent in
      if let baseline = baseline(extent) { return above - baseline }
      switch stack.alignment.vertical {
      case .bottom: return height - extent.height
      case .center: return ((height - extent.height) / 2).rounded(.down)
      case .top, .firstTextBaseline, .lastTextBaseline: return 0
      }
    }
  }

  // MARK: Sharing the room

  private typealias Measured = (proposal: Proposal, extent: Extent)

  /// Measures the children. Those whose lengths a user has chosen come first, and the others share the rest.
  private func measure(_ node: LayoutNode, in proposal: Proposal) -> [Measured] {
    let children = node.shown
    guard stack.hasMovableDividers, !node.chosenLengths.isEmpty, let total = proposal[axis], total.isFinite else {
      return measure(children, in: proposal)
    }
    let room = total - spacings(children).reduce(0, +)
    let chosen = DividedStack(node).lengths(node.chosenLengths, in: CellMetrics.whole(room), axis, proposal)
    let others = children.indices.filter { chosen[$0] == nil }
    let shared = others.map { children[$0] }
    var rest = proposal
    rest[axis] = max(0, room - Double(chosen.values.reduce(0, +)) + spacings(shared).reduce(0, +))
    let measured = Dictionary(uniqueKeysWithValues: zip(others, measure(shared, in: rest)))
    return children.indices.map { index in
      if let known = measured[index] { return known }
      let length = Double(chosen[index] ?? 0)
      var offer = proposal
      offer[axis] = length
      var extent = children[index].extent(offer)
      extent[axis] = length
      return (offer, extent)
    }
  }

  private func measure(_ children: [LayoutNode], in proposal: Proposal) -> [Measured] {
    guard let total = proposal[axis] else {
      var ideal = proposal
      ideal[axis] = nil
      return children.map { (ideal, $0.extent(ideal)) }
    }
    func offer(_ length: Double) -> Proposal {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    var result = [Measured?](repeating: nil, count: children.count)
    var room = total - spacings(children).reduce(0, +)
    let least = children.map { child in priority(child) }
    let groups = Dictionary(grouping: children.indices, by: { least[$0] }).sorted { $0.key > $1.key }
    let minimums = groups.count > 1 ? children.map { $0.extent(offer(0))[axis] } : []
    var reserved = minimums.reduce(0, +)
    for group in groups {
      if !minimums.isEmpty { reserved -= group.value.reduce(0) { $0 + minimums[$1] } }
      let flexibility = group.value.map { index in
        (index, children.count == 1 ? 0 : self.flexibility(children[index], offer))
      }
      var left = group.value.count
      for (index, _) in flexibility.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
        let share = max(0, room - reserved) / Double(left)
        let proposal = offer(share)
        let extent = children[index].extent(proposal)
        result[index] = (proposal, extent)
        if room.isFinite { room -= extent[axis] }
        left -= 1
      }
    }
    return result.map { $0! }
  }

  /// The difference between the greatest and the least length of a child.
  private func flexibility(_ child: LayoutNode, _ offer: (Double) -> Proposal) -> Double {
    child.extent(offer(.infinity))[axis] - child.extent(offer(0))[axis]
  }

  /// The priority of a child. A spacer comes last, and takes the rest.
  private func priority(_ child: LayoutNode) -> Double {
    if child.unit.takesWhatIsLeft { return -.infinity }
    return child.attributes.layoutPriority
  }

  // MARK: Spacing

  /// The whole cells after each child but the last.
  private func spacings(_ children: [LayoutNode]) -> [Double] {
    if let spacing = stack.spacing {
      let cells = CellMetrics.cells(spacing, along: axis)
      return Array(repeating: cells, count: max(0, children.count - 1))
    }
    return zip(children, children.dropFirst()).map { before, after in
      if before.unit.takesWhatIsLeft || after.unit.takesWhatIsLeft { return 0 }
      if axis == .horizontal { return 1 }
      return before.isBoxedControl && after.isBoxedControl ? 1 : 0
    }
  }
}
