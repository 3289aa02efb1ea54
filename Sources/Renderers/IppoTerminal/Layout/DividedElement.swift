import IppoRender

/// An element with lines between its parts, which a user moves.
///
/// The node keeps the lengths that the user has chosen, by the number of lines from each on (`LayoutNode.chosenLengths`).
protocol DividedElement: TerminalElement {
  /// The axis along which the parts stand.
  var dividedAxis: RenderAxis { get }

  /// Whether the element can have lines.
  var canBeDivided: Bool { get }

  /// The cells of the lines along the axis, from the left or the upper edge of the node.
  func lines(of node: LayoutNode, _ size: CellSize) -> [Int]

  /// The part that a shown child belongs to; the part in front of the first line is 0.
  func part(ofChild index: Int, of node: LayoutNode) -> Int

  /// The lengths that the user has chosen once a line is at a cell, within the limits.
  func lengths(withLine index: Int, at cell: Int, of node: LayoutNode) -> [Int: Int]
}
