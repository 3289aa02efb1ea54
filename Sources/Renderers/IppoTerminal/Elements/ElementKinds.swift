import IppoRender

/// An element that is drawn. The user operates it only by the gestures and the focus that its attributes ask for.
protocol ContentElement: TerminalElement {}

extension ContentElement {
  func isFocusStop(_ node: LayoutNode) -> Bool {
    node.attributes.isFocusable || !node.attributes.gestures.isDisjoint(with: [.tap, .longPress])
  }

  func focusLook(_ node: LayoutNode) -> FocusLook { .highlight }

  var takesActivationKeys: Bool { true }

  /// Activates the node: Return is a tap on the middle of the node, or else a long press.
  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    guard node.attributes.gestures.contains(.tap) else {
      return node.attributes.gestures.contains(.longPress) ? [.longPress] : []
    }
    let middle = RenderPaint.UnitPoint(
      x: Double(node.frame.columns) * CellMetrics.cellWidth / 2,
      y: Double(node.frame.rows) * CellMetrics.cellHeight / 2)
    return [.tap(count: 1, location: middle)]
  }

  func stopsPointer(_ node: LayoutNode) -> Bool { true }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    interaction.tap(node, at: point)
  }
}

/// An element that draws only its children. The pointer passes through the space between them, unless the attributes
/// ask for gestures.
protocol ArrangingElement: ContentElement {}

extension ArrangingElement {
  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
  }

  func stopsPointer(_ node: LayoutNode) -> Bool { !node.attributes.gestures.isEmpty }
}

/// An element that takes the keyboard and is operated.
///
/// A control says whether the focus stops at it, how the focus looks, and what activating and clicking it do.
protocol ControlElement: TerminalElement {}

extension ControlElement {
  func stopsPointer(_ node: LayoutNode) -> Bool { true }
}

/// A unit with the layout of an engine.
protocol EngineLayout: ElementLayout {
  var engine: any ElementLayout { get }
}

extension EngineLayout {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { engine.extent(of: node, in: proposal) }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    engine.arrange(node, size: size, proposal: proposal)
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    engine.guide(guide, of: node, in: proposal)
  }

  var clipsChildren: Bool { engine.clipsChildren }
}
