import IppoUI

extension TerminalRenderer {
  /// What a key does that no control takes: it moves the focus, scrolls, goes back or dismisses.
  func navigate(_ press: TerminalKeyPress, _ ring: FocusRing, from node: LayoutNode?) -> [TerminalEvent] {
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
      if let target = scrollTarget { _ = scroll(target, columns: 0, rows: press.key == .home ? -1_000_000 : 1_000_000) }
      return []
    case .escape: return escape(ring)
    case .function(5): return refresh()
    case .character("r") where press.modifiers == .control: return refresh()
    case .enter:
      guard node == nil, let button = ring.nodes.first(where: \.isDefaultButton) else { return [] }
      return activate(button)
    default: return []
    }
  }

  private func move(_ direction: FocusRing.Direction, _ ring: FocusRing, from node: LayoutNode?) -> [TerminalEvent] {
    guard let node else { return focus(ring.initial) }
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
  private func escape(_ ring: FocusRing) -> [TerminalEvent] {
    if let top = tree.root?.shown.last(where: \.isPresentation) {
      if let inner = backPage(top) { return [TerminalEvent(.dismiss, to: inner.id)] }
      return dismissal(of: top, ring)
    }
    return backPage(tree.root).map { [TerminalEvent(.dismiss, to: $0.id)] } ?? []
  }

  /// What closes a presentation without a choice: its cancel button, where it has buttons.
  func dismissal(of node: LayoutNode, _ ring: FocusRing) -> [TerminalEvent] {
    guard case .presentation(let presentation) = node.element else { return [] }
    switch presentation.kind {
    case .alert, .confirmationDialog:
      let buttons = ring.nodes.filter(\.isButton)
      let cancel = buttons.first(where: \.isCancelButton)
      if let cancel = cancel ?? (buttons.count == 1 ? buttons.first : nil) {
        return [TerminalEvent(.activate, to: cancel.id)]
      }
      if case .alert = presentation.kind { return [] }
    case .sheet, .fullScreenCover, .popover, .bottomMenu: break
    }
    return presentation.isDismissDisabled ? [] : [TerminalEvent(.dismiss, to: node.id)]
  }

  /// The innermost page that can be left.
  private func backPage(_ node: LayoutNode?) -> LayoutNode? {
    guard let node else { return nil }
    for child in node.shown where !(node.isWindow && child.isPresentation) {
      if let found = backPage(child) { return found }
    }
    guard case .page(let page) = node.element, page.canGoBack, !page.isBackButtonHidden else { return nil }
    return node
  }

  private func refresh() -> [TerminalEvent] {
    func find(_ node: LayoutNode) -> LayoutNode? {
      switch node.element {
      case .list(let list) where list.isRefreshable: return node
      case .scroll(let scroll) where scroll.isRefreshable: return node
      default: break
      }
      for child in node.shown {
        if let found = find(child) { return found }
      }
      return nil
    }
    let top = tree.root?.shown.last(where: \.isPresentation) ?? tree.root
    return top.flatMap(find).map { [TerminalEvent(.refresh, to: $0.id)] } ?? []
  }
}
