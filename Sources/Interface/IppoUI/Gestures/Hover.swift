public import Foundation

/// The position of a pointer while it hovers (`SwiftUI.HoverPhase`).
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point within it.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The look of a view under a pointer (`SwiftUI.HoverEffect`).
public struct HoverEffect: Equatable, Sendable {
  let render: RenderHoverEffect

  /// The renderer's own effect: a highlight.
  public static let automatic = HoverEffect(render: .highlight)
  /// The view is lit up.
  public static let highlight = HoverEffect(render: .highlight)
  /// The view is raised.
  public static let lift = HoverEffect(render: .lift)
}

/// The last reported position of the pointer, over the view or outside.
@MainActor
private final class HoverSession: Remade {
  var isOver = false

  var isAsMade: Bool { !isOver }
}

private struct HoverModifier: ViewModifier {
  @State private var session = HoverSession()
  let gestures: RenderGestures
  let action: (_ wasOver: Bool, _ point: CGPoint?) -> Void

  func body(content: Content) -> some View {
    content.modifier(HoverAttribute(gestures: gestures, session: session, action: action))
  }
}

private struct HoverAttribute: AttributeModifier {
  typealias Body = Never
  let gestures: RenderGestures
  let session: HoverSession
  let action: (_ wasOver: Bool, _ point: CGPoint?) -> Void

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.gestures.formUnion(gestures)
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .hover(let point) = event else { return false }
    let wasOver = session.isOver
    session.isOver = point != nil
    if wasOver || point != nil { action(wasOver, point.map { CGPoint(x: $0.x, y: $0.y) }) }
    return true
  }
}

private struct HoverEffectModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let effect: RenderHoverEffect?

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if let effect, context.environment.isHoverEffectEnabled { attributes.hoverEffect = effect }
  }
}

extension View {
  /// Runs `action` with `true` when a pointer comes over the view, and with `false` when it leaves.
  ///
  /// Fingers do not hover. A terminal sends the pointer if it reports motion (DECSET 1003).
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HoverModifier(gestures: .hover) { wasOver, point in
        if wasOver != (point != nil) { action(point != nil) }
      })
  }

  /// Runs `action` while a pointer moves over the view, and when it leaves.
  ///
  /// Points are within the view, at most one for each frame the screen shows.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(gestures: [.hover, .hoverMove]) { _, point in action(point.map { .active($0) } ?? .ended) })
  }

  /// The look of the view under a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: isEnabled ? effect.render : nil))
  }

  /// Whether the hover effects of views inside are off.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}

private struct HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether pointers have effects on the looks of views.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}
