/// How often somebody may try to log in under a name: five wrong passwords in a minute, and no more until it is over.
actor Attempts {
  private static let maximum = 5
  private static let span = Duration.seconds(60)
  /// Names that are watched; names beyond that push out those that failed longest ago.
  private static let names = 10_000

  private var failures: [String: [ContinuousClock.Instant]] = [:]
  private let now: @Sendable () -> ContinuousClock.Instant

  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Counts an attempt before it is made, so that many at once are not all let through.
  func begin(_ name: String) -> Bool {
    let now = now()
    let recent = failures[name, default: []].filter { now - $0 < Self.span }
    guard recent.count < Self.maximum else { return false }
    if failures.count >= Self.names, failures[name] == nil {
      failures = failures.filter { $0.value.last.map { now - $0 < Self.span } ?? false }
      if failures.count >= Self.names, let oldest = failures.min(by: { $0.value.last! < $1.value.last! }) {
        failures[oldest.key] = nil
      }
    }
    failures[name] = recent + [now]
    return true
  }

  /// The password was right: what was counted under the name is forgotten.
  func succeeded(_ name: String) { failures[name] = nil }
}
