import Foundation

extension Animation {
  // MARK: Timing curves

  /// An equal speed throughout.
  public static var linear: Animation { linear(duration: 0.35) }

  /// - Parameter duration: seconds.
  public static func linear(duration: Double) -> Animation { Animation(.bezier(.linear, duration: duration)) }

  /// A slow start.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// - Parameter duration: seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.bezier(.easeIn, duration: duration)) }

  /// A slow end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// - Parameter duration: seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.bezier(.easeOut, duration: duration)) }

  /// A slow start and end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// - Parameter duration: seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.bezier(.easeInOut, duration: duration)) }

  /// A cubic Bézier with control points (`p1x`, `p1y`) and (`p2x`, `p2y`).
  ///
  /// - Parameter duration: seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(UnitCurve(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// - Parameter duration: seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.bezier(curve, duration: duration))
  }

  // MARK: Springs

  /// A spring without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// - Parameters:
  ///   - duration: perceived seconds.
  ///   - bounce: -1...1; 0 does not overshoot.
  ///   - blendDuration: has no effect: renderers begin at the state on the screen.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// - Parameters:
  ///   - response: seconds of one undamped oscillation.
  ///   - dampingFraction: 1 does not overshoot.
  ///   - blendDuration: has no effect: renderers begin at the state on the screen.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring of given motion.
  /// - Parameter blendDuration: has no effect: renderers begin at the state on the screen.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.fluidSpring(spring, blendDuration: blendDuration))
  }

  /// A stiff spring for changes that follow a finger or the pointer.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A stiff spring, by how fast it swings and how much it is damped.
  /// - Parameters:
  ///   - response: seconds of one undamped oscillation.
  ///   - dampingFraction: 1 does not overshoot.
  ///   - blendDuration: has no effect: renderers begin at the state on the screen.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A stiff spring, by how long it seems to take.
  /// - Parameters:
  ///   - duration: perceived seconds.
  ///   - extraBounce: is added to the bounce of 0.14.
  ///   - blendDuration: has no effect: renderers begin at the state on the screen.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without a bounce of its own.
  /// - Parameter duration: perceived seconds.
  /// - Parameter extraBounce: a bounce of -1...1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce.
  /// - Parameter duration: perceived seconds.
  /// - Parameter extraBounce: is added to the bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a larger bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a larger bounce.
  /// - Parameter duration: perceived seconds.
  /// - Parameter extraBounce: is added to the bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring by its physical properties, which may be damped more than needed. Renderers begin at the state on the
  /// screen, without adding the motion of an animation that still runs.
  /// - Parameter initialVelocity: shares of the whole change per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by how long it seems to take, with a velocity to begin with.
  /// - Parameters:
  ///   - duration: perceived seconds.
  ///   - bounce: -1...1; 0 does not overshoot.
  ///   - initialVelocity: shares of the whole change per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of given motion, with a velocity to begin with.
  /// - Parameter initialVelocity: shares of the whole change per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// A spring of half a second without bounce that begins at rest.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  // MARK: Timing of the whole

  private func adding(_ step: Step) -> Animation {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  /// Starts `delay` seconds later.
  public func delay(_ delay: Double) -> Animation { adding(.delay(delay)) }

  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { adding(.speed(speed)) }

  /// Runs `repeatCount` times, every other time backwards if `autoreverses`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repeat(repeatCount, autoreverses: autoreverses))
  }

  /// Runs until the view goes, every other time backwards if `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repeat(nil, autoreverses: autoreverses))
  }

  /// Counts as logically complete `duration` seconds after its start, if it would be later otherwise.
  public func logicallyComplete(after duration: Double) -> Animation {
    adding(.logicallyComplete(after: duration))
  }
}
