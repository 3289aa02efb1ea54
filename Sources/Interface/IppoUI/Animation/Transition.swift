public import Foundation

/// A way for a view to come and go, as a type of its own (`SwiftUI.Transition`).
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(phase.value * 90))
///   }
/// }
/// ```
///
/// Renderers run transitions themselves, by the effects of the body on the content in each phase. They fade, scale,
/// move, turn and blur; other effects do not show during the transition. In terminals views come and go at once.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// The placeholder for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The content with its effects in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// The transition that renderers run.
  var _render: RenderTransition { get }
}

/// The phase of a view in its transition (`SwiftUI.TransitionPhase`).
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to be there.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there, neither coming nor going.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is there, 0 while it is, 1 when it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition (`SwiftUI.TransitionProperties`).
public struct TransitionProperties: Sendable {
  /// Whether the transition has motion.
  public var hasMotion: Bool

  /// A transition with motion by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// The properties of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The effects of the body on the content in each phase, as far as renderers run them.
  public var _render: RenderTransition {
    func parts(_ phase: TransitionPhase) -> [RenderTransition] {
      (body(content: PlaceholderContentView(nil), phase: phase) as? any TransitionPart)?.transitions ?? []
    }
    let resting = parts(.identity)
    let insertion = RenderTransition(from: parts(.willAppear), to: resting)
    let removal = RenderTransition(from: parts(.didDisappear), to: resting)
    return insertion == removal ? insertion : .asymmetric(insertion: insertion, removal: removal)
  }

  /// The content as it is in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(AnyView(content)), phase: phase)
  }

  /// Returns a transition of both at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    RenderedTransition(AnyTransition(self).combined(with: AnyTransition(other)).render)
  }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    RenderedTransition(AnyTransition(self).animation(animation).render)
  }
}

/// A transition that renderers know. Its body has a modifier that stands for the renderer's transition.
@MainActor @preconcurrency
public protocol _KnownTransition: Transition where Body == ModifiedContent<Content, _KnownTransitionModifier> {}

extension _KnownTransition {
  /// The content with the transition that renderers run.
  public func body(content: Content, phase: TransitionPhase) -> Body {
    content.modifier(_KnownTransitionModifier(transition: phase.isIdentity ? .identity : _render))
  }
}

/// Names the transition that renderers run; changes nothing by itself.
public struct _KnownTransitionModifier: ViewModifier {
  let transition: RenderTransition

  /// The content, unchanged.
  public func body(content: Content) -> some View { content }
}

extension _KnownTransitionModifier: TransitionPart {
  var transitions: [RenderTransition] { transition == .identity ? [] : [transition] }
}

private struct RenderedTransition: _KnownTransition {
  let _render: RenderTransition

  init(_ render: RenderTransition) { _render = render }
}

/// Fades.
public struct OpacityTransition: _KnownTransition {
  /// Fades in and out.
  public init() {}
  /// The transition that renderers run: a fade.
  public var _render: RenderTransition { .opacity }
}

/// Fades between two views (`SwiftUI.BlurReplaceTransition`). Renderers do not blur on the way.
public struct BlurReplaceTransition: _KnownTransition {
  /// The directions in which the view moves. Renderers leave it where it is.
  public enum Configuration: Equatable, Sendable { case downUp, upUp }

  /// Fades between two views.
  /// - Parameter configuration: has no effect: the view stays where it is.
  public init(configuration: Configuration) {}
  /// The transition that renderers run: a fade.
  public var _render: RenderTransition { .opacity }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades between two views.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Fades between two views.
  /// - Parameter configuration: has no effect: the view stays where it is.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// Comes and goes at once.
public struct IdentityTransition: _KnownTransition {
  /// Comes and goes at once.
  public init() {}
  /// The identity, which renderers run without any effect.
  public var _render: RenderTransition { .identity }
}

/// Enters from the leading edge and leaves towards the trailing edge.
public struct SlideTransition: _KnownTransition {
  /// Enters from the leading edge and leaves towards the trailing edge.
  public init() {}
  /// The transition that renderers run: a move from one edge to the other.
  public var _render: RenderTransition { .slide }
}

/// Enters from an edge and leaves towards it.
public struct MoveTransition: _KnownTransition {
  /// The edge where the view enters and leaves.
  public var edge: Edge
  /// Enters from an edge and leaves towards it.
  public init(edge: Edge) { self.edge = edge }
  /// The transition that renderers run: a move from the edge and back.
  public var _render: RenderTransition { .move(edge.renderEdge) }
}

/// Enters from an edge while fading in, and leaves towards the opposite edge while fading out.
public struct PushTransition: _KnownTransition {
  /// The edge where the view enters.
  public var edge: Edge
  /// Enters from an edge and leaves towards the opposite one.
  public init(edge: Edge) { self.edge = edge }
  /// The transition that renderers run: a move from the edge to the opposite one, with a fade.
  public var _render: RenderTransition { .push(edge.renderEdge) }
}

/// Grows from a scale and shrinks to it.
public struct ScaleTransition: _KnownTransition {
  /// The scale before the view is there and when it is gone: 1 is its own size.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint
  /// Grows from a scale around a point, and shrinks to it.
  /// - Parameter scale: that before the view is there and when it is gone: 1 is its own size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The transition that renderers run: a scale around the anchor.
  public var _render: RenderTransition { .scale(scale, anchor: anchor.render) }
}

/// Moves by a distance in points.
public struct OffsetTransition: _KnownTransition {
  /// The distance from the view's place at which the view enters and leaves, in points.
  public var offset: CGSize
  /// Enters from a distance, and leaves to it.
  /// - Parameter offset: how far from its place the view enters, and leaves to, in points.
  public init(_ offset: CGSize) { self.offset = offset }
  /// The transition that renderers run: a move by the offset.
  public var _render: RenderTransition { .offset(x: Double(offset.width), y: Double(offset.height)) }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _KnownTransition {
  /// The insertion of the view.
  public var insertion: Insertion
  /// The removal of the view.
  public var removal: Removal
  /// One transition for coming, another for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The transition that renderers run: the one transition in, the other one out.
  public var _render: RenderTransition { .asymmetric(insertion: insertion._render, removal: removal._render) }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// Enters from the leading edge and leaves towards the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Enters from an edge and leaves towards it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Enters from an edge while it fades in, and leaves towards the opposite edge while it fades out.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing, and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a scale around a point, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Enters from a distance in points, and leaves to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Enters from a distance in points, and leaves to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension View {
  /// Sets the animated insertion and removal of the view.
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
