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
  /// The time of the question that has no answer yet.
  private var askedAt: Duration?
  /// The time of the last answer, or the time that passed without one.
  private(set) var delay = Duration.zero

  /// The way in which the time of a frame is measured.
  enum Measure {
    /// A question stands behind the frame.
    case question
    /// The terminal answers no questions, and has taken the frame at once.
    case taken
    /// No measurement.
    case none
  }

  /// A frame was written.
  ///
  /// - Parameter hasMoved: Whether something has moved on in the frame. Frames of keys and texts delay motions only by
  ///   their bytes.
  mutating func noteFrame(bytes: Int, hasMoved: Bool, measure: Measure, at now: Duration) {
    cost = .seconds(bytes) / Self.bytesPerSecond
    due = hasMoved ? now + max(Self.interval, cost) : max(due, now + cost)
    switch measure {
    case .question: if canAsk(at: now) { askedAt = now }
    case .taken: if canAsk(at: now) { (askedAt, delay) = (nil, .zero) }
    case .none: break
    }
  }

  /// The terminal has answered everything, or has taken all bytes.
  mutating func noteAnswer(at now: Duration) {
    guard let askedAt else { return }
    delay = now - askedAt
    self.askedAt = nil
  }

  /// Whether a question may be asked. An answer that has not come for long is lost.
  func canAsk(at now: Duration) -> Bool { askedAt.map { now - $0 >= TerminalQuestions.expiry } ?? true }

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
