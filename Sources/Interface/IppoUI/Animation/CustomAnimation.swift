public import Foundation

/// An animation whose curve the app works out itself (`SwiftUI.CustomAnimation`).
///
/// Renderers run animations on their own, without the app. So the curve is sampled beforehand, by calls of `animate`
/// for a value of 1. The calls have a distance of a sixtieth of a second, for a minute at most. Renderers follow these
/// samples. A curve that depends on the value, or on an animation that still runs, has no effect.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///     time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///   }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// The progress of a change.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: Seconds since the change began.
  ///   - context: The values that the animation keeps from one call to the next.
  /// - Returns: The part of `value` that is done; `nil` once the animation is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The change per second; `nil` where it is not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation continues one that still runs. Renderers always begin at the state on the screen.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Always `nil`: the velocity is unknown, unless the animation computes it.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Always `false`: the animation begins again, unless it decides otherwise.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The facts about a change that its animation can read (`SwiftUI.AnimationContext`).
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps from call to call.
  public var state: AnimationState<Value>
  /// Whether the change is logically complete, though it still moves. Completions wait for the end nevertheless.
  public var isLogicallyComplete = false
  /// The environment of the animated view. It has the defaults, because curves are computed once for all views.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
    environment = EnvironmentValues()
  }

  /// The same context for another kind of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A value that an animation keeps from call to call (`SwiftUI.AnimationStateKey`).
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a key that is yet to be set.
  static var defaultValue: Value { get }
}

/// The values that an animation keeps from call to call (`SwiftUI.AnimationState`).
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state without values.
  public init() {}

  /// The value for a key, or else the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Animation {
  /// An animation with a curve of the app's own.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(SampledAnimation(base))) }

  /// The progress of a change, as ``CustomAnimation/animate(value:time:context:)``: for animations that are made of
  /// others.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    progress(at: time, steps: steps[...]).map { value.scaled(by: $0) }
  }

  /// The change per second.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let step = 1e-3
    guard let now = progress(at: time, steps: steps[...]) else { return nil }
    let next = progress(at: time + step, steps: steps[...]) ?? 1
    return value.scaled(by: (next - now) / step)
  }

  /// Whether the animation continues one that still runs. Renderers begin at the state on the screen.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }

  /// The share of the way that is done, `nil` once it is over: the last step is the outermost.
  private func progress(at time: Double, steps: ArraySlice<Step>) -> Double? {
    guard let step = steps.last else { return base.progress(at: time) }
    let inner = steps.dropLast()
    switch step {
    case .delay(let delay): return time < delay ? 0 : progress(at: time - delay, steps: inner)
    case .speed(let speed): return progress(at: time * speed, steps: inner)
    case .logicallyComplete: return progress(at: time, steps: inner)
    case .repeat(let count, let autoreverses):
      let duration = duration(steps: inner)
      guard duration > 0, duration.isFinite else { return progress(at: time, steps: inner) }
      let round = (max(0, time) / duration).rounded(.down)
      if let count, round >= Double(count) { return nil }
      let rest = max(0, time) - round * duration
      let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      return progress(at: isBackwards ? duration - rest : rest, steps: inner) ?? 1
    }
  }

  /// The duration of the steps inside, in seconds.
  private func duration(steps: ArraySlice<Step>) -> Double {
    guard let step = steps.last else { return base.duration }
    let inner = duration(steps: steps.dropLast())
    return switch step {
    case .delay(let delay): inner + delay
    case .speed(let speed): inner / max(speed, .leastNonzeroMagnitude)
    case .repeat(let count, _): count.map { inner * Double($0) } ?? .infinity
    case .logicallyComplete: inner
    }
  }
}

extension Animation.Base {
  fileprivate var duration: Double {
    switch self {
    case .default: Animation.standard.settlingDuration
    case .bezier(_, let duration): duration
    case .fluidSpring(let spring, _), .interpolatingSpring(let spring, _): spring.settlingDuration
    case .custom(let animation): animation.duration
    }
  }

  fileprivate func progress(at time: Double) -> Double? {
    guard time < duration else { return nil }
    return switch self {
    case .default: Animation.standard.value(time: time)
    case .bezier(let curve, let duration): curve.value(at: time / duration)
    case .fluidSpring(let spring, _): spring.value(time: time)
    case .interpolatingSpring(let spring, let velocity): spring.value(initialVelocity: velocity, time: time)
    case .custom(let animation): animation.progress(at: time)
    }
  }
}

/// A custom animation, and how far it is at equal distances of time.
struct SampledAnimation: Hashable, Sendable {
  let animation: any CustomAnimation
  /// Seconds.
  let duration: Double
  /// The samples of the progress from 0 to 1, which is reached at the end.
  let points: [Double]

  private static let rate = 60.0
  private static let longest = 60.0
  /// The number of points of a curve that lasts a second. Longer curves are drawn more coarsely.
  private static let mostPoints = 61

  init(_ animation: some CustomAnimation) {
    self.animation = animation
    var context = AnimationContext<Double>()
    var samples: [Double] = []
    while samples.count < Int(Self.rate * Self.longest),
      let sample = animation.animate(value: 1, time: Double(samples.count) / Self.rate, context: &context)
    {
      samples.append(sample.isFinite ? sample : 1)
    }
    duration = Double(samples.count) / Self.rate
    samples.append(1)
    let count = min(samples.count, Self.mostPoints)
    points =
      count < 2
      ? [0, 1] : (0..<count).map { RenderAnimation.Curve.interpolated(samples, at: Double($0) / Double(count - 1)) }
  }

  func progress(at time: Double) -> Double {
    duration > 0 ? RenderAnimation.Curve.interpolated(points, at: time / duration) : 1
  }

  static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.animation) == AnyHashable(rhs.animation) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}
