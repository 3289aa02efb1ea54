import IppoUI

extension RenderTransition {
  /// The `data-transition` value: what an element comes from, and, after a slash, what it goes to when that differs.
  ///
  /// Each is a list of `name argument…` separated by commas, which the client turns into one keyframe: `opacity`,
  /// `move EDGE`, `scale FACTOR X Y`, `offset X Y`. `nil` when nothing moves.
  var wire: String? {
    let way = keyframe(isInsertion: true)
    let back = keyframe(isInsertion: false)
    if way.isEmpty && back.isEmpty { return nil }
    return way == back ? way : "\(way)/\(back)"
  }

  private func keyframe(isInsertion: Bool) -> String {
    switch self {
    case .identity: ""
    case .opacity: "opacity"
    case .move(let edge): "move \(edge.rawValue)"
    case .slide: "move \((isInsertion ? Edge.leading : .trailing).rawValue)"
    case .push(let edge): "move \((isInsertion ? edge : edge.opposite).rawValue),opacity"
    case .scale(let factor, let anchor): "scale \(CSSLength.number(factor)) \(anchor.css)"
    case .offset(let x, let y): "offset \(CSSLength.points(x)) \(CSSLength.points(y))"
    case .combined(let parts):
      parts.map { $0.keyframe(isInsertion: isInsertion) }.filter { !$0.isEmpty }.joined(separator: ",")
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).keyframe(isInsertion: isInsertion)
    case .animated(let transition, _): transition.keyframe(isInsertion: isInsertion)
    }
  }

  /// The animation that wins over that of the transaction.
  func ownAnimation(isInsertion: Bool) -> RenderAnimation? {
    switch self {
    case .animated(_, let animation): animation
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).ownAnimation(isInsertion: isInsertion)
    case .combined(let parts): parts.lazy.compactMap { $0.ownAnimation(isInsertion: isInsertion) }.first
    case .identity, .opacity, .move, .slide, .push, .scale, .offset: nil
    }
  }
}

extension RenderTransition.Edge {
  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
