import Dispatch

/// The state of a session's motions.
struct SessionMotions {
  var pace = MotionPace()
  /// Whether the bytes that the terminal has not taken stand for its answer.
  var isPacedByBytes = false
  /// The number of the last scheduled frame, by which a delayed one recognizes a later one.
  var count = 0
  var isScheduled = false
}

/// Motions: frames at the pace of the line, while something moves.
extension TerminalSession {
  /// Draws a frame, with everything that moves at its present place.
  func drawFrame() {
    let now = Self.now
    if motions.isPacedByBytes {
      motions.isPacedByBytes = false
      motions.pace.noteAnswer(at: now)
    }
    guard renderer.isMoving else { return write(frame: renderer.draw()) }
    // Keys and answers have frames of their own, in which nothing moves on.
    var isDue = false
    switch motions.pace.step(at: now) {
    case .frame(let delay):
      isDue = delay < .milliseconds(1)
      if isDue { renderer.move() }
    case .answer: break
    case .end: renderer.finishMotions()
    }
    let bytes = renderer.draw()
    write(frame: bytes)
    if isDue || !bytes.isEmpty {
      let measure = measure(bytes, at: now)
      motions.pace.noteFrame(bytes: bytes.count, hasMoved: isDue, measure: measure, at: now)
    }
    scheduleMotion()
  }

  /// Asks the terminal to answer once it has shown a frame, or notes which bytes the terminal has not taken.
  private func measure(_ bytes: [UInt8], at now: Duration) -> MotionPace.Measure {
    guard !bytes.isEmpty, motions.pace.canAsk(at: now) else { return .none }
    if questions.areAnswered, !questions.arePending(at: now) {
      write(questions.fence(at: now))
      return .question
    }
    motions.isPacedByBytes = !backlog.isEmpty
    if motions.isPacedByBytes { return .question }
    return questions.areAnswered ? .none : .taken
  }

  /// The terminal has answered DA1.
  func noteMotionAnswer() {
    guard !questions.arePending(at: Self.now) else { return }
    motions.pace.noteAnswer(at: Self.now)
    guard motions.isScheduled else { return }
    motions.isScheduled = false
    scheduleMotion()
  }

  /// Another program has had the terminal: answers that are still missing belong to that time.
  func restartMotions() {
    motions.pace = MotionPace()
    motions.isPacedByBytes = false
  }

  private func scheduleMotion() {
    guard exit == nil, renderer.isMoving, !motions.isScheduled else { return }
    let delay: Duration
    switch motions.pace.step(at: Self.now) {
    case .frame(let time), .answer(let time): delay = time
    case .end:
      renderer.finishMotions()
      return scheduleDraw()
    }
    motions.isScheduled = true
    motions.count += 1
    let count = motions.count
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.dispatchInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.motions.isScheduled, self.motions.count == count else { return }
        self.motions.isScheduled = false
        self.update()
      }
    }
  }
}
