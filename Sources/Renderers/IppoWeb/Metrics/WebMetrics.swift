import IppoSessions
import Metrics
import Synchronization

/// The counts of the server, in the metrics system that the program has installed.
struct WebMetrics: Sendable {
  private let sessionGauge = Gauge(label: "ippo_web_sessions")
  private let eventCounter = Counter(label: "ippo_web_events_total")
  private let frameCounter = Counter(label: "ippo_web_frames_total")
  private let frameBytes = Recorder(label: "ippo_web_frame_bytes")
  private let resumeCounter = Counter(label: "ippo_web_resumes_total")
  private let mountCounter = Counter(label: "ippo_web_mounts_total")

  private let restCounter = Counter(label: "ippo_web_session_rests_total")
  private let hibernationCounter = Counter(label: "ippo_web_session_hibernations_total")
  private let hibernatingGauge = Gauge(label: "ippo_web_sessions_hibernating")
  private let hibernating = SessionCount()
  private let wakeTimer = Timer(label: "ippo_web_session_wake_seconds")
  private let wakeCounter = Counter(label: "ippo_web_session_wakes_total")
  private let evictionCounter = Counter(label: "ippo_web_evictions_total")
  private let commitCounter = Counter(label: "ippo_web_session_commits_total")
  private let commitTimer = Timer(label: "ippo_web_session_commit_seconds")
  private let archiveBytes = Recorder(label: "ippo_web_session_archive_bytes")
  private let conflictCounter = Counter(label: "ippo_web_session_conflicts_total")
  private let restoreCounter = Counter(label: "ippo_web_sessions_restored_total")
  private let restoreFailureCounter = Counter(label: "ippo_web_session_restore_failures_total")

  func sessions(_ count: Int) { sessionGauge.record(count) }
  /// A session was ended to make room.
  func evicted() { evictionCounter.increment() }
  func event() { eventCounter.increment() }
  /// The views of a session were put away, or made again.
  func rested() { restCounter.increment() }
  /// - Parameter duration: how long it took to make the window again.
  func woken(fromHibernation: Bool, after duration: Duration?) {
    wakeCounter.increment()
    if let duration { wakeTimer.recordNanoseconds(Int64(duration / .nanoseconds(1))) }
    if fromHibernation { endedHibernating() }
  }
  /// The state of a session was put away.
  func hibernated() {
    hibernationCounter.increment()
    hibernatingGauge.record(hibernating.add(1))
  }
  /// Counts the end of a hibernation.
  func endedHibernating() { hibernatingGauge.record(hibernating.add(-1)) }
  func resumed() { resumeCounter.increment() }
  func mounted() { mountCounter.increment() }

  /// Counts what the store of sessions is asked.
  var vaultObserver: SessionVault.Observer {
    SessionVault.Observer(
      committed: { committed(bytes: $0, after: $1) }, conflicted: conflicted, restoreFailed: restoreFailed)
  }

  /// An archive of a session was kept.
  private func committed(bytes: Int, after duration: Duration) {
    commitCounter.increment()
    commitTimer.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    archiveBytes.record(bytes)
  }

  /// A session turned out to be another process's.
  private func conflicted() { conflictCounter.increment() }
  func restored() { restoreCounter.increment() }
  /// Counts a stored session that could not be opened.
  private func restoreFailed() { restoreFailureCounter.increment() }

  func frame(bytes: Int) {
    frameCounter.increment()
    frameBytes.record(bytes)
  }

  /// Counts a refusal by kind: `rate`, `event`, `malformed`, `token`, `sockets`, `frame`, and the kinds of
  /// ``Overload``.
  func rejected(_ kind: String) {
    Counter(label: "ippo_web_rejected_total", dimensions: [("kind", kind)]).increment()
  }
}

/// How many sessions there are of a kind.
private final class SessionCount: Sendable {
  private let count = Atomic(0)

  /// - Returns: how many there are then.
  func add(_ change: Int) -> Int { count.add(change, ordering: .relaxed).newValue }
}
