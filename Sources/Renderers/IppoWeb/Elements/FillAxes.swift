/// Along which axes a node takes all the space it is offered, as SwiftUI's flexible views do.
///
/// Flexbox does not pass this on by itself: a stack is flexible because a child of it is. It is therefore worked out
/// from the leaves up, and only where something changed.
struct FillAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let horizontal = FillAxes(rawValue: 1)
  static let vertical = FillAxes(rawValue: 2)
  static let both: FillAxes = [.horizontal, .vertical]
  /// For layers: a single layer takes the offered size and keeps its proportion, and so do all layers together. What is
  /// around them is not told.
  static let byOneProportion = FillAxes(rawValue: 4)

  /// For the width: at most the greatest widths that are set for the content of the node.
  static let limited = FillAxes(rawValue: 8)
  /// For the height: at most the rest that the proportions and the greatest heights of the content leave.
  static let proportionate = FillAxes(rawValue: 16)
  /// Only a divider fills the axis, and stands upright in a row.
  static let dividing = FillAxes(rawValue: 32)

  /// For the width: only layouts of the app's own are offered it, and decide how much of it they take. The client finds
  /// out how much it is.
  static let asking = FillAxes(rawValue: 64)

  /// No axis: something in the node is used by a person. What is around it is told whatever the axes are.
  static let holdsControls = FillAxes(rawValue: 128)
  /// No axis: the node is used, or something in it.
  static let used = FillAxes(rawValue: 256)
  /// No axis: of a context menu, the content is used, or something in it.
  static let holdsUsedContent = FillAxes(rawValue: 2048)

  /// No axis: something in the node has a height of its own.
  static let firm = FillAxes(rawValue: 512)
  /// No axis: something in the node gets by with less height than its content has, as texts and what scrolls do.
  static let yielding = FillAxes(rawValue: 1024)
  /// The flags about heights.
  static let firmness: FillAxes = [.firm, .yielding]

  /// The flags about a child beyond the axes it fills.
  static let beyondAxes: FillAxes = [.byOneProportion, .holdsControls, .used, .holdsUsedContent, .firmness]

  /// The axes of the node in a row: a divider there fills the other axis.
  var inRow: FillAxes {
    contains([.horizontal, .dividing]) ? subtracting([.horizontal, .dividing, .limited]).union(.vertical) : self
  }

  /// The axis is filled whatever is in the node, or is not.
  func setting(_ axis: FillAxes, _ isOn: Bool) -> FillAxes {
    let bounds = axis == .horizontal ? Self.boundsOfWidth : Self.boundsOfHeight
    return subtracting(bounds).subtracting(axis).union(isOn ? axis : [])
  }

  /// The axes that at least one of several nodes fills. They are bounded where all that fill them are.
  static func together(_ all: some Sequence<FillAxes>) -> FillAxes {
    var axes = FillAxes()
    var bounds: FillAxes = [boundsOfWidth, boundsOfHeight]
    for one in all {
      axes.formUnion(one)
      if one.contains(.horizontal) { bounds.formIntersection(one.union(boundsOfHeight)) }
      if one.contains(.vertical) { bounds.formIntersection(one.union(boundsOfWidth)) }
    }
    axes.formIntersection(.both)
    if !axes.contains(.horizontal) { bounds.subtract(boundsOfWidth) }
    if !axes.contains(.vertical) { bounds.subtract(boundsOfHeight) }
    return axes.union(bounds)
  }

  private static let boundsOfWidth: FillAxes = [.limited, .dividing, .asking]
  private static let boundsOfHeight = FillAxes.proportionate
}
