public import Foundation

/// Keyframes over time, to be asked for values (`SwiftUI.KeyframeTimeline`).
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_AnyKeyframeTrack<Value>]

  /// Keyframes that begin at a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks
  }

  /// Seconds.
  public var duration: TimeInterval { tracks.compactMap { $0.stops.last?.time }.max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value after a share (0...1) of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The intervals between keyframes of any track, each with the value at its end and the animation to that value.
  ///
  /// An interval that is one keyframe of a single track has the timing of that keyframe. Otherwise the timing is
  /// linear, because several curves share the interval.
  var steps: [(duration: Double, value: Value, animation: Animation?)] {
    var times = Set(tracks.flatMap { $0.stops.map(\.time) }).sorted()
    if times.first == 0, times.count > 1 { times.removeFirst() }
    var start = 0.0
    return times.map { end in
      defer { start = end }
      var timings: [Animation] = []
      var isShared = false
      for track in tracks {
        guard let index = track.stops.firstIndex(where: { $0.time >= end }) else { continue }
        let begin = index == 0 ? 0 : track.stops[index - 1].time
        if begin == start, track.stops[index].time == end {
          if let animation = track.stops[index].animation { timings.append(animation) }
        } else {
          isShared = true
        }
      }
      let line = Animation(.bezier(.linear, duration: end - start))
      let isOne = !isShared && timings.dropFirst().allSatisfy { $0 == timings.first }
      let animation = end == start ? nil : isOne ? timings.first ?? line : line
      return (end - start, value(time: end), animation)
    }
  }
}
