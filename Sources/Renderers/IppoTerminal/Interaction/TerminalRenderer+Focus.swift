import IppoRender

extension TerminalRenderer {
  /// Moves the focus to where it can be, after the tree changed.
  ///
  /// A presentation or page that appears takes the focus; when it goes, the focus returns to where it was. When the
  /// focused node goes, the one that follows it takes its place.
  func settleFocus() -> [TerminalEvent] {
    let ring = ring
    var events: [TerminalEvent] = []
    for request in interaction.takeFocusRequests() {
      if request.isFocused, let node = ring.nodes.first(where: { $0.id == request.id }) {
        events += focus(node, tellsNewNode: false)
      } else if !request.isFocused, interaction.focused == request.id {
        events += focus(nil, tellsOldNode: false)
      }
    }
    let isScopeNew = interaction.scope != ring.scope?.id
    if isScopeNew { interaction.popup = nil }
    interaction.scope = ring.scope?.id
    events += returnFocus(in: ring)
    if let focused = interaction.focused, ring.contains(focused) {
      if interaction.editor == nil, let node = tree[focused] { beginEditing(node) }
    } else if isScopeNew {
      let remembered = ring.scope.flatMap { interaction.memory[$0.id] }
      events += focus(ring.nodes.first { $0.id == remembered } ?? ring.initialInSight)
    } else if interaction.focused != nil {
      let content =
        ring.nodes.indices.contains(interaction.ringIndex) ? ring.nodes[interaction.ringIndex] : ring.nodes.last
      events += focus(content)
    }
    remember(ring)
    return events
  }

  private func remember(_ ring: FocusRing) {
    guard let focused = interaction.focused else { return }
    interaction.ringIndex = ring.nodes.firstIndex { $0.id == focused } ?? 0
    if let scope = ring.scope { interaction.memory[scope.id] = focused }
  }

  /// Gives the keyboard to a node.
  ///
  /// - Returns: What the nodes are told: fields about editing, and nodes whose focus the app manages about focus.
  func focus(_ node: LayoutNode?, tellsOldNode: Bool = true, tellsNewNode: Bool = true) -> [TerminalEvent] {
    guard interaction.focused != node?.id else { return [] }
    var events: [TerminalEvent] = []
    var left: [TerminalEvent] = []
    if let old = interaction.focused.flatMap({ tree[$0] }) {
      if old.unit.edited != nil { events.append(TerminalEvent(.editing(false), to: old.id)) }
      if tellsOldNode, old.attributes.isFocused != nil { left.append(TerminalEvent(.focus(false), to: old.id)) }
    }
    interaction.focused = node?.id
    interaction.editor = nil
    guard let node else { return events + left + focusWithin() }
    beginEditing(node)
    if tellsNewNode, node.attributes.isFocused != nil { events.append(TerminalEvent(.focus(true), to: node.id)) }
    // The loss is sent last, so that a focus state moves from one view to the other without being empty in between.
    events += left
    if node.unit.edited != nil { events.append(TerminalEvent(.editing(true), to: node.id)) }
    scrollIntoView(node)
    remember(ring)
    return events + focusWithin()
  }

  /// Tells views that the focus has come into them or left them. A button that is pressed does not take what somebody
  /// works on out of focus.
  private func focusWithin() -> [TerminalEvent] {
    let node = interaction.focused.flatMap { tree[$0] }
    let around = node.map { [$0] + Array($0.ancestors) } ?? []
    let within = around.filter { $0.attributes.reportsFocus }.map(\.id)
    if within.isEmpty, node?.unit.answer != nil { return [] }
    let before = interaction.within.filter { tree[$0] != nil }
    interaction.within = within
    return before.filter { !within.contains($0) }.map { TerminalEvent(.focusWithin(false), to: $0) }
      + within.filter { !before.contains($0) }.map { TerminalEvent(.focusWithin(true), to: $0) }
  }

  private func beginEditing(_ node: LayoutNode) {
    if let edited = node.unit.edited { interaction.editor = edited }
  }

  // MARK: Scrolling

  /// Scrolls every viewport around a node as little as it takes to see it.
  func scrollIntoView(_ node: LayoutNode) {
    let target = node.highlightTarget
    for ancestor in target.ancestors where ancestor.unit.scrolling != nil {
      // What moves is scrolled to where it will be.
      let rect = target.restingFocusRect
      let behind = target.rowsBehindPins(in: ancestor)
      let viewport = ancestor.restingRect.inset(top: behind.top, leading: 0, bottom: behind.bottom, trailing: 0)
      var rows = 0
      if rect.maxRow > viewport.maxRow { rows = rect.maxRow - viewport.maxRow }
      if rect.row - rows < viewport.row { rows = rect.row - viewport.row }
      var columns = 0
      if rect.maxColumn > viewport.maxColumn { columns = rect.maxColumn - viewport.maxColumn }
      if rect.column - columns < viewport.column { columns = rect.column - viewport.column }
      _ = scroll(ancestor, columns: columns, rows: rows)
    }
  }

  /// - Returns: Whether anything moved.
  func scroll(_ node: LayoutNode, columns: Int, rows: Int, byApp: Bool = false) -> Bool {
    if byApp { node.isScrolledByApp = true }
    let old = node.scroll.offset
    node.scroll.offset.column += columns
    node.scroll.offset.row += rows
    node.scroll.clamp()
    guard node.scroll.offset != old else { return false }
    node.isScrolledByApp = byApp
    node.needsDisplay = true
    return true
  }

  /// The viewport a key scrolls: the one around the focus, else the first that has something to scroll.
  var scrollTarget: LayoutNode? {
    let around = interaction.focused.flatMap { tree[$0] }?.ancestors.first {
      $0.canBeScrolled && $0.scroll.maximum.row > 0
    }
    return around ?? firstScrollable(ring.top)
  }

  private func firstScrollable(_ node: LayoutNode?) -> LayoutNode? {
    guard let node else { return nil }
    if node.canBeScrolled, node.scroll.maximum.row > 0 { return node }
    for child in node.shown {
      if let found = firstScrollable(child) { return found }
    }
    return nil
  }

  // MARK: Menus

  /// Follows changes of the control whose menu is open.
  func refreshPopup() {
    guard let popup = interaction.popup else { return }
    guard let node = tree[popup.owner], isShown(node) else {
      interaction.popup = nil
      return
    }
    // A submenu stays as it was opened; the first level is read anew.
    guard popup.levels.count == 1 else { return }
    var fresh = node.isRow ? Popup(secondaryOf: node) : node.unit.popup(of: node)
    fresh?.highlight(popup.highlighted)
    fresh?.anchor = popup.anchor
    interaction.popup = fresh
  }
}

extension LayoutNode {
  /// A person can scroll it.
  var canBeScrolled: Bool { unit.scrolling.map { !$0.isDisabled } ?? false }
}
