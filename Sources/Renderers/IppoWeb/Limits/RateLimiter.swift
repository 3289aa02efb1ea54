/// A token bucket: so many at once, and so many a second in the long run.
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

  private mutating func fill(at now: Instant) {
    tokens = min(burst, tokens + max(0, (now - filledAt) / .seconds(1)) * perSecond)
    filledAt = max(filledAt, now)
  }

  /// Takes one token, if there is one.
  /// - Returns: whether there was.
  mutating func take(at now: Instant) -> Bool {
    fill(at: now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// Takes tokens, whether they are there or not.
  /// - Returns: how long it takes until those that were missing have come; `nil`: they never come.
  mutating func spend(_ amount: Int, at now: Instant) -> Duration? {
    fill(at: now)
    tokens -= Double(amount)
    if tokens >= 0 { return .zero }
    return perSecond > 0 ? .seconds(-tokens / perSecond) : nil
  }

  /// Whether half of what may come at once may come now.
  var isHalfFull: Bool { tokens >= burst / 2 }

  /// Whether the limiter is full, and need not be kept.
  func isFull(at now: Instant) -> Bool {
    tokens + max(0, (now - filledAt) / .seconds(1)) * perSecond >= burst
  }
}
