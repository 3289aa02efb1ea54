internal import IssueReporting
internal import Synchronization

/// A clock for tests that were written from a recording. Its time passes step by step, and each step waits until the task
/// that it wakes has gone to sleep.
///
/// ```swift
/// let clock = ReplayClock()
/// try host.tap("Start")
/// await clock.advance(by: .seconds(1))
/// ```
///
/// A step waits for the sleep itself, and for no number of turns of the executor. So a busy machine changes nothing. A task
/// that sleeps beyond a step is to sleep before it: its time is counted from the beginning of the sleep.
public final class ReplayClock: Clock, Sendable {
  /// A point in the time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the beginning of the clock.
    public var offset: Duration

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// The time until another instant.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether an instant is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// A step that waits for sleepers.
  private struct Step {
    let number: Int
    let target: Duration
    /// The number of sleepers up to the target.
    let count: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now = Duration.zero
    var last = 0
    var sleepers: [Sleeper] = []
    var steps: [Step] = []
    var cancelled: Set<Int> = []

    mutating func nextNumber() -> Int {
      last += 1
      return last
    }

    /// The number of sleepers up to a time.
    func count(by target: Duration) -> Int { sleepers.count { $0.deadline <= target } }

    /// The step that waits for a sleeper with a deadline, which is there now.
    mutating func takeStep(for deadline: Duration) -> Step? {
      steps.firstIndex { $0.target >= deadline && count(by: $0.target) >= $0.count }.map { steps.remove(at: $0) }
    }

    /// The sleeper that wakes first, up to a time.
    func due(by target: Duration) -> Sleeper? {
      sleepers.filter { $0.deadline <= target }.min { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    }
  }

  private let state = Mutex(State())

  /// Makes a clock at its beginning.
  public init() {}

  /// The time, which passes only by ``advance(by:waking:sleeping:within:fileID:filePath:line:column:)``.
  public var now: Instant { Instant(offset: state.withLock(\.now)) }

  /// The smallest step of the clock: none.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been advanced to a deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { $0.nextNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isCancelled, step) = state.withLock { state -> (Bool, Step?) in
          if state.cancelled.remove(number) != nil { return (true, nil) }
          state.sleepers.append(Sleeper(number: number, deadline: deadline.offset, continuation: continuation))
          return (false, state.takeStep(for: deadline.offset))
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        step?.continuation.resume(returning: true)
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and wakes tasks that sleep until then.
  ///
  /// - Parameters:
  ///   - duration: The time that passes.
  ///   - count: The number of tasks to wake, in the order of their deadlines. The step waits until each of them sleeps.
  ///   - sleepers: The number of tasks that sleep before any time passes, whatever their deadlines.
  ///   - limit: The longest wait. After it, the clock reports an issue, and the test continues.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func advance(
    by duration: Duration, waking count: Int = 1, sleeping sleepers: Int = 0, within limit: Duration = .seconds(60),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let target = now.offset + duration
    if await !hasSleepers(sleepers, within: limit) {
      reportIssue(
        "Fewer than \(sleepers) tasks have begun to sleep on the clock within \(limit). The program no longer waits there.",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    for _ in 0..<count {
      guard await wake(by: target, within: limit) else {
        reportIssue(
          "No task has begun to sleep on the clock until \(target) within \(limit). The program no longer waits there.",
          fileID: fileID, filePath: filePath, line: line, column: column)
        break
      }
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Wakes one sleeper once it is there.
  ///
  /// - Returns: Whether it came in time.
  package func wake(by target: Duration, within limit: Duration) async -> Bool {
    let end = ContinuousClock.now + limit
    // A sleeper can be cancelled before it is woken: then the step waits for the next one.
    while true {
      if let sleeper = takeSleeper(by: target) {
        sleeper.continuation.resume()
        return true
      }
      guard await hasSleepers(by: target, within: end - .now) else { return false }
    }
  }

  private func takeSleeper(by target: Duration) -> Sleeper? {
    state.withLock { state in
      guard let sleeper = state.due(by: target) else { return nil }
      state.sleepers.removeAll { $0.number == sleeper.number }
      state.now = max(state.now, sleeper.deadline)
      return sleeper
    }
  }

  /// Waits until tasks sleep, and wakes none.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - target: The latest deadline of these tasks; without one, any deadline.
  ///   - limit: The longest wait.
  /// - Returns: Whether they sleep in time.
  package func hasSleepers(
    _ count: Int = 1, by target: Duration = .seconds(Int64.max), within limit: Duration
  ) async -> Bool {
    let number = state.withLock { $0.nextNumber() }
    return await WaitLimit.wait(within: limit) { continuation in
      state.withLock {
        if $0.count(by: target) >= count { return true }
        $0.steps.append(Step(number: number, target: target, count: count, continuation: continuation))
        return false
      }
    } leave: {
      self.takeStep(number)?.continuation
    }
  }

  private func takeStep(_ number: Int) -> Step? {
    state.withLock { state in
      state.steps.firstIndex { $0.number == number }.map { state.steps.remove(at: $0) }
    }
  }
}
