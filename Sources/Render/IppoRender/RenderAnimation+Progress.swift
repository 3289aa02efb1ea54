import Foundation

extension RenderAnimation.Curve {
  /// The progress after a share of a change that lasts some seconds: 0 at the start, 1 at the end. A spring goes beyond 1.
  package func progress(at share: Double, duration: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      share <= 0 ? 0 : share >= 1 ? 1 : Self.bezier(y1, y2, Self.parameter(x1, x2, at: share))
    case .spring(let mass, let stiffness, let damping, let velocity):
      Self.spring(mass, stiffness, damping, velocity, target: 1, at: share * duration)
    case .points(let points): Self.interpolated(points, at: share)
    }
  }

  /// A coordinate of a cubic Bézier curve from 0 to 1, with those of its two control points.
  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter of a cubic Bézier curve whose x is `x`, by bisection: x grows with the parameter.
  package static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The way of a damped harmonic oscillator from 0 to its rest at `target`.
  package static func spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, target: Double, at time: Double
  ) -> Double {
    guard mass > 0, stiffness > 0 else { return target }
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let spread = decay * decay - frequency * frequency
    // The distance from the rest obeys x″ + 2·decay·x′ + frequency²·x = 0 with x(0) = -target and x′(0) = velocity.
    let slope = velocity - decay * target
    let distance: Double
    if abs(spread) < 1e-6 * frequency * frequency {
      distance = (slope * time - target) * exp(-decay * time)
    } else if spread < 0 {
      let turn = (-spread).squareRoot()
      distance = exp(-decay * time) * (slope / turn * sin(turn * time) - target * cos(turn * time))
    } else {
      // Two exponentials, which stay finite where the hyperbolic functions of a strong damping do not.
      let root = spread.squareRoot()
      let (slow, fast) = (decay - root, decay + root)
      let share = (velocity - fast * target) / (fast - slow)
      distance = share * exp(-slow * time) - (target + share) * exp(-fast * time)
    }
    return distance.isFinite ? target + distance : target
  }

  /// The value between samples at equal distances: it lies on the line from one to the next.
  package static func interpolated(_ points: [Double], at share: Double) -> Double {
    guard points.count > 1 else { return points.last ?? 1 }
    let place = min(max(share, 0), 1) * Double(points.count - 1)
    let index = min(Int(place), points.count - 2)
    return points[index] + (points[index + 1] - points[index]) * (place - Double(index))
  }
}
