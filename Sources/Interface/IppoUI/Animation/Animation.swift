import Foundation

/// The course of a change from the old value to the new one (`SwiftUI.Animation`).
///
/// Animations are values: `.default == .default`, and an animation built the same way twice is equal.
///
/// Browsers and terminals animate their drawing. Where nothing moves, completions still wait for the animation's time.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.2).delay(0.1)) { isOpen.toggle() }
/// ```
public struct Animation: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case `default`
    case bezier(UnitCurve, duration: Double)
    case fluidSpring(Spring, blendDuration: Double)
    case interpolatingSpring(Spring, initialVelocity: Double)
    case custom(SampledAnimation)
  }

  enum Step: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// `nil`: for ever.
    case `repeat`(Int?, autoreverses: Bool)
    case logicallyComplete(after: Double)
  }

  let base: Base
  var steps: [Step] = []

  init(_ base: Base) { self.base = base }

  /// The system's own animation: a spring without bounce.
  public static let `default` = Animation(.default)

  /// The motion of the system's own animation.
  static let standard = Spring(response: 0.55, dampingRatio: 1)

  /// The animation that renderers run.
  ///
  /// A delay counts once, also where it was put inside a repetition.
  public var render: RenderAnimation {
    var result =
      switch base {
      case .default: Self.render(Self.standard, velocity: 0)
      case .bezier(let curve, let duration):
        RenderAnimation(curve: .bezier(curve.x1, curve.y1, curve.x2, curve.y2), duration: duration)
      case .fluidSpring(let spring, _): Self.render(spring, velocity: 0)
      case .interpolatingSpring(let spring, let velocity): Self.render(spring, velocity: velocity)
      case .custom(let animation): RenderAnimation(curve: .points(animation.points), duration: animation.duration)
      }
    for step in steps {
      switch step {
      case .delay(let delay): result.delay += delay
      case .speed(let speed):
        result.speed *= speed
        result.delay /= max(speed, .leastNonzeroMagnitude)
      case .repeat(let count, let autoreverses):
        result.repeatCount = count.flatMap { count in result.repeatCount.map { $0 * count } }
        result.autoreverses = autoreverses
      case .logicallyComplete: break
      }
    }
    return result
  }

  private static func render(_ spring: Spring, velocity: Double) -> RenderAnimation {
    RenderAnimation(
      curve: .spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity),
      duration: spring.settlingDuration)
  }
}

extension Animation {
  /// Seconds from a change to the completion of its animation; `nil` if it is never complete.
  func completionTime(_ criteria: AnimationCompletionCriteria) -> Double? {
    let total = render.totalDuration ?? .infinity
    let time = criteria == .removed ? total : min(logicalDuration, total)
    return time < .infinity ? time : nil
  }

  /// Seconds until users perceive the change as complete.
  private var logicalDuration: Double {
    var animation = Animation(base)
    var duration =
      switch base {
      case .default: Self.standard.duration
      case .fluidSpring(let spring, _): spring.duration
      case .bezier, .interpolatingSpring, .custom: animation.render.duration
      }
    for step in steps {
      animation.steps.append(step)
      switch step {
      case .delay(let delay): duration += delay
      case .speed(let speed): duration /= max(speed, .leastNonzeroMagnitude)
      // A repetition is complete with its last run.
      case .repeat: duration = animation.render.totalDuration ?? .infinity
      case .logicallyComplete(let time): duration = min(duration, max(time, 0))
      }
    }
    return duration
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The curve with its numbers, and then the steps that were added to it (`.delay(0.1)`).
  public var description: String {
    var text =
      switch base {
      case .default: "DefaultAnimation()"
      case .bezier(let curve, let duration):
        "BezierAnimation(duration: \(duration), curve: (\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2)))"
      case .fluidSpring(let spring, let blend):
        "FluidSpringAnimation(response: \(spring.response), dampingFraction: \(spring.dampingRatio), "
          + "blendDuration: \(blend))"
      case .interpolatingSpring(let spring, let velocity):
        "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping), "
          + "initialVelocity: \(velocity))"
      case .custom(let animation): String(describing: animation.animation)
      }
    for step in steps {
      switch step {
      case .delay(let delay): text += ".delay(\(delay))"
      case .speed(let speed): text += ".speed(\(speed))"
      case .repeat(let count?, let autoreverses): text += ".repeatCount(\(count), autoreverses: \(autoreverses))"
      case .repeat(nil, let autoreverses): text += ".repeatForever(autoreverses: \(autoreverses))"
      case .logicallyComplete(let duration): text += ".logicallyComplete(after: \(duration))"
      }
    }
    return text
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// The type alone. The description has the parts of an animation.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
