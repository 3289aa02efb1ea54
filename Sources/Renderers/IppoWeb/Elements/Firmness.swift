/// Whether an element keeps its height in a room that is too low, out of which it then stands.
///
/// A browser knows the least height of a node with all of its content, which what scrolls or can be cut short does not need.
enum Firmness {
  /// The view can be smaller.
  case yields
  /// The view has a fixed height, whatever its content.
  case isFirm
  /// The view has no height of its own, and takes the offered one.
  case none
  /// The view is as firm as its content.
  case ofContent
  /// The view is as firm as the layer over or under its other layers.
  case ofFirstChild

  /// The flags of a node with this firmness.
  func axes(_ content: FillContent) -> FillAxes {
    switch self {
    case .yields: .yielding
    case .isFirm: .firm
    case .none: []
    case .ofContent: content.children.reduce([]) { $0.union(content.firmness(of: $1)) }
    case .ofFirstChild: content.children.first.map(content.firmness(of:)) ?? []
    }
  }
}
