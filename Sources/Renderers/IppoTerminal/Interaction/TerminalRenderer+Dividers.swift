import IppoRender

/// Lines between the parts of split views: a person drags them, or moves them by keys.
extension TerminalRenderer {
  /// The split view whose line is under the pointer, and the number of the line.
  func divider(_ hit: HitTest, at point: CellPoint) -> (LayoutNode, Int)? {
    for node in hit.path {
      guard let split = node.unit as? any DividedElement else { continue }
      let lines = split.lines(of: node, node.frame.size)
      if let line = lines.firstIndex(of: node.local(point)[split.dividedAxis]) { return (node, line) }
    }
    return nil
  }

  /// Moves a line to a point of the split view, as far as the limits allow.
  func moveDivider(_ line: Int, of node: LayoutNode, to point: CellPoint) {
    guard let split = node.unit as? any DividedElement else { return }
    moveDivider(line, of: node, split, to: point[split.dividedAxis])
  }

  private func moveDivider(_ line: Int, of node: LayoutNode, _ split: any DividedElement, to cell: Int) {
    guard split.lines(of: node, node.frame.size).indices.contains(line) else { return }
    let lengths = split.lengths(withLine: line, at: cell, of: node)
    guard node.chosenLengths != lengths else { return }
    node.chosenLengths = lengths
    tree.invalidate(node)
  }

  /// Moves the line near a node.
  ///
  /// - Parameter step: The axis, and the number of cells to the right or down.
  /// - Returns: Whether there is a line.
  func moveDivider(near node: LayoutNode, by step: (axis: RenderAxis, cells: Int)) -> Bool {
    guard let line = divider(near: node, along: step.axis), let split = line.node.unit as? any DividedElement else {
      return false
    }
    moveDivider(line.index, of: line.node, split, to: line.place + step.cells)
    return true
  }

  /// The line of the innermost split view around a node along an axis: the line behind the node's part, or before the
  /// last one.
  ///
  /// - Returns: The split view, the number of the line, and the place of the line in the split view.
  func divider(near node: LayoutNode, along axis: RenderAxis) -> (node: LayoutNode, index: Int, place: Int)? {
    var inner = node
    for ancestor in node.ancestors {
      if let split = ancestor.unit as? any DividedElement, split.dividedAxis == axis,
        case let lines = split.lines(of: ancestor, ancestor.frame.size), !lines.isEmpty,
        let child = ancestor.shown.firstIndex(where: { $0 === inner })
      {
        let index = min(split.part(ofChild: child, of: ancestor), lines.count - 1)
        return (ancestor, index, lines[index])
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
      guard (node.unit as? any DividedElement)?.canBeDivided == true, node.chosenLengths.isEmpty else { return false }
      node.chosenLengths = wanted.widths
      tree.invalidate(node)
      return false
    }
    interaction.returning?.dividers = missing.isEmpty ? nil : missing
  }
}

extension TerminalKeyPress {
  /// The axis and the cells by which the key moves a line to the right or down; `nil` for other keys.
  var dividerStep: (axis: RenderAxis, cells: Int)? {
    guard modifiers == .control else { return nil }
    switch key {
    case .left: return (.horizontal, -1)
    case .right: return (.horizontal, 1)
    case .up: return (.vertical, -1)
    case .down: return (.vertical, 1)
    case .character, .enter, .tab, .backspace, .delete, .insert, .escape, .home, .end, .pageUp, .pageDown, .function:
      return nil
    }
  }
}
