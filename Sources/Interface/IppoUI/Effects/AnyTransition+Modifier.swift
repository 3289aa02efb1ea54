internal import ConcurrencyExtras
internal import Foundation

extension AnyTransition {
  /// The view comes from the state that `active` gives it, and goes to that state.
  ///
  /// Renderers run transitions themselves: they fade (for any opacity below that of `identity`), scale, move, turn and
  /// blur. Other effects of `active` do not show during the transition. The view ends up the same.
  ///
  /// - Parameters:
  ///   - active: The modifier at the outer end of the transition.
  ///   - identity: The modifier while the view is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    valueOnMainActor((active, identity)) { ends in
      AnyTransition(render: RenderTransition(from: parts(ofModifier: ends.0), to: parts(ofModifier: ends.1)))
    }
  }
}

@MainActor
private func parts<M: ViewModifier>(ofModifier modifier: M) -> [RenderTransition] {
  if let part = modifier as? any TransitionPart { return part.transitions }
  if M.Body.self == Never.self { return [] }
  return (modifier.bodyOfNothing as? any TransitionPart)?.transitions ?? []
}

extension ModifiedContent: TransitionPart {
  var transitions: [RenderTransition] {
    let inner =
      (content as? any TransitionPart)?.transitions ?? (content as? any ViewModifier).map { parts(ofModifier: $0) }
      ?? []
    return inner + ((modifier as? any ViewModifier).map { parts(ofModifier: $0) } ?? [])
  }
}

extension _OpacityEffect: TransitionPart {
  var transitions: [RenderTransition] { opacity < 1 ? [.opacity] : [] }
}

extension _OffsetEffect: TransitionPart {
  var transitions: [RenderTransition] {
    offset == .zero ? [] : [.offset(x: Double(offset.width), y: Double(offset.height))]
  }
}

extension _ScaleEffect: TransitionPart {
  var transitions: [RenderTransition] {
    scale.width == 1 && scale.height == 1 ? [] : [.scale(Double(scale.width), anchor: anchor.render)]
  }
}

extension _RotationEffect: TransitionPart {
  var transitions: [RenderTransition] {
    angle == .zero ? [] : [.rotation(angle.radians, anchor: anchor.render)]
  }
}

extension _FilterEffect: TransitionPart {
  var transitions: [RenderTransition] {
    if case .blur(let radius) = effect, radius > 0 { [.blur(radius: radius)] } else { [] }
  }
}

extension _ConditionalContent: TransitionPart {
  var transitions: [RenderTransition] {
    switch storage {
    case .first(let content): (content as? any TransitionPart)?.transitions ?? []
    case .second(let content): (content as? any TransitionPart)?.transitions ?? []
    }
  }
}
