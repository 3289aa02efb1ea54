/// The values of one track between its keyframes.
struct KeyframeCurve<Value: Animatable> {
  private let keyframes: [_Keyframe<Value>]

  init(_ keyframes: [_Keyframe<Value>]) { self.keyframes = keyframes }

  /// The times of keyframes, each with the animation to the keyframe. Cubic curves become Béziers.
  var stops: [(time: Double, animation: Animation?)] {
    var time = 0.0
    return keyframes.map { keyframe in
      time += keyframe.duration
      switch keyframe.way {
      case .curve(let curve): return (time, Animation(.bezier(curve, duration: keyframe.duration)))
      case .spring(let spring): return (time, Animation(.fluidSpring(spring, blendDuration: 0)))
      case .cubic: return (time, Animation(.bezier(.easeInOut, duration: keyframe.duration)))
      case .jump: return (time, nil)
      }
    }
  }

  func value(from start: Value, at time: Double) -> Value {
    var value = start
    var elapsed = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      if time >= elapsed + keyframe.duration {
        value = keyframe.value
        elapsed += keyframe.duration
        continue
      }
      let from = value.animatableData
      let to = keyframe.value.animatableData
      let share = (time - elapsed) / keyframe.duration
      var result = value
      switch keyframe.way {
      case .curve(let curve): result.animatableData = from + (to - from).scaled(by: curve.value(at: share))
      case .spring(let spring):
        result.animatableData = from + (to - from).scaled(by: spring.value(time: time - elapsed))
      case .cubic(let first, let last):
        let tangents = tangents(at: index, from: value, first, last)
        result.animatableData = Self.hermite(
          from, to, tangents.start.scaled(by: keyframe.duration), tangents.end.scaled(by: keyframe.duration), share)
      case .jump: result = keyframe.value
      }
      return result
    }
    return value
  }

  /// Velocities at both ends: the given ones, or those of a line from the keyframe before to the one after.
  private func tangents(
    at index: Int, from value: Value, _ first: Value?, _ last: Value?
  ) -> (start: Value.AnimatableData, end: Value.AnimatableData) {
    let keyframe = keyframes[index]
    func isCubic(_ index: Int) -> Bool {
      guard keyframes.indices.contains(index), case .cubic = keyframes[index].way else { return false }
      return true
    }
    func slope(_ from: Value, _ to: Value, _ duration: Double) -> Value.AnimatableData {
      duration > 0 ? (to.animatableData - from.animatableData).scaled(by: 1 / duration) : .zero
    }
    var start = first?.animatableData ?? .zero
    if first == nil, isCubic(index - 1), index > 1 {
      start = slope(keyframes[index - 2].value, keyframe.value, keyframes[index - 1].duration + keyframe.duration)
    }
    var end = last?.animatableData ?? .zero
    if last == nil, isCubic(index + 1) {
      end = slope(value, keyframes[index + 1].value, keyframe.duration + keyframes[index + 1].duration)
    }
    return (start, end)
  }

  /// Cubic Hermite spline.
  private static func hermite<V: VectorArithmetic>(_ from: V, _ to: V, _ start: V, _ end: V, _ t: Double) -> V {
    let (t2, t3) = (t * t, t * t * t)
    let ends = from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.scaled(by: 3 * t2 - 2 * t3)
    return ends + start.scaled(by: t3 - 2 * t2 + t) + end.scaled(by: t3 - t2)
  }
}
