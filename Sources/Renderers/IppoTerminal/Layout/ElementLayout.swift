import IppoRender

/// The measurement of an element and the placement of its children: SwiftUI's layout protocol (proposal, size,
/// placement).
protocol ElementLayout {
  /// The size that the node chooses for a proposal.
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent

  /// Places the node's shown children, relative to the node, once its size is known.
  ///
  /// - Parameter proposal: The proposal for which the node chose `size`, or `size` itself where rounding to whole cells
  ///   changed it.
  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal)

  /// The position of a guide that a descendant of the node sets, in cells of the node; `nil` without such a descendant.
  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double?

  /// Whether the children are clipped to the node.
  var clipsChildren: Bool { get }
}

extension ElementLayout {
  var clipsChildren: Bool { false }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? { nil }
}

extension Extent {
  /// The whole offer, or 10 points (one cell) without an offer.
  static func all(of proposal: Proposal) -> Extent { Extent(width: proposal.width ?? 1, height: proposal.height ?? 1) }
}

extension LayoutNode {
  /// The axis of the surrounding stack, looking through modifiers.
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

  /// The surroundings of the node, as far as they change the look of controls.
  var controlPlace: ControlPlace {
    for ancestor in ancestors {
      if let place = ancestor.unit.controlPlace { return place }
    }
    return .content
  }

  /// Whether the node is drawn as a box of its own, so that two of them need a gap.
  var isBoxedControl: Bool { unit.isBox(self) }

  func isDescendant(of other: LayoutNode) -> Bool { self === other || ancestors.contains { $0 === other } }
}
