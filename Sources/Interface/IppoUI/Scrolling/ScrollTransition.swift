internal import Foundation

/// The position of a view relative to the scroll view that it moves through (`SwiftUI.ScrollTransitionPhase`).
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or leading edge, or gone there.
  case topLeading
  /// The view is in sight.
  case identity
  /// About to come in at the bottom or trailing edge, or gone there.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 and 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The conditions under which a view changes on its way through a scroll view
/// (`SwiftUI.ScrollTransitionConfiguration`).
///
/// A view is in sight once the threshold is, and changes from one phase to the next; it does not follow the finger.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that has to be within the scroll view (`SwiftUI.ScrollTransitionConfiguration.Threshold`).
  public struct Threshold: Sendable {
    /// A part of the view, 0...1.
    fileprivate var part: Double
    /// Points, inwards.
    fileprivate var inset: Double = 0

    /// All of the view is in it.
    public static let visible = Threshold(part: 1)
    /// A part of the view is in it.
    public static let hidden = Threshold(part: 0)
    /// Half of the view is in it.
    public static var centered: Threshold { Threshold(part: 0.5) }

    /// A part of the view is in it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }

    /// The same within edges that are moved inwards by a distance in points.
    public func inset(by distance: Double) -> Threshold { Threshold(part: part, inset: inset + distance) }

    /// A threshold between this one, for 0, and another, for 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(part: part + (other.part - part) * amount, inset: inset + (other.inset - inset) * amount)
    }
  }

  fileprivate var animation: Animation?
  fileprivate var threshold = Threshold.visible(0.5)

  /// Animated with the default animation.
  public static let animated = ScrollTransitionConfiguration(animation: .default)
  /// The same as ``animated``, because views do not follow the finger here.
  public static let interactive = ScrollTransitionConfiguration(animation: .default)
  /// The view counts as visible for as long as any part of it is. It changes without an animation, so that changes stay
  /// out of sight.
  public static let identity = ScrollTransitionConfiguration(animation: nil, threshold: .hidden)

  /// Animated in a certain way.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }

  /// The same as ``interactive``. The curve has no effect, because views move without a finger here.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }

  /// The same with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// The phase of a view at a place in the viewport.
  fileprivate func phase(_ range: ClosedRange<CGFloat>, in length: CGFloat) -> ScrollTransitionPhase {
    let size = range.upperBound - range.lowerBound
    let (needed, inset) = (size * CGFloat(threshold.part), CGFloat(threshold.inset))
    if range.upperBound - inset < needed { return .topLeading }
    if length - inset - range.lowerBound < needed { return .bottomTrailing }
    return .identity
  }
}

extension View {
  /// Changes how the view is drawn while it comes into a scroll view and leaves it.
  ///
  /// - Parameters:
  ///   - configuration: When, and how it is animated.
  ///   - axis: The axis it moves along; `nil` for the vertical one.
  ///   - transition: Adds changes to an effect that changes nothing.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn while it comes into a scroll view and leaves it, at each edge in a way of its own.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis ?? .vertical) {
        transition(EmptyVisualEffect(), $0)._elements
      })
  }
}

private struct ScrollTransitionModifier: ViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis
  let elements: (ScrollTransitionPhase) -> [RenderElement]
  @State private var phase = ScrollTransitionPhase.identity

  func body(content: Content) -> some View {
    content.modifier(VisualEffectModifier { _ in elements(phase) })
      .onGeometryChange(for: ScrollTransitionPhase?.self) { proxy in
        guard let viewport = proxy.bounds(of: .scrollView) else { return nil }
        let range =
          axis == .vertical
          ? (0 - viewport.minY)...(proxy.size.height - viewport.minY)
          : (0 - viewport.minX)...(proxy.size.width - viewport.minX)
        let length = axis == .vertical ? viewport.height : viewport.width
        let leading = topLeading.phase(range, in: length)
        if leading == .topLeading { return leading }
        let trailing = bottomTrailing.phase(range, in: length)
        return trailing == .bottomTrailing ? trailing : .identity
      } action: { new in
        guard let new, new != phase else { return }
        let edge = (new == .identity ? phase : new) == .topLeading ? topLeading : bottomTrailing
        withAnimation(edge.animation) { phase = new }
      }
  }
}
