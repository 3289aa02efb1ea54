import IppoRender

/// How an element measures itself and places its children: SwiftUI's layout protocol (proposal, size, placement).
protocol ElementLayout {
  /// The size the node chooses when it is offered `proposal`.
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent

  /// Places the node's shown children, relative to the node, now that its size is known.
  ///
  /// - Parameter proposal: What the node had been offered when it chose `size`, or `size` itself where rounding to
  ///   whole cells changed it.
  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal)

  /// Where what is in the node says that a guide is, in cells of the node; `nil` where nothing says so.
  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double?

  /// Nothing of the children shows outside of the node.
  var clipsChildren: Bool { get }
}

extension ElementLayout {
  var clipsChildren: Bool { false }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? { nil }
}

extension Extent {
  /// All the space on offer, 10 points (one cell) where nothing is offered.
  static func all(of proposal: Proposal) -> Extent { Extent(width: proposal.width ?? 1, height: proposal.height ?? 1) }
}

extension LayoutNode {
  /// The axis of the stack the node stands in, looking through modifiers.
  var enclosingAxis: RenderAxis? {
    for ancestor in ancestors {
      switch ancestor.unit.axis(around: self, in: ancestor) {
      case .along(let axis): return axis
      case .asAround: continue
      case .none: return nil
      }
    }
    return nil
  }

  /// Where the node stands, as far as controls are drawn by it.
  var controlPlace: ControlPlace {
    for ancestor in ancestors {
      if let place = ancestor.unit.controlPlace { return place }
    }
    return .content
  }

  /// Drawn as a box of its own, so that two of them need a gap.
  var isBoxedControl: Bool { unit.isBox(self) }

  func isDescendant(of other: LayoutNode) -> Bool { self === other || ancestors.contains { $0 === other } }
}
