import IppoRender

extension TerminalRenderer {
  /// The events of Return, the space bar, a shortcut or a click.
  func activate(_ node: LayoutNode) -> [TerminalEvent] { node.unit.activate(node, &interaction).sent(to: node) }

  /// The events of a key at the focused node.
  ///
  /// - Returns: `nil` when the key is not one of the node's.
  func operate(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    if let events = node.unit.keyPressed(press, node, &interaction) { return events.sent(to: node) }
    guard node.unit.takesActivationKeys else { return nil }
    // Option with Return, or Shift-F10.
    if press == TerminalKeyPress(.enter, .option) || press == TerminalKeyPress(.function(10), .shift) {
      return interaction.secondaryActivation(of: node).sent(to: node)
    }
    let isActivation = press == TerminalKeyPress(.enter) || press == TerminalKeyPress(.character(" "))
    return isActivation ? activate(node) : nil
  }
}

extension [RenderEvent] {
  func sent(to node: LayoutNode) -> [TerminalEvent] { map { TerminalEvent($0, to: node.id) } }
}
