import IppoRender

/// An element that is drawn, and used only by the gestures and the focus its attributes ask for.
protocol ContentElement: TerminalElement {}

extension ContentElement {
  func isFocusStop(_ node: LayoutNode) -> Bool {
    node.attributes.isFocusable || !node.attributes.gestures.isDisjoint(with: [.tap, .longPress])
  }

  func focusLook(_ node: LayoutNode) -> FocusLook { .highlight }

  var takesActivationKeys: Bool { true }

  /// Return is a tap on the middle of the node, or else a long press.
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

/// An element that only has children: they are all that is drawn, and the pointer goes through the room between them,
/// unless the attributes ask for gestures.
protocol ArrangingElement: ContentElement {}

extension ArrangingElement {
  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
  }

  func stopsPointer(_ node: LayoutNode) -> Bool { !node.attributes.gestures.isEmpty }
}

/// An element that takes the keyboard and is used.
///
/// It has to say whether it is a stop of the focus, how one sees that, and what activating and clicking it do.
protocol ControlElement: TerminalElement {}

extension ControlElement {
  func stopsPointer(_ node: LayoutNode) -> Bool { true }
}

/// A unit whose layout is that of an engine.
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
