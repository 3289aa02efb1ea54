internal import ConcurrencyExtras

public import Foundation

/// An insertion and removal of a view (`SwiftUI.AnyTransition`).
public struct AnyTransition: Sendable {
  /// The transition that renderers run.
  public let render: RenderTransition

  init(render: RenderTransition) { self.render = render }

  /// Erases a transition.
  public init<T: Transition>(_ transition: T) { render = valueOnMainActor(transition) { $0._render } }

  /// Comes and goes at once, in full.
  public static let identity = AnyTransition(render: .identity)

  /// Fades.
  public static let opacity = AnyTransition(render: .opacity)

  /// Enters from the leading edge and leaves towards the trailing edge.
  public static var slide: AnyTransition { AnyTransition(render: .slide) }

  /// Grows from nothing and shrinks to it, around the center.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from `scale` and shrinks to it, around `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(render: .scale(Double(scale), anchor: anchor.render))
  }

  /// Enters from `edge` and leaves towards it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(render: .move(edge.renderEdge)) }

  /// Enters from `edge` while fading in, and leaves towards the opposite edge while fading out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(render: .push(edge.renderEdge)) }

  /// Moves by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(render: .offset(x: Double(offset.width), y: Double(offset.height)))
  }

  /// Moves by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(render: .offset(x: Double(x), y: Double(y)))
  }

  /// One transition for coming, another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(render: .asymmetric(insertion: insertion.render, removal: removal.render))
  }

  /// Returns a transition of both at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(render: .combined(parts(of: render) + parts(of: other.render)))
  }

  /// The transition with an animation of its own, which replaces that of the change that shows or hides the view.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(render: .animated(render, animation?.render))
  }
}

private func parts(of transition: RenderTransition) -> [RenderTransition] {
  if case .combined(let parts) = transition { parts } else { [transition] }
}
