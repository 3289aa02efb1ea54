import Dependencies

/// How long somebody stays of whom nothing is heard.
enum PresenceLease {
  /// From one beat of a process to the next.
  static let beat = Duration.seconds(1)
  /// So many beats that are missed mean that the process is lost.
  static let beats = 4
  /// How long a browser may be gone that is about to come back: its page is loaded anew, or its network has changed.
  static let absence = Duration.seconds(2)
}

extension DependencyValues {
  /// The clock of leases.
  package var presenceClock: any Clock<Duration> {
    get { self[PresenceClockKey.self].value }
    set { self[PresenceClockKey.self] = UncheckedSendable(newValue) }
  }

  private enum PresenceClockKey: DependencyKey {
    static var liveValue: UncheckedSendable<any Clock<Duration>> { UncheckedSendable(ContinuousClock()) }
    static var testValue: UncheckedSendable<any Clock<Duration>> { UncheckedSendable(ContinuousClock()) }
  }
}
