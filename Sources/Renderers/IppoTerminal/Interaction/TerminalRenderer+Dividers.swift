import IppoRender

/// Lines between the columns of split views: a person drags them, or moves them by keys.
extension TerminalRenderer {
  /// The split view whose line is under the pointer, and the column before the line.
  func divider(_ hit: HitTest, at point: CellPoint) -> (LayoutNode, Int)? {
    for node in hit.path {
      guard let split = node.unit as? NavigationElement else { continue }
      let lines = split.lines(of: node, node.frame.size)
      if let column = lines.firstIndex(of: node.local(point).column) { return (node, column) }
    }
    return nil
  }

  /// Moves the line behind a column to a cell of the split view, as far as the limits allow.
  func moveDivider(behind column: Int, of node: LayoutNode, to cell: Int) {
    guard let split = node.unit as? NavigationElement, column < split.navigation.columns.count - 1 else { return }
    let widths = split.widths(withLineBehind: column, at: cell, of: node)
    guard node.chosenWidths != widths else { return }
    node.chosenWidths = widths
    tree.invalidate(node)
  }

  /// Moves the line near a node.
  ///
  /// - Parameter step: The number of cells to the right.
  /// - Returns: Whether there is a line.
  func moveDivider(near node: LayoutNode, by step: Int) -> Bool {
    guard let line = divider(near: node) else { return false }
    moveDivider(behind: line.column, of: line.split, to: line.place + step)
    return true
  }

  /// The line of the innermost split view around a node: the line behind the node's column, or before the last one.
  ///
  /// - Returns: The split view, the column before the line, and the place of the line in the split view.
  func divider(near node: LayoutNode) -> (split: LayoutNode, column: Int, place: Int)? {
    var inner = node
    for ancestor in node.ancestors {
      if let split = ancestor.unit as? NavigationElement,
        case let lines = split.lines(of: ancestor, ancestor.frame.size), !lines.isEmpty,
        let column = ancestor.shown.firstIndex(where: { $0 === inner }).map({ min($0, lines.count - 1) })
      {
        return (ancestor, column, lines[column])
      }
      inner = ancestor
    }
    return nil
  }

  /// Puts lines back where the person had them, once their split views are there.
  func returnDividers() {
    guard let dividers = interaction.returning?.dividers else { return }
    let missing = dividers.filter { wanted in
      guard let node = tree[RenderNodeID(wanted.node)] else { return true }
      guard node.unit is NavigationElement, node.chosenWidths.isEmpty else { return false }
      node.chosenWidths = wanted.widths
      tree.invalidate(node)
      return false
    }
    interaction.returning?.dividers = missing.isEmpty ? nil : missing
  }
}

extension TerminalKeyPress {
  /// The cells by which the key moves a line to the right; `nil` for other keys.
  var dividerStep: Int? {
    guard modifiers == .control else { return nil }
    return key == .left ? -1 : key == .right ? 1 : nil
  }
}
