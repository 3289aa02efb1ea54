extension RenderTree {
  /// The event of a renderer for a person who taps a node.
  package func tap(on target: AccessibilityNode) -> RenderEvent {
    let element = self[target.id]?.element
    if case .page? = element { return .dismiss }
    if case .disclosure? = element { return .setOn(!target.isSelected) }
    return element != nil && isTapped(target.id) ? .tap(count: 1, location: .init(x: 0, y: 0)) : .activate
  }

  /// Whether a tap on a node is a gesture: of its own, or of one around it that comes before controls.
  private func isTapped(_ id: RenderNodeID) -> Bool {
    guard self[id]?.attributes.gestures.contains(.tap) != true else { return true }
    return sequence(first: id) { parent(of: $0) }.contains {
      self[$0]?.attributes.gestures.contains(.tapFirst) == true
    }
  }
}
