public import Foundation

/// A way for a view to come and go, as a type of its own (`SwiftUI.Transition`).
///
/// The transitions of SwiftUI conform. Renderers run transitions themselves, so one that is described by a view
/// (`body(content:phase:)`) cannot be conformed to here.
public protocol Transition: Sendable {
  /// What renderers run.
  var _render: RenderTransition { get }
}

extension Transition {
  /// Both at the same time.
  public func combined<T: Transition>(with other: T) -> AnyTransition {
    AnyTransition(self).combined(with: AnyTransition(other))
  }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self).animation(animation) }
}

/// Fades.
public struct OpacityTransition: Transition {
  public init() {}
  public var _render: RenderTransition { .opacity }
}

/// Fades between two views (`SwiftUI.BlurReplaceTransition`). Renderers do not blur on the way.
public struct BlurReplaceTransition: Transition {
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
public struct IdentityTransition: Transition {
  public init() {}
  public var _render: RenderTransition { .identity }
}

/// Enters from the leading edge and leaves towards the trailing edge.
public struct SlideTransition: Transition {
  public init() {}
  public var _render: RenderTransition { .slide }
}

/// Enters from an edge and leaves towards it.
public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public var _render: RenderTransition { .move(edge.renderEdge) }
}

/// Enters from an edge while fading in, and leaves towards the opposite edge while fading out.
public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  public var _render: RenderTransition { .push(edge.renderEdge) }
}

/// Grows from a scale and shrinks to it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public var _render: RenderTransition { .scale(scale, anchor: anchor.render) }
}

/// Moves by a distance in points.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public var _render: RenderTransition { .offset(x: Double(offset.width), y: Double(offset.height)) }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
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
