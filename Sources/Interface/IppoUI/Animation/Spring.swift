import Foundation
internal import IppoRender

/// The motion of a damped harmonic oscillator (`SwiftUI.Spring`).
public struct Spring: Hashable, Sendable {
  /// Relative mass at the end of the spring.
  public let mass: Double
  /// Spring constant.
  public let stiffness: Double
  /// Drag on the motion.
  public let damping: Double

  /// - Parameter allowOverDamping: keep a damping above the critical one; otherwise it is cut down to it.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// - Parameters:
  ///   - response: seconds of one undamped oscillation.
  ///   - dampingRatio: 1 does not overshoot, 0 oscillates for ever.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-6)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
  }

  /// - Parameters:
  ///   - duration: perceived seconds.
  ///   - bounce: -1...1; 0 is critically damped, above it overshoots, below it is flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999)))
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// Seconds of one undamped oscillation.
  public var response: Double { 2 * Double.pi / frequency }

  /// Damping as a share of the critical one.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// Perceived seconds.
  public var duration: Double { response }

  /// The amount of overshoot, -1...1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Seconds until the motion stays within a thousandth of its target.
  public var settlingDuration: Double {
    let ratio = dampingRatio
    guard ratio > 0 else { return .infinity }
    // The slowest exponential of the solution decides; at critical damping its factor grows with time, which
    // lengthens the tail: (1 + ωt)·e^-ωt falls below 0.001 at ωt = 9.23.
    if abs(ratio - 1) < 1e-4 { return 9.2334 / frequency }
    if ratio < 1 {
      return -log(0.001 * (1 - ratio * ratio).squareRoot()) / (ratio * frequency)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let slow = frequency * (ratio - root)
    return log((ratio + root) / (2 * root) / 0.001) / slow
  }

  /// Progress from 0 to `target` after `time` seconds, started with `initialVelocity`.
  public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    guard time > 0 else { return 0 }
    return RenderAnimation.Curve.spring(mass, stiffness, damping, initialVelocity, target: target, at: time)
  }

  /// No bounce.
  public static var smooth: Spring { smooth() }

  /// No bounce of its own.
  /// - Parameter duration: perceived seconds.
  /// - Parameter extraBounce: a bounce of -1...1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A small bounce.
  public static var snappy: Spring { snappy() }

  /// A small bounce.
  /// - Parameter duration: perceived seconds.
  /// - Parameter extraBounce: is added to the bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A larger bounce.
  public static var bouncy: Spring { bouncy() }

  /// A larger bounce.
  /// - Parameter duration: perceived seconds.
  /// - Parameter extraBounce: is added to the bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
