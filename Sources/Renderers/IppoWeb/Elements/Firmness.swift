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

  /// - Parameter children: what is known of the children.
  func axes(_ children: some Collection<FillAxes>) -> FillAxes {
    switch self {
    case .yields: .yielding
    case .isFirm: .firm
    case .none: []
    case .ofContent: children.reduce(FillAxes()) { $0.union($1) }.intersection([.firm, .yielding])
    case .ofFirstChild: (children.first ?? []).intersection([.firm, .yielding])
    }
  }
}
