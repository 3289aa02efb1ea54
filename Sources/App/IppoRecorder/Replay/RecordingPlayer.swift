internal import IppoRender

/// Replays a recording in a window, part by part, and compares what the program does with what is recorded.
@MainActor
package final class RecordingPlayer {
  /// The parts of the recording.
  package let parts: [RecordingPart]
  /// The number of parts that were replayed.
  package private(set) var count = 0
  private let stage: any ReplayStage
  private let recorder: Recorder
  private let clock: ReplayClock
  private let limit: Duration
  private var step = 0
  private var stepName = ""
  private var actionCount = 0
  private var privateCount = 0
  private var screen: [ScreenLine] = []
  private var sleepers: ExpectedSleepers
  private var isCancelled = false

  /// - Parameters:
  ///   - recording: The recording.
  ///   - stage: The window, which was made with the recorder.
  ///   - recorder: The recorder of the window.
  ///   - clock: The clock of the replay.
  ///   - limit: The longest wait for an effect.
  package init(
    _ recording: Recording, on stage: any ReplayStage, recorder: Recorder, clock: ReplayClock, limit: Duration
  ) {
    parts = RecordingPart.parts(of: recording.body)
    sleepers = ExpectedSleepers(recording.body.entries)
    self.stage = stage
    self.recorder = recorder
    self.clock = clock
    self.limit = limit
  }

  /// Replays all parts that are left.
  ///
  /// - Returns: The first difference; `nil` for a program that behaves as it did.
  package func run() async -> ReplayDifference? {
    while count < parts.count {
      if let difference = await advance() { return difference }
    }
    return nil
  }

  /// Ends the replay. A part that is being replayed has no difference.
  package func cancel() { isCancelled = true }

  /// Replays the next part. After the last part, the program may do nothing else.
  ///
  /// - Returns: The first difference; `nil` for a part in which the program behaves as it did.
  package func advance() async -> ReplayDifference? {
    guard count < parts.count else { return nil }
    let part = parts[count]
    count += 1
    for entry in part.entries {
      let difference: ReplayDifference? =
        switch entry {
        case .screen(let change): await compare(change)
        case .step(let step): repeatStep(step)
        case .action(let action): await compare(action)
        case .wake(let time): await wake(at: time)
        case .time(let time): await pass(to: time)
        case .call(let call): await compare(call, in: part)
        case .answer(let answer): release(answer)
        case .uuid, .date, .random, .sleep, .issue: nil
        }
      guard !isCancelled else { return nil }
      if let difference { return difference }
      if let calls = recorder.replayedCalls?.difference { return differs(calls.recorded, calls.found) }
      if let name = recorder.missingValues.first {
        return differs("no further \(name)", "The program asks for one more \(name).")
      }
    }
    return count == parts.count ? surplus() : nil
  }

  private func differs(_ recorded: String, _ found: String) -> ReplayDifference {
    ReplayDifference(step: step, action: stepName, recorded: recorded, found: found)
  }

  /// An action that the recording lacks.
  private func surplus() -> ReplayDifference? {
    recorder.action(at: actionCount).map { differs("no further action", Self.description(of: $0)) }
  }

  private func repeatStep(_ step: RecordedStep) -> ReplayDifference? {
    if let surplus = surplus() { return surplus }
    self.step += 1
    stepName = step.description
    do {
      var step = step
      if step.act == .type(PrivateName.mask) {
        // The texts of the recording differed from each other: equal ones would be no edits.
        privateCount += 1
        step.act = .type(PrivateName.mask + String(repeating: "*", count: privateCount))
      }
      try recorder.repeating { try stage.perform(step) }
      return nil
    } catch {
      return differs(step.description, "\(error)")
    }
  }

  private func isMet(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
    await stage.isMet(within: limit) { [weak self] in self?.isCancelled != false || condition() }
  }

  private func compare(_ action: RecordedAction) async -> ReplayDifference? {
    let index = actionCount
    let isThere = await isMet { [recorder] in recorder.action(at: index) != nil }
    guard isThere, let found = recorder.action(at: index) else {
      return differs(Self.description(of: action), "no action within \(limit)")
    }
    actionCount += 1
    return found == action ? nil : differs(Self.description(of: action), Self.description(of: found))
  }

  private static func description(of action: RecordedAction) -> String {
    (["\(action.description) (\(action.origin.rawValue))"] + action.changes.map { "\($0.path) = \($0.value)" })
      .joined(separator: "\n")
  }

  private func compare(_ change: ScreenChange) async -> ReplayDifference? {
    for line in change.removed {
      if let index = screen.firstIndex(of: line) { screen.remove(at: index) }
    }
    screen += change.added
    let expected = screen
    let isShown = await isMet { [recorder] in
      ScreenChange(from: expected, to: recorder.screenLines()).isEmpty
    }
    guard !isShown else { return nil }
    let difference = ScreenChange(from: expected, to: recorder.screenLines())
    func text(_ lines: [ScreenLine]) -> String {
      lines.isEmpty ? "nothing else" : lines.map(\.description).joined(separator: "\n")
    }
    return differs(text(difference.removed), text(difference.added))
  }

  private func wake(at time: Int64) async -> ReplayDifference? {
    if let difference = await fallAsleep(besides: 1) { return difference }
    return await clock.wake(by: .nanoseconds(time), within: limit)
      ? nil : differs("a task that sleeps until \(Duration.nanoseconds(time))", "no such task within \(limit)")
  }

  /// Waits until the tasks sleep that sleep in the recording when time passes.
  ///
  /// - Parameter waking: The number of tasks that the clock itself waits for.
  private func fallAsleep(besides waking: Int) async -> ReplayDifference? {
    let count = sleepers.next()
    guard count > waking, await !clock.hasSleepers(count, within: limit) else { return nil }
    return differs(count == 1 ? "a task that sleeps" : "\(count) tasks that sleep", "fewer within \(limit)")
  }

  /// Waits until the program has made a call.
  private func compare(_ call: RecordedCall, in part: RecordingPart) async -> ReplayDifference? {
    guard let calls = recorder.replayedCalls else { return nil }
    let last = part.entries.reduce(call.number) { if case .call(let other) = $1 { max($0, other.number) } else { $0 } }
    // A call of a later part comes too early, in the place of this one.
    let other = { calls.taken(of: call.name, after: last) }
    let isMade = await isMet { calls.isTaken(call.number) || calls.difference != nil || other() != nil }
    if calls.isTaken(call.number) || calls.difference != nil { return nil }
    return differs(call.description, isMade ? other()?.description ?? "" : "no such call within \(limit)")
  }

  private func release(_ answer: RecordedAnswer) -> ReplayDifference? {
    recorder.replayedCalls?.release(answer)
    return nil
  }

  private func pass(to time: Int64) async -> ReplayDifference? {
    if let difference = await fallAsleep(besides: 0) { return difference }
    await clock.advance(by: max(.zero, .nanoseconds(time) - clock.now.offset), waking: 0)
    return nil
  }
}
