/// Timing of a change: renderers animate from what is on screen to the new values.
public struct RenderAnimation: Hashable, Sendable {
  /// The progress of a change over its duration.
  public enum Curve: Hashable, Sendable {
    /// Control points of a cubic Bézier from (0, 0) to (1, 1), as in CSS `cubic-bezier()`.
    case bezier(Double, Double, Double, Double)
    /// `duration` is the settling time.
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// The progress at equal distances of time, from the beginning to the end of the change, as in CSS `linear()`.
    /// There are two numbers or more.
    case points([Double])
  }

  /// The course of the change over its duration.
  public var curve: Curve
  /// Seconds, before `speed`.
  public var duration: Double
  /// Seconds.
  public var delay: Double
  /// The factor of the speed; 2 halves the duration.
  public var speed: Double
  /// `nil`: for ever.
  public var repeatCount: Int?
  /// Every second run goes backwards, as with `Animation.repeatCount(_:autoreverses:)`.
  public var autoreverses: Bool

  /// A change without delay that runs once, unless stated.
  /// - Parameter repeatCount: how often it runs in all; `nil`: for ever.
  public init(
    curve: Curve, duration: Double, delay: Double = 0, speed: Double = 1, repeatCount: Int? = 1,
    autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.speed = speed
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// Seconds until the change is complete; `nil` when it repeats for ever.
  public var totalDuration: Double? {
    repeatCount.map { delay + duration / max(speed, .leastNonzeroMagnitude) * Double($0) }
  }
}

/// The appearance and the disappearance of a node. The removal is the reversed insertion, unless the two differ.
public indirect enum RenderTransition: Hashable, Sendable {
  /// The edge of its container where a node enters or leaves.
  public enum Edge: String, Sendable { case top, leading, bottom, trailing }

  /// No transition: the node appears or disappears from one frame to the next.
  case identity
  /// Fades in and out.
  case opacity
  /// Moves in from an edge, and out over the same edge.
  case move(Edge)
  /// Moves in from the leading edge, and out over the trailing one.
  case slide
  /// Moves in from an edge while it fades in, and out over the opposite edge while it fades out.
  case push(Edge)
  /// Grows from a size, given as a multiple of its own, around a point of the node.
  case scale(Double, anchor: RenderPaint.UnitPoint)
  /// Moves from a distance, in points.
  case offset(x: Double, y: Double)
  /// Radians.
  case rotation(Double, anchor: RenderPaint.UnitPoint)
  /// Points.
  case blur(radius: Double)
  /// All of them at the same time.
  case combined([RenderTransition])
  /// A way in and a different way out.
  case asymmetric(insertion: RenderTransition, removal: RenderTransition)
  /// A transition with an animation of its own, which wins over that of the transaction.
  case animated(RenderTransition, RenderAnimation?)
}

extension RenderTransition {
  /// The animation that wins over that of the transaction: the outermost one, and of combined parts the first.
  package func ownAnimation(isInsertion: Bool) -> RenderAnimation? {
    switch self {
    case .animated(_, let animation): animation
    case .asymmetric(let insertion, let removal):
      (isInsertion ? insertion : removal).ownAnimation(isInsertion: isInsertion)
    case .combined(let parts): parts.lazy.compactMap { $0.ownAnimation(isInsertion: isInsertion) }.first
    case .identity, .opacity, .move, .slide, .push, .scale, .rotation, .blur, .offset: nil
    }
  }
}

extension RenderTransition.Edge {
  /// The edge on the other side.
  package var opposite: Self {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
