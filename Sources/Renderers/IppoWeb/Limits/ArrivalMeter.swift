/// How fast a client may send. What comes faster is read later; who goes on all the same is cut off.
struct ArrivalMeter: Sendable {
  enum Verdict: Equatable, Sendable {
    case proceed
    /// The server pauses reading for this long.
    case wait(Duration)
    /// The client does not slow down.
    case flood
  }

  private var messages: RateLimiter
  private var bytes: RateLimiter
  private let patience: Duration
  /// Since when the client sends faster than it may, without a pause.
  private var exceededSince: ContinuousClock.Instant?

  init(_ limits: WebLimits, now: ContinuousClock.Instant) {
    messages = RateLimiter(burst: limits.eventBurst, perSecond: limits.eventsPerSecond, now: now)
    bytes = RateLimiter(burst: limits.byteBurst, perSecond: limits.bytesPerSecond, now: now)
    patience = limits.floodTimeout
  }

  /// A message has arrived.
  mutating func arrived(bytes count: Int, at now: ContinuousClock.Instant) -> Verdict {
    guard let one = messages.spend(1, at: now), let other = bytes.spend(count, at: now) else { return .flood }
    let delay = max(one, other)
    // A message that is there at once when the wait for it took longer than it should is no pause: on a busy machine all
    // of them come late, and nobody would ever be cut off.
    if messages.isHalfFull && bytes.isHalfFull { exceededSince = nil }
    guard delay > .zero else { return .proceed }
    let since = exceededSince ?? now
    exceededSince = since
    return now - since >= patience ? .flood : .wait(delay)
  }
}
