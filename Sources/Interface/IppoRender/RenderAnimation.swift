/// Timing of a change: renderers animate from what is on screen to the new values.
public struct RenderAnimation: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    /// Control points of a cubic Bézier from (0, 0) to (1, 1), as in CSS `cubic-bezier()`.
    case bezier(Double, Double, Double, Double)
    /// `duration` is the settling time.
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// How far the change is at equal distances of time, from its beginning to its end, as in CSS `linear()`. Two or more.
    case points([Double])
  }

  public var curve: Curve
  /// Seconds, before `speed`.
  public var duration: Double
  /// Seconds.
  public var delay: Double
  public var speed: Double
  /// `nil`: for ever.
  public var repeatCount: Int?
  public var autoreverses: Bool

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

/// How a node comes and goes. The way out is the way in, reversed, unless the two differ.
public indirect enum RenderTransition: Hashable, Sendable {
  public enum Edge: String, Sendable { case top, leading, bottom, trailing }

  case identity
  case opacity
  case move(Edge)
  case slide
  case push(Edge)
  case scale(Double, anchor: RenderPaint.UnitPoint)
  case offset(x: Double, y: Double)
  /// Radians.
  case rotation(Double, anchor: RenderPaint.UnitPoint)
  /// Points.
  case blur(radius: Double)
  case combined([RenderTransition])
  case asymmetric(insertion: RenderTransition, removal: RenderTransition)
  /// A transition with an animation of its own, which wins over that of the transaction.
  case animated(RenderTransition, RenderAnimation?)
}
