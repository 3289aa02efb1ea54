/// When a session is archived and committed: one commit at a time, and what changes meanwhile goes into the next.
///
///     clean ──change──▶ taking ──taken──▶ committing ──committed──▶ clean, or taking if there was a change
///                          ▲                  │
///                          │                  │ failed
///                          └──due── waiting ◀─┘
///
/// Nothing is held while it waits: the archive is taken anew.
package struct CommitSchedule: Sendable {
  private enum Phase { case clean, taking, committing, waiting }

  /// The first wait after a failure; it doubles up to the longest.
  package static let shortestWait = Duration.milliseconds(100)
  package static let longestWait = Duration.seconds(5)

  private var phase = Phase.clean
  private var hasChanged = false
  private var failures = 0

  package init() {}

  /// Whether the last commit failed.
  package var isFailing: Bool { failures > 0 }

  /// Whether everything is committed.
  package var isClean: Bool { phase == .clean }

  /// - Returns: whether to take an archive now.
  package mutating func change() -> Bool {
    hasChanged = true
    return phase == .clean && take()
  }

  private mutating func take() -> Bool {
    phase = .taking
    return true
  }

  /// The archive is there, with all changes so far.
  package mutating func taken() {
    phase = .committing
    hasChanged = false
  }

  /// - Returns: whether to take another archive now.
  package mutating func committed() -> Bool {
    failures = 0
    phase = .clean
    return hasChanged && take()
  }

  /// - Returns: how long to wait for the next try.
  package mutating func failed() -> Duration {
    phase = .waiting
    hasChanged = true
    defer { failures += 1 }
    return min(Self.longestWait, Self.shortestWait * (1 << min(failures, 10)))
  }

  /// Whether the next try begins now, if no try has begun since.
  /// - Returns: whether to take an archive now.
  package mutating func due() -> Bool { phase == .waiting && take() }
}
