import IppoRender

extension TerminalRenderer {
  /// Whether a view wants to know where the pointer is while no button is held.
  public var wantsMotion: Bool { !tree.hoverNodes.isEmpty }

  /// Tells views that the pointer has come, moved or left.
  func hover(_ point: CellPoint) -> [TerminalEvent] {
    guard wantsMotion || !interaction.hovered.isEmpty else { return [] }
    let over = HitTest(tree.root, at: point).path.filter { $0.attributes.gestures.contains(.hover) }
    var events: [TerminalEvent] = []
    for id in interaction.hovered where tree[id] != nil && !over.contains(where: { $0.id == id }) {
      events.append(TerminalEvent(.hover(nil), to: id))
    }
    for node in over {
      let isNew = !interaction.hovered.contains(node.id)
      guard isNew || node.attributes.gestures.contains(.hoverMove) else { continue }
      events.append(TerminalEvent(.hover(node.location(of: point)), to: node.id))
    }
    interaction.hovered = over.map(\.id)
    return events
  }

  /// The view under the pointer that takes what is dragged there.
  func dropTarget(at point: CellPoint, of source: LayoutNode) -> LayoutNode? {
    HitTest(tree.root, at: point).path.first { $0.attributes.gestures.contains(.drop) && $0 !== source }
  }

  /// Tells views whether something would be dropped on them.
  func aim(at target: RenderNodeID?) -> [TerminalEvent] {
    guard target != interaction.dropTarget else { return [] }
    var events: [TerminalEvent] = []
    if let old = interaction.dropTarget, tree[old] != nil { events.append(TerminalEvent(.dropTarget(false), to: old)) }
    if let target { events.append(TerminalEvent(.dropTarget(true), to: target)) }
    interaction.dropTarget = target
    return events
  }
}
