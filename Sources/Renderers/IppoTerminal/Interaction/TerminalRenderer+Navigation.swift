import IppoRender

extension TerminalRenderer {
  /// Handles a key that all controls leave: it moves the focus, scrolls, goes back or dismisses.
  func navigate(_ press: TerminalKeyPress, _ ring: FocusRing, from node: LayoutNode?) -> [TerminalEvent] {
    if let step = press.dividerStep, let node, moveDivider(near: node, by: step) { return [] }
    switch press.key {
    case .tab: return focus(ring.next(after: interaction.focused, backwards: press.modifiers.contains(.shift)) ?? node)
    case .up: return move(.up, ring, from: node)
    case .down: return move(.down, ring, from: node)
    case .left: return move(.left, ring, from: node)
    case .right: return move(.right, ring, from: node)
    case .pageUp, .pageDown:
      if let target = scrollTarget {
        let page = max(1, target.scroll.viewport.rows - 1)
        _ = scroll(target, columns: 0, rows: press.key == .pageUp ? -page : page)
      }
      return []
    case .home, .end:
      if let target = scrollTarget {
        let goal = press.key == .home ? 0 : target.scroll.maximum.row
        _ = scroll(target, columns: 0, rows: goal - target.scroll.offset.row)
      }
      return []
    case .escape: return escape(ring)
    case .function(5): return refresh()
    case .character("r") where press.modifiers == .control: return refresh()
    case .character("?") where hasKeyLine && press.modifiers.subtracting(.shift).isEmpty:
      showHelp()
      return []
    case .character(":") where hasKeyLine && press.modifiers.subtracting(.shift).isEmpty,
      .character("p") where hasKeyLine && press.modifiers == .control:
      showPalette()
      return []
    case .enter where node == nil:
      guard let button = ring.defaultAnswer else { return [] }
      return activate(button)
    case .character, .enter, .backspace, .delete, .insert, .function: return []
    }
  }

  private func move(_ direction: FocusRing.Direction, _ ring: FocusRing, from node: LayoutNode?) -> [TerminalEvent] {
    guard let node else { return focus(ring.initial) }
    if let next = ring.firstInSight(from: node, direction) { return focus(next) }
    if let next = ring.nearest(to: node.focusRect, excluding: node.id, direction) { return focus(next) }
    // Nothing to go to: see what lies there.
    if let target = scrollTarget {
      switch direction {
      case .up: _ = scroll(target, columns: 0, rows: -1)
      case .down: _ = scroll(target, columns: 0, rows: 1)
      case .left: _ = scroll(target, columns: -4, rows: 0)
      case .right: _ = scroll(target, columns: 4, rows: 0)
      }
    }
    return []
  }

  /// Escape closes what is on top: a presentation, or the page.
  func escape(_ ring: FocusRing) -> [TerminalEvent] {
    if let top = ring.top, top.isPresentation {
      if let inner = backPage(top) { return [TerminalEvent(.dismiss, to: inner.id)] }
      return dismissal(of: top, ring)
    }
    return backPage(tree.root).map { [TerminalEvent(.dismiss, to: $0.id)] } ?? []
  }

  /// The events that close a presentation without a choice.
  func dismissal(of node: LayoutNode, _ ring: FocusRing) -> [TerminalEvent] {
    node.presentation?.dismissal(of: node, answers: ring.nodes.filter { $0.unit.answer != nil }) ?? []
  }

  /// The innermost page that can be left.
  private func backPage(_ node: LayoutNode?) -> LayoutNode? {
    guard let node else { return nil }
    for child in node.uncovered {
      if let found = backPage(child) { return found }
    }
    return node.unit.canGoBack ? node : nil
  }

  private func refresh() -> [TerminalEvent] {
    func find(_ node: LayoutNode) -> LayoutNode? {
      if node.unit.scrolling?.isRefreshable ?? false { return node }
      return node.shown.lazy.compactMap(find).first
    }
    return ring.top.flatMap(find).map { [TerminalEvent(.refresh, to: $0.id)] } ?? []
  }
}
