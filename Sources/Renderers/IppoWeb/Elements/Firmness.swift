/// Whether an element keeps its height in a room that is too low, out of which it then stands.
///
/// A browser knows the least height of a node with all of its content, which what scrolls or can be cut short does not need.
enum Firmness {
  /// It gets by with less.
  case yields
  /// It has a height, whatever is in it.
  case isFirm
  /// It has none, and takes what it is offered.
  case none
  /// It is as what is in it.
  case ofContent
  /// It is as what lies over the others in it, or under them.
  case ofFirstChild

  /// What there is to say of a node with it.
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
