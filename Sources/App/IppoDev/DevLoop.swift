/// Decides when the program is built and replaced. The owner carries the decisions out.
///
///              change                  quiet                    succeeded, failed
///     idle ──────────────▶ gathering ─────────▶ building ─────────────────────────▶ idle
///                             ▲                    │ change
///                             │      ended         ▼
///                             └──────────────── cancelling
///
/// Changes that follow one another within the quiet time are built together, such as those of a checkout. A change during a
/// build cancels the build.
package struct DevLoop: Sendable {
  package typealias Instant = ContinuousClock.Instant

  package enum Action: Equatable, Sendable {
    /// Starts a build.
    case build
    /// Asks the build to end.
    case cancel
    /// Ends the build, and all processes that it has started.
    case kill
    /// Replaces the program by the one on the disk.
    case replace
    case say(DevReport)
  }

  package struct Times: Equatable, Sendable {
    /// The time without a change after which a build starts.
    package var quiet = Duration.milliseconds(30)
    /// The time after which a build starts although files go on changing.
    package var patience = Duration.seconds(2)
    /// The time within which a cancelled build ends.
    package var grace = Duration.seconds(3)

    package init() {}
  }

  package enum BuildEnd: Equatable, Sendable {
    /// - Parameter isNew: whether the build has written another program.
    case succeeded(isNew: Bool)
    case failed([DevProblem])
  }

  private enum Phase: Equatable, Sendable {
    case idle
    case gathering(since: Instant, quietAt: Instant)
    case building(since: Instant)
    case cancelling(killAt: Instant?, lastChange: Instant)
  }

  private let times: Times
  private var phase = Phase.idle
  /// The paths that have changed since the last build that ended by itself.
  private var changed: Set<String> = []
  /// The state for pages and terminals.
  package private(set) var state = DevState()

  package init(times: Times = Times()) { self.times = times }

  /// The next time at which ``tick(at:)`` has something to do.
  package var nextDeadline: Instant? {
    switch phase {
    case .idle, .building: nil
    case .gathering(let since, let quietAt): min(quietAt, since + times.patience)
    case .cancelling(let killAt, _): killAt
    }
  }

  // MARK: Events

  /// Files have changed.
  package mutating func changed(_ paths: Set<String>, at now: Instant) -> [Action] {
    guard !paths.isEmpty else { return [] }
    changed.formUnion(paths)
    switch phase {
    case .idle: phase = .gathering(since: now, quietAt: now + times.quiet)
    case .gathering(let since, _): phase = .gathering(since: since, quietAt: now + times.quiet)
    case .building:
      phase = .cancelling(killAt: now + times.grace, lastChange: now)
      return [.cancel]
    case .cancelling(let killAt, _): phase = .cancelling(killAt: killAt, lastChange: now)
    }
    return []
  }

  /// Does what is due.
  package mutating func tick(at now: Instant) -> [Action] {
    guard let deadline = nextDeadline, deadline <= now else { return [] }
    switch phase {
    case .idle, .building: return []
    case .gathering:
      phase = .building(since: now)
      state.activity = .building
      return [.say(.building(changed.sorted())), .build]
    case .cancelling(_, let lastChange):
      phase = .cancelling(killAt: nil, lastChange: lastChange)
      return [.kill]
    }
  }

  /// The build waits for the lock of the build folder, which another SwiftPM has.
  package mutating func waits() -> [Action] {
    guard case .building = phase, state.activity != .waiting else { return [] }
    state.activity = .waiting
    return [.say(.waiting)]
  }

  /// The build goes on.
  package mutating func proceeds() {
    if case .building = phase { state.activity = .building }
  }

  /// A build has ended.
  package mutating func ended(_ end: BuildEnd, at now: Instant) -> [Action] {
    switch phase {
    case .idle, .gathering: return []
    case .cancelling(_, let lastChange):
      // The build may have failed because of a file that was written at that moment: the end of a cancelled build says nothing.
      phase = .gathering(since: now, quietAt: max(now, lastChange + times.quiet))
      return []
    case .building(let since):
      phase = .idle
      changed = []
      state.activity = .idle
      switch end {
      case .succeeded(let isNew):
        if state.cause == .build { state.set(nil, []) }
        let report = DevReport.built(in: now - since, isNew: isNew)
        return isNew ? [.say(report), .replace] : [.say(report)]
      case .failed(let problems):
        state.set(.build, problems)
        return [.say(.failed(problems))]
      }
    }
  }

  /// The new program serves.
  package mutating func replaced() {
    if state.cause != .build { state.set(nil, []) }
  }

  /// The program has trapped, or the new one has ended before it served.
  package mutating func stopped(_ cause: DevState.Cause, _ problem: DevProblem) {
    // The errors of a build are of newer files.
    if state.cause != .build { state.set(cause, [problem]) }
  }
}
