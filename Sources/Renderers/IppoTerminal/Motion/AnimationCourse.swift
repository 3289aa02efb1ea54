import Foundation
import IppoRender

/// The progress of an animation at each time after its start, with its delay, speed and repetitions.
struct AnimationCourse: Equatable {
  private let animation: RenderAnimation

  init(_ animation: RenderAnimation) { self.animation = animation }

  /// The length of one run, in seconds.
  private var run: Double { animation.duration / max(animation.speed, .leastNonzeroMagnitude) }

  /// Whether the animation has ended.
  func isOver(after time: Double) -> Bool { animation.totalDuration.map { time >= $0 } ?? (run <= 0) }

  /// The share of the change that is done: 0 at the start, 1 at the end. A spring goes beyond 1.
  func progress(after time: Double) -> Double {
    guard !isOver(after: time) else { return 1 }
    let time = time - animation.delay
    guard time > 0, run > 0 else { return 0 }
    let count = (time / run).rounded(.down)
    let share = time / run - count
    let isBackward = animation.autoreverses && !count.truncatingRemainder(dividingBy: 2).isZero
    return value(at: isBackward ? 1 - share : share)
  }

  private func value(at share: Double) -> Double {
    switch animation.curve {
    case .bezier(let x1, let y1, let x2, let y2): Self.bezier(x1, y1, x2, y2, at: share)
    case .spring(let mass, let stiffness, let damping, let velocity):
      Self.spring(mass, stiffness, damping, velocity, at: share * animation.duration)
    case .points(let points): Self.interpolated(points, at: share)
    }
  }

  /// The height of a cubic Bézier curve above a place between 0 and 1.
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at place: Double) -> Double {
    func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // The places of the curve grow with its parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if curve(x1, x2, middle) < place { low = middle } else { high = middle }
    }
    return curve(y1, y2, (low + high) / 2)
  }

  /// The way of a damped harmonic oscillator from 0 to its rest at 1.
  private static func spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, at time: Double
  ) -> Double {
    guard mass > 0, stiffness > 0 else { return 1 }
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let spread = decay * decay - frequency * frequency
    // The distance from the rest obeys x″ + 2·decay·x′ + frequency²·x = 0 with x(0) = -1 and x′(0) = velocity.
    let slope = velocity - decay
    let distance: Double
    if abs(spread) < 1e-6 * frequency * frequency {
      distance = (slope * time - 1) * exp(-decay * time)
    } else if spread < 0 {
      let turn = (-spread).squareRoot()
      distance = exp(-decay * time) * (slope / turn * sin(turn * time) - cos(turn * time))
    } else {
      let root = spread.squareRoot()
      let (slow, fast) = (decay - root, decay + root)
      let share = (velocity - fast) / (fast - slow)
      distance = share * exp(-slow * time) - (1 + share) * exp(-fast * time)
    }
    return distance.isFinite ? 1 + distance : 1
  }

  private static func interpolated(_ points: [Double], at share: Double) -> Double {
    guard points.count > 1 else { return points.last ?? 1 }
    let place = min(max(share, 0), 1) * Double(points.count - 1)
    let index = min(Int(place), points.count - 2)
    return points[index] + (points[index + 1] - points[index]) * (place - Double(index))
  }
}
