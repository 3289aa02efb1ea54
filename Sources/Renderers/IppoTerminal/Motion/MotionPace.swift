/// The pace of frames while something moves: at most 30 in a second, fewer over a slow line, and none over a very slow one.
///
/// The terminal answers a question (DA1) behind each frame. So the next frame is drawn only once the terminal has shown
/// the last one, and the time of the answer measures the line. The bytes that wait for a terminal measure one without
/// answers.
///
///     idle ── frame ──▶ asked ── answer in time ──▶ idle
///                         └── no answer in time ──▶ slow ── answer in time ──▶ idle
struct MotionPace {
  /// The least time between two frames.
  static let interval = Duration.nanoseconds(33_333_333)
  /// The time for one frame from which a motion is no motion to the eye.
  static let slowest = Duration.milliseconds(250)
  /// The most bytes in a second, over any line.
  static let bytesPerSecond = 32_000

  /// The event before the next frame.
  enum Step: Equatable {
    /// The frame is drawn after a time.
    case frame(after: Duration)
    /// The frame waits for an answer of the terminal, for a time.
    case answer(within: Duration)
    /// Motions end at once, because the line is too slow.
    case end
  }

  private var due = Duration.zero
  private var cost = Duration.zero
  private var askedAt: Duration?
  /// The time of the last answer, or the time that passed without one.
  private(set) var delay = Duration.zero

  /// A frame was written.
  /// - Parameter isAnswered: Whether a question stands behind the frame.
  mutating func noteFrame(bytes: Int, isAnswered: Bool, at now: Duration) {
    cost = .seconds(bytes) / Self.bytesPerSecond
    due = now + max(Self.interval, cost)
    if isAnswered, askedAt == nil { askedAt = now }
  }

  /// The terminal has answered everything, or has taken all bytes.
  mutating func noteAnswer(at now: Duration) {
    guard let askedAt else { return }
    delay = now - askedAt
    self.askedAt = nil
  }

  /// Whether a question may be asked.
  var canAsk: Bool { askedAt == nil }

  /// Whether motions can begin.
  var isSlow: Bool { delay > Self.slowest }

  mutating func step(at now: Duration) -> Step {
    if let askedAt {
      let left = askedAt + Self.slowest - now
      if left > .zero, !isSlow { return .answer(within: left) }
      delay = max(delay, now - askedAt)
      return .end
    }
    if isSlow || cost > Self.slowest { return .end }
    return .frame(after: max(.zero, due - now))
  }
}
