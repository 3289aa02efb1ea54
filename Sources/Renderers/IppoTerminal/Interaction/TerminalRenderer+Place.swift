import IppoRender

extension TerminalRenderer {
  /// The place of the user in the window.
  public var place: TerminalPlace {
    var place = TerminalPlace()
    place.focused = interaction.focused?.rawValue
    if let editor = interaction.editor {
      place.text = editor.text
      place.caret = editor.cursor
    }
    for (scope, node) in interaction.memory { place.memory[scope.rawValue] = node.rawValue }
    // Where nothing has been scrolled or dragged since, what was is still to come.
    var dividers = Dictionary((interaction.returning?.dividers ?? []).map { ($0.node, $0) }) { $1 }
    var scrolls = Dictionary((interaction.returning?.scrolls ?? []).map { ($0.node, $0) }) { $1 }
    var nodes = tree.root.map { [$0] } ?? []
    while let node = nodes.popLast() {
      nodes += node.children
      if !node.chosenLengths.isEmpty {
        dividers[node.id.rawValue] = .init(node: node.id.rawValue, widths: node.chosenLengths)
      }
      let offset = node.scroll.offset
      guard node.unit.scrolling != nil, offset != CellPoint(column: 0, row: 0) else { continue }
      scrolls[node.id.rawValue] = .init(node: node.id.rawValue, column: offset.column, row: offset.row)
    }
    place.dividers = dividers.isEmpty ? nil : dividers.values.sorted { $0.node < $1.node }
    place.scrolls = scrolls.values.sorted { $0.node < $1.node }
    return place
  }

  /// Brings the person back to a place, as soon as the window shows it; what is not there until the next input is left out.
  public func go(to place: TerminalPlace) {
    interaction.returning = place
    for (scope, node) in place.memory { interaction.memory[RenderNodeID(scope)] = RenderNodeID(node) }
  }

  /// The person goes on: what is on the screen is not moved under their hands.
  func endReturn() {
    interaction.returning?.focused = nil
    interaction.returning?.scrolls.removeAll { tree[RenderNodeID($0.node)].map(isShown) ?? true }
  }

  /// Scrolls what is long enough by now.
  func returnScrolling() {
    returnDividers()
    guard let place = interaction.returning, !place.scrolls.isEmpty else { return }
    interaction.returning?.scrolls = place.scrolls.filter { wanted in
      guard let node = tree[RenderNodeID(wanted.node)] else { return true }
      let offset = node.scroll.offset
      _ = scroll(node, columns: wanted.column - offset.column, rows: wanted.row - offset.row)
      return node.scroll.offset != CellPoint(column: wanted.column, row: wanted.row)
    }
  }

  /// Gives the keyboard to the node that had it, and to what was typed into it its caret.
  func returnFocus(in ring: FocusRing) -> [TerminalEvent] {
    guard let place = interaction.returning, let focused = place.focused,
      let node = ring.nodes.first(where: { $0.id.rawValue == focused })
    else { return [] }
    // The person may have scrolled away from it, and is not brought back to it.
    let scrolls = self.place.scrolls
    interaction.returning?.scrolls = scrolls
    interaction.returning?.focused = nil
    var events = focus(node, tellsNewNode: false)
    returnScrolling()
    if let text = place.text, let caret = place.caret, let edited = interaction.editor {
      var editor = edited
      editor.restore(text, caret: caret)
      interaction.editor = editor
      // A field that takes its value at the end of editing has not had the text.
      if text != edited.text { events.append(TerminalEvent(.edit(editor.edit(since: edited)), to: node.id)) }
    }
    return events
  }
}
