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
/// Renderers run transitions themselves: what the body does to the content is looked up beforehand, in each phase. They
/// fade, scale, move, turn and blur; other effects are not seen on the way.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// What is done to the content in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What kind of transition it is.
  static var properties: TransitionProperties { get }

  /// What renderers run.
  var _render: RenderTransition { get }
}

/// Where a view is on its way (`SwiftUI.TransitionPhase`).
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to be there.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

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

/// What kind of transition a transition is (`SwiftUI.TransitionProperties`).
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

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

  /// Both at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    RenderedTransition(AnyTransition(self).combined(with: AnyTransition(other)).render)
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    RenderedTransition(AnyTransition(self).animation(animation).render)
  }
}

/// A transition that renderers know: in a body it stands for what they run.
@MainActor @preconcurrency
public protocol _KnownTransition: Transition where Body == ModifiedContent<Content, _KnownTransitionModifier> {}

extension _KnownTransition {
  public func body(content: Content, phase: TransitionPhase) -> Body {
    content.modifier(_KnownTransitionModifier(transition: phase.isIdentity ? .identity : _render))
  }
}

/// Says what renderers run; changes nothing by itself.
public struct _KnownTransitionModifier: ViewModifier {
  let transition: RenderTransition

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
  public init() {}
  public var _render: RenderTransition { .opacity }
}

/// Fades between two views (`SwiftUI.BlurReplaceTransition`). Renderers do not blur on the way.
public struct BlurReplaceTransition: _KnownTransition {
  /// Where the view moves meanwhile. Renderers leave it where it is.
  public enum Configuration: Equatable, Sendable { case downUp, upUp }

  public init(configuration: Configuration) {}
  public var _render: RenderTransition { .opacity }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// Comes and goes at once.
public struct IdentityTransition: _KnownTransition {
  public init() {}
  public var _render: RenderTransition { .identity }
}

/// Enters from the leading edge and leaves towards the trailing edge.
public struct SlideTransition: _KnownTransition {
  public init() {}
  public var _render: RenderTransition { .slide }
}

/// Enters from an edge and leaves towards it.
public struct MoveTransition: _KnownTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public var _render: RenderTransition { .move(edge.renderEdge) }
}

/// Enters from an edge while fading in, and leaves towards the opposite edge while fading out.
public struct PushTransition: _KnownTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public var _render: RenderTransition { .push(edge.renderEdge) }
}

/// Grows from a scale and shrinks to it.
public struct ScaleTransition: _KnownTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public var _render: RenderTransition { .scale(scale, anchor: anchor.render) }
}

/// Moves by a distance in points.
public struct OffsetTransition: _KnownTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public var _render: RenderTransition { .offset(x: Double(offset.width), y: Double(offset.height)) }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _KnownTransition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public var _render: RenderTransition { .asymmetric(insertion: insertion._render, removal: removal._render) }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension View {
  /// How the view comes and goes when its insertion or removal is animated.
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
