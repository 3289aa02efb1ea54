import IppoUI
import Testing

@testable import IppoTerminal

@Suite("The pace of motion")
struct MotionPaceTests {
  // MARK: Courses

  private func animation(
    _ curve: RenderAnimation.Curve = .bezier(0, 0, 1, 1), delay: Double = 0, speed: Double = 1, count: Int? = 1,
    autoreverses: Bool = false
  ) -> AnimationCourse {
    AnimationCourse(
      RenderAnimation(
        curve: curve, duration: 1, delay: delay, speed: speed, repeatCount: count, autoreverses: autoreverses))
  }

  private func steps(_ course: AnimationCourse, _ times: [Double]) -> [Double] {
    times.map { (course.progress(after: $0) * 1000).rounded() / 1000 }
  }

  @Test func `curves begin at 0 and end at 1`() {
    #expect(steps(animation(), [0, 0.25, 0.5, 1, 9]) == [0, 0.25, 0.5, 1, 1])
    // The values of CSS ease-in-out.
    #expect(steps(animation(.bezier(0.42, 0, 0.58, 1)), [0.25, 0.5, 0.75]) == [0.129, 0.5, 0.871])
    #expect(steps(animation(.points([0, 1, 0.5, 1])), [0, 1.0 / 3, 0.5, 1]) == [0, 1, 0.75, 1])
    #expect(steps(animation(.points([])), [0.5]) == [1])
  }

  @Test func `springs obey their equation of motion`() {
    for (damping, velocity) in [(10.0, 0.0), (20, 0), (40, 0), (10, 3), (40, 3)] {
      let course = animation(.spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity))
      let step = 1e-3
      for time in stride(from: 0.05, to: 0.9, by: 0.05) {
        let (before, now, after) = (
          course.progress(after: time - step), course.progress(after: time), course.progress(after: time + step)
        )
        let acceleration = (after - 2 * now + before) / (step * step)
        let speed = (after - before) / (2 * step)
        #expect(abs(acceleration + damping * speed + 100 * (now - 1)) < 0.05)
      }
    }
    let bouncing = animation(.spring(mass: 1, stiffness: 100, damping: 4, initialVelocity: 0))
    #expect(stride(from: 0, to: 1, by: 0.01).contains { bouncing.progress(after: $0) > 1.2 })
    let impossible = animation(.spring(mass: 0, stiffness: -1, damping: .nan, initialVelocity: 0))
    #expect(impossible.progress(after: 0.5) == 1)
  }

  @Test func `delay, speed and repetitions`() {
    #expect(steps(animation(delay: 1), [0.5, 1.5, 2]) == [0, 0.5, 1])
    #expect(steps(animation(speed: 2), [0.25, 0.5]) == [0.5, 1])
    #expect(steps(animation(count: 3), [1.25, 2.5, 3]) == [0.25, 0.5, 1])
    #expect(steps(animation(count: nil, autoreverses: true), [0.25, 1.25, 2.25]) == [0.25, 0.75, 0.25])
    #expect(!animation(count: nil).isOver(after: 1e9))
    #expect(AnimationCourse(RenderAnimation(curve: .points([0, 1]), duration: 0, repeatCount: nil)).isOver(after: 0))
  }

  // MARK: Lines

  /// The frames and bytes of one second of motion over a line.
  private struct Run: Equatable {
    var frames = 0
    var bytes = 0
    var end = Duration.zero
  }

  /// Ten texts that move from one side of the screen to the other in one second.
  private func run(
    bytesPerSecond rate: Int, delay: Duration, pace: inout MotionPace, answers: Bool = true, lines: Int = 10
  ) -> Run {
    let terminal = MovingTerminal(
      80, 24,
      .node(
        .stack(RenderStack(axis: .vertical, alignment: RenderAlignment(horizontal: .leading), spacing: 0)),
        RenderAttributes(),
        (0..<lines).map { _ in .text("A text on its way") } + [.frame(width: 640, .text("wide"))]))
    let other = RenderStack(axis: .vertical, alignment: RenderAlignment(horizontal: .trailing), spacing: 0)
    let animation = RenderAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)
    var run = Run()
    var (free, now, answerAt) = (Duration.zero, Duration.zero, Duration?.none)
    func write(_ bytes: Int) {
      run.bytes += bytes
      if bytes > 0 { run.frames += 1 }
      free = max(free, now) + .seconds(bytes) / rate
      let isAsked = answers && bytes > 0 && pace.canAsk(at: now)
      if isAsked { answerAt = free + delay }
      pace.noteFrame(
        bytes: bytes, hasMoved: true, measure: isAsked ? .question : answers || bytes == 0 ? .none : .taken, at: now)
    }
    write(terminal.apply([.update(RenderNodeID(2), element: .stack(other), attributes: nil)], animation))
    while terminal.renderer.isMoving {
      var wait: Duration
      switch pace.step(at: now) {
      case .frame(let delay), .answer(let delay): wait = delay
      case .end:
        terminal.renderer.finishMotions()
        write(terminal.draw())
        continue
      }
      if let answer = answerAt, answer <= now + wait, case .answer = pace.step(at: now) {
        wait = max(.zero, answer - now)
        now += wait
        pace.noteAnswer(at: now)
        answerAt = nil
        continue
      }
      now += wait
      terminal.now = now
      guard pace.step(at: now) != .end else { continue }
      terminal.renderer.move()
      write(terminal.draw())
    }
    if let answerAt { pace.noteAnswer(at: answerAt) }
    run.end = now
    let rows = (0..<24).map(terminal.row).filter { $0.contains("A text") }
    #expect(rows.count == lines && rows.allSatisfy { $0.count == 80 && $0.hasSuffix("A text on its way") })
    return run
  }

  @Test func `a fast line has up to 30 frames in a second, within the budget of bytes`() {
    var pace = MotionPace()
    let run = run(bytesPerSecond: 10_000_000, delay: .milliseconds(1), pace: &pace, lines: 2)
    #expect((20...31).contains(run.frames), "\(run)")
    #expect(run.bytes <= MotionPace.bytesPerSecond, "\(run)")
    #expect(run.end <= .milliseconds(1_050))
    var other = MotionPace()
    let large = self.run(bytesPerSecond: 10_000_000, delay: .milliseconds(1), pace: &other, lines: 20)
    #expect(large.frames > 3, "\(large)")
    #expect(large.bytes <= MotionPace.bytesPerSecond * 5 / 4, "\(large)")
  }

  @Test func `a line with a delay has a frame for each answer`() {
    var pace = MotionPace()
    let run = run(bytesPerSecond: 1_000_000, delay: .milliseconds(100), pace: &pace, lines: 2)
    #expect((5...11).contains(run.frames), "\(run)")
    #expect(!pace.isSlow)
  }

  @Test func `a slow line has no motion, until it is fast again`() {
    var pace = MotionPace()
    // 9,600 baud.
    let first = run(bytesPerSecond: 960, delay: .milliseconds(20), pace: &pace)
    #expect(first.frames <= 2, "\(first)")
    #expect(first.end <= .milliseconds(300))
    #expect(pace.isSlow)
    let second = run(bytesPerSecond: 960, delay: .milliseconds(20), pace: &pace)
    #expect(second.frames <= 2, "\(second)")
    // Another second, over a line that has become fast: the answer to the only frame tells.
    _ = run(bytesPerSecond: 1_000_000, delay: .milliseconds(1), pace: &pace, lines: 2)
    #expect(!pace.isSlow)
    let third = run(bytesPerSecond: 1_000_000, delay: .milliseconds(1), pace: &pace, lines: 2)
    #expect(third.frames >= 20, "\(third)")
  }

  @Test func `a terminal that does not answer has the budget of bytes`() {
    var pace = MotionPace()
    let run = run(bytesPerSecond: 10_000_000, delay: .zero, pace: &pace, answers: false, lines: 2)
    #expect((20...31).contains(run.frames), "\(run)")
  }

  @Test func `a frame that costs too much ends the motion`() {
    var pace = MotionPace()
    pace.noteFrame(bytes: MotionPace.bytesPerSecond / 2, hasMoved: true, measure: .none, at: .zero)
    #expect(pace.step(at: .zero) == .end)
    pace.noteFrame(bytes: 320, hasMoved: true, measure: .none, at: .zero)
    #expect(pace.step(at: .zero) == .frame(after: MotionPace.interval))
    pace.noteFrame(bytes: 320, hasMoved: true, measure: .question, at: .zero)
    #expect(pace.step(at: .milliseconds(100)) == .answer(within: .milliseconds(150)))
    #expect(pace.step(at: .milliseconds(251)) == .end)
    #expect(pace.isSlow)
  }

  @Test func `frames of keys and texts do not hold motion up`() {
    var pace = MotionPace()
    pace.noteFrame(bytes: 64, hasMoved: true, measure: .none, at: .zero)
    for time in [10, 20, 30] {
      pace.noteFrame(bytes: 32, hasMoved: false, measure: .none, at: .milliseconds(time))
    }
    #expect(pace.step(at: MotionPace.interval) == .frame(after: .zero))
    // The bytes of a large one count.
    pace.noteFrame(bytes: MotionPace.bytesPerSecond / 10, hasMoved: false, measure: .none, at: MotionPace.interval)
    #expect(pace.step(at: MotionPace.interval) == .frame(after: .milliseconds(100)))
  }

  @Test func `after a pause of a terminal without answers, motion goes on`() {
    var pace = MotionPace()
    // The terminal takes the bytes after a second (Control-S).
    pace.noteFrame(bytes: 320, hasMoved: true, measure: .question, at: .zero)
    pace.noteAnswer(at: .seconds(1))
    #expect(pace.step(at: .seconds(1)) == .end)
    pace.noteFrame(bytes: 320, hasMoved: false, measure: .taken, at: .seconds(1))
    #expect(!pace.isSlow)
    #expect(pace.step(at: .seconds(2)) == .frame(after: .zero))
  }

  @Test func `an answer that is lost ends motion for some seconds`() {
    var pace = MotionPace()
    var questions = TerminalQuestions()
    _ = questions.fence(at: .zero)
    pace.noteFrame(bytes: 320, hasMoved: true, measure: .question, at: .zero)
    #expect(!pace.canAsk(at: .seconds(1)))
    #expect(pace.step(at: .seconds(1)) == .end)
    #expect(pace.canAsk(at: .seconds(6)))
    _ = questions.fence(at: .seconds(6))
    pace.noteFrame(bytes: 320, hasMoved: false, measure: .question, at: .seconds(6))
    questions.noteFence(at: .seconds(6) + .milliseconds(20))
    // The answer is to the only question that can still have one.
    #expect(!questions.arePending(at: .seconds(6) + .milliseconds(20)))
    pace.noteAnswer(at: .seconds(6) + .milliseconds(20))
    #expect(!pace.isSlow)
    #expect(pace.step(at: .seconds(7)) == .frame(after: .zero))
  }
}
