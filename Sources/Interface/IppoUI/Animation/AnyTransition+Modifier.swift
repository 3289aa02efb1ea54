internal import Foundation

/// A modifier or view of which a renderer can make a transition.
@MainActor
private protocol TransitionPart {
  /// Where the view comes from, as renderers say it.
  var transitions: [RenderTransition] { get }
}

extension AnyTransition {
  /// The view comes from what `active` makes of it, and goes to that.
  ///
  /// Renderers run transitions themselves: they fade (for any opacity below that of `identity`), scale and move.
  /// Other effects of `active` are not seen on the way. The view ends up the same.
  ///
  /// - Parameters:
  ///   - active: The modifier at the outer end of the transition.
  ///   - identity: The modifier while the view is there.
  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let resting = parts(ofModifier: identity)
    let parts = parts(ofModifier: active).filter { !resting.contains($0) }
    return AnyTransition(render: parts.count == 1 ? parts[0] : parts.isEmpty ? .identity : .combined(parts))
  }
}

@MainActor
private func parts<M: ViewModifier>(ofModifier modifier: M) -> [RenderTransition] {
  if let part = modifier as? any TransitionPart { return part.transitions }
  if M.Body.self == Never.self { return [] }
  return (modifier.bodyOfNothing as? any TransitionPart)?.transitions ?? []
}

extension ModifiedContent: TransitionPart {
  fileprivate var transitions: [RenderTransition] {
    let inner =
      (content as? any TransitionPart)?.transitions ?? (content as? any ViewModifier).map { parts(ofModifier: $0) }
      ?? []
    return inner + ((modifier as? any ViewModifier).map { parts(ofModifier: $0) } ?? [])
  }
}

extension _OpacityEffect: TransitionPart {
  fileprivate var transitions: [RenderTransition] { opacity < 1 ? [.opacity] : [] }
}

extension _OffsetEffect: TransitionPart {
  fileprivate var transitions: [RenderTransition] {
    offset == .zero ? [] : [.offset(x: Double(offset.width), y: Double(offset.height))]
  }
}

extension _ScaleEffect: TransitionPart {
  fileprivate var transitions: [RenderTransition] {
    scale.width == 1 && scale.height == 1 ? [] : [.scale(Double(scale.width), anchor: anchor.render)]
  }
}
