import IppoRender

extension RenderTransition {
  /// The `data-transition` value: what an element comes from, and, after a slash, what it goes to when that differs.
  ///
  /// Each is a list of `property value…` separated by commas, which the client turns into one keyframe. `nil` when
  /// nothing moves.
  var wire: String? {
    let way = keyframe(isInsertion: true)
    let back = keyframe(isInsertion: false)
    if way.isEmpty && back.isEmpty { return nil }
    return way == back ? way : "\(way)/\(back)"
  }

  private func keyframe(isInsertion: Bool) -> String {
    switch self {
    case .identity: ""
    case .opacity: "opacity 0"
    case .move(let edge): edge.keyframe
    case .slide: (isInsertion ? Edge.leading : .trailing).keyframe
    case .push(let edge): "\((isInsertion ? edge : edge.opposite).keyframe),opacity 0"
    case .scale(let factor, let anchor): "scale \(CSSLength.number(factor)),transformOrigin \(anchor.css)"
    case .rotation(let angle, let anchor): "rotate \(CSSLength.radians(angle)),transformOrigin \(anchor.css)"
    case .blur(let radius): "filter blur(\(CSSLength.points(radius)))"
    case .offset(let x, let y): "translate \(CSSLength.points(x)) \(CSSLength.points(y))"
    case .combined(let parts):
      parts.map { $0.keyframe(isInsertion: isInsertion) }.filter { !$0.isEmpty }.joined(separator: ",")
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).keyframe(isInsertion: isInsertion)
    case .animated(let transition, _): transition.keyframe(isInsertion: isInsertion)
    }
  }
}

extension RenderTransition.Edge {
  fileprivate var keyframe: String {
    switch self {
    case .top: "translate 0 -100%"
    case .bottom: "translate 0 100%"
    case .leading: "translate -100% 0"
    case .trailing: "translate 100% 0"
    }
  }
}
