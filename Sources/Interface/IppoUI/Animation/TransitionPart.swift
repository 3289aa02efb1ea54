/// A modifier or view of which a renderer can make a transition.
@MainActor
protocol TransitionPart {
  /// The transitions of the view, as renderers know them.
  var transitions: [RenderTransition] { get }
}

extension RenderTransition {
  /// The transition between the effects on a view at one end and those at the other.
  init(from active: [RenderTransition], to resting: [RenderTransition]) {
    let parts = active.filter { !resting.contains($0) }
    self = parts.count == 1 ? parts[0] : parts.isEmpty ? .identity : .combined(parts)
  }
}
