/// A token bucket: so many events at once, and so many a second in the long run.
struct RateLimiter: Sendable {
  typealias Instant = ContinuousClock.Instant

  let burst: Double
  let perSecond: Double
  private var tokens: Double
  private var filledAt: Instant

  init(burst: Int, perSecond: Int, now: Instant) {
    self.burst = Double(burst)
    self.perSecond = Double(perSecond)
    tokens = self.burst
    filledAt = now
  }

  /// - Returns: whether one more event is within the limits.
  mutating func take(at now: Instant) -> Bool {
    let elapsed = (now - filledAt) / .seconds(1)
    tokens = min(burst, tokens + max(0, elapsed) * perSecond)
    filledAt = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
