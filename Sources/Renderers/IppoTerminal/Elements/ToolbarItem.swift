import IppoRender

/// An item of a bar, which its page places.
struct ToolbarItemElement: ContentElement, EngineLayout {
  let item: RenderToolbarItem

  var engine: any ElementLayout { LayersLayout(alignment: RenderAlignment()) }

  var controlPlace: ControlPlace? { .bar }

  func isArrangedLike(_ old: RenderElement) -> Bool {
    if case .toolbarItem(let old) = old { old.placement == item.placement } else { false }
  }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
  }
}

extension LayoutNode {
  /// The placement of the node in the bars of a page; `nil` for content.
  var toolbarPlacement: RenderToolbarItem.Placement? {
    if case .toolbarItem(let item) = element { item.placement } else { nil }
  }
}

extension RenderToolbarItem.Placement {
  /// Whether the item is in the bar at the top, with the title.
  var isInBar: Bool {
    switch self {
    case .leading, .principal, .trailing: true
    case .bottom, .status, .keyboard, .search: false
    }
  }

  /// Whether the item is in the bar at the bottom.
  var isAtBottom: Bool {
    switch self {
    case .bottom, .status, .keyboard: true
    case .leading, .principal, .trailing, .search: false
    }
  }
}

extension TerminalUnits {
  func visit(_ item: RenderToolbarItem) -> any TerminalElement { ToolbarItemElement(item: item) }
}
