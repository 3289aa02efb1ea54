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
    return animation.curve.progress(at: isBackward ? 1 - share : share, duration: animation.duration)
  }
}
