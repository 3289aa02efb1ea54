public import IppoRecorder
public import IppoUI

/// The first place where a program leaves a recording.
public struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the step, from 1; 0 before the first.
  public let step: Int
  /// The step in words.
  public let action: String
  /// The recorded behaviour.
  public let recorded: String
  /// The present behaviour.
  public let found: String

  /// The place, and both behaviours, in at most 14 lines.
  public var description: String {
    func short(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix(5).map { "  \($0.prefix(160))" }.joined(separator: "\n") + (lines.count > 5 ? "\n  …" : "")
    }
    let place = step == 0 ? "Before the first step" : "At step \(step) (\(action.prefix(120)))"
    return "\(place) the program leaves the recording.\nRecorded:\n\(short(recorded))\nNow:\n\(short(found))"
  }
}

extension ViewHost {
  /// Replays a recording: the person's events are repeated, and UUIDs, dates, random numbers and the clock answer from the
  /// recording. The replay stops at the first difference in an action, a state, a value of a dependency, or the screen.
  ///
  /// ```swift
  /// let recording = try Recording(contentsOf: url)
  /// let difference = await ViewHost.replay(recording) { CounterScreen() }
  /// #expect(difference == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - limit: The longest wait for an effect.
  ///   - environment: Values for the whole view.
  ///   - content: The content of the recorded window. It makes its stores.
  /// - Returns: The first difference; `nil` for a program that behaves as it did.
  public static func replay(
    _ recording: Recording, within limit: Duration = .seconds(60),
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content: @MainActor () -> some View
  ) async -> ReplayDifference? {
    let source = ReplaySource(recording)
    let recorder = Recorder(limit: .max, replaying: source)
    let archive = recording.body.archive.isEmpty ? nil : recording.body.archive
    let host = recorder.run { ViewHost(environment: environment, restoring: archive, content) }
    recorder.onEntry = { [weak host] in host?.checkWaiters() }
    let replay = Replay(recording, host: host, recorder: recorder, clock: source.clock, limit: limit)
    defer { host.close() }
    return await replay.run()
  }
}

/// A replay that goes on.
@MainActor
private final class Replay {
  private let body: RecordedBody
  private let host: ViewHost
  private let recorder: Recorder
  private let clock: ReplayClock
  private let limit: Duration
  private var step = 0
  private var stepName = ""
  private var actionCount = 0
  private var privateCount = 0
  private var screen: [ScreenLine] = []

  init(_ recording: Recording, host: ViewHost, recorder: Recorder, clock: ReplayClock, limit: Duration) {
    body = recording.body
    self.host = host
    self.recorder = recorder
    self.clock = clock
    self.limit = limit
  }

  func run() async -> ReplayDifference? {
    for entry in body.entries {
      let difference: ReplayDifference? =
        switch entry {
        case .screen(let change): await compare(change)
        case .step(let step): repeatStep(step)
        case .action(let action): await compare(action)
        case .wake(let time): await wake(at: time)
        case .time(let time): await pass(to: time)
        case .uuid, .date, .random, .sleep, .issue: nil
        }
      if let difference { return difference }
      if let name = recorder.missingValues.first {
        return differs("no further \(name)", "The program asks for one more \(name).")
      }
    }
    return surplus()
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
      try host.perform(step)
      return nil
    } catch {
      return differs(step.description, "\(error)")
    }
  }

  private func compare(_ action: RecordedAction) async -> ReplayDifference? {
    let index = actionCount
    let isThere = await host.isMet(within: limit) { [recorder] _ in recorder.action(at: index) != nil }
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
    let isShown = await host.isMet(within: limit) { [recorder] _ in
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
    await clock.wake(by: .nanoseconds(time), within: limit)
      ? nil : differs("a task that sleeps until \(Duration.nanoseconds(time))", "no such task within \(limit)")
  }

  private func pass(to time: Int64) async -> ReplayDifference? {
    await clock.advance(by: max(.zero, .nanoseconds(time) - clock.now.offset), waking: 0)
    return nil
  }
}

extension ViewHost {
  /// Repeats a step of a recording.
  func perform(_ step: RecordedStep) throws {
    func control() throws -> AccessibilityNode {
      let found = elements.filter { $0.role.rawValue == step.role && $0.name == step.name }
      guard found.indices.contains(step.index) else {
        throw ViewHostError.notFound("\(step.role) “\(step.name)”", screen: outline)
      }
      return found[step.index]
    }
    switch step.act {
    case .tap: try activate(control())
    case .back: try back()
    case .dismiss: try dismiss()
    case .type(let text): try type(text, into: control())
    case .submit: try send(.submit, to: control())
    case .toggle: try toggle(control())
    case .select(let option): try select(option, in: control())
    case .step(let number): try send(.step(number), to: control())
    case .slide(let value): try send(.setValue(value), to: control())
    case .delete(let row): try delete(row: row)
    case .longPress: try send(.longPress, to: control())
    case .refresh: try send(.refresh, to: control())
    case .move(let place): try send(.move(to: place), to: control())
    case .other(let kind): throw ViewHostError.notFound("way to repeat the event \(kind)", screen: outline)
    }
  }
}
