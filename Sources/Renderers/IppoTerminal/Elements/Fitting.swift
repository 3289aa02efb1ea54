import IppoRender

/// `ViewThatFits`: the first alternative whose ideal size fits into the space on offer, or else the last one.
struct FittingElement: ArrangingElement {
  let fitting: RenderFitting

  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] {
    present.indices.contains(node.chosenAlternative) ? [present[node.chosenAlternative]] : Array(present.prefix(1))
  }

  private func choice(_ node: LayoutNode, _ proposal: Proposal) -> Int {
    let all = node.present
    let ideal = Proposal(
      width: fitting.horizontal ? nil : proposal.width, height: fitting.vertical ? nil : proposal.height)
    let fits = all.firstIndex { child in
      let extent = child.extent(ideal)
      let isWide = fitting.horizontal && extent.width > proposal.width ?? .infinity
      let isTall = fitting.vertical && extent.height > proposal.height ?? .infinity
      return !isWide && !isTall
    }
    return fits ?? max(0, all.count - 1)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let all = node.present
    return all.isEmpty ? .zero : all[choice(node, proposal)].extent(proposal)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    node.choose(choice(node, proposal))
    for child in node.shown { child.place(in: size, alignment: RenderAlignment(), proposal: proposal) }
  }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .asAround }
}

extension TerminalUnits {
  func visit(_ fitting: RenderFitting) -> any TerminalElement { FittingElement(fitting: fitting) }
}
