/// The shares of each address: what it may still ask for, its sockets and its sessions. The table is bounded: addresses
/// that have nothing and may ask for as much as ever are forgotten.
struct AddressTable: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// The requests that an address may make.
  private struct Rates: Sendable {
    var pages: RateLimiter
    var lookups: RateLimiter
    var announcements: RateLimiter

    init(_ limits: WebLimits, now: Instant) {
      pages = RateLimiter(burst: limits.pageBurst, perSecond: limits.pagesPerSecond, now: now)
      // After a restart all clients of an address come at once, and again when they were told to wait for a page.
      let (perSecond, isTooLarge) = limits.pagesPerSecond.multipliedReportingOverflow(by: 10)
      lookups = RateLimiter(
        burst: max(limits.sessionsPerAddress, limits.pageBurst), perSecond: isTooLarge ? .max : perSecond, now: now)
      announcements = pages
    }

    func isFull(at now: Instant) -> Bool {
      pages.isFull(at: now) && lookups.isFull(at: now) && announcements.isFull(at: now)
    }
  }

  private struct Entry: Sendable {
    var rates: Rates
    var sockets = 0
    var sessions = 0

    func isIdle(at now: Instant) -> Bool { sockets == 0 && sessions == 0 && rates.isFull(at: now) }
  }

  private let limits: WebLimits
  private let capacity: Int
  private var entries: [ClientNetwork: Entry] = [:]
  /// How many entries there were when the idle ones were last left out, and when that was.
  private var kept = 0
  private var cleanedAt: Instant?
  /// The least time between two searches of a full table: strangers to it may come at any rate.
  private static let pause = Duration.seconds(1)
  /// The rates that the addresses outside of the full table share.
  private var others: Rates

  init(_ limits: WebLimits, capacity: Int = 16_384, now: Instant) {
    self.limits = limits
    self.capacity = capacity
    others = Rates(limits, now: now)
  }

  var count: Int { entries.count }

  private mutating func entry(_ network: ClientNetwork, at now: Instant) -> Entry {
    if let entry = entries[network] { return entry }
    let isDue = entries.count < capacity || cleanedAt.map { now - $0 >= Self.pause } ?? true
    if isDue, entries.count >= min(2 * kept + 64, capacity) {
      entries = entries.filter { !$0.value.isIdle(at: now) }
      kept = entries.count
      cleanedAt = now
    }
    return Entry(rates: Rates(limits, now: now))
  }

  /// - Returns: whether the address may open a page now.
  mutating func takePage(_ network: ClientNetwork, at now: Instant) -> Bool { take(\.pages, network, at: now) }

  /// - Returns: whether the store may be asked for a session of the address now.
  mutating func takeLookup(_ network: ClientNetwork, at now: Instant) -> Bool { take(\.lookups, network, at: now) }

  /// - Returns: whether the address may announce files now.
  mutating func takeAnnouncement(_ network: ClientNetwork, at now: Instant) -> Bool {
    take(\.announcements, network, at: now)
  }

  private mutating func take(
    _ rate: WritableKeyPath<Rates, RateLimiter>, _ network: ClientNetwork, at now: Instant
  ) -> Bool {
    var entry = entry(network, at: now)
    guard entries[network] != nil || entries.count < capacity else { return others[keyPath: rate].take(at: now) }
    defer { entries[network] = entry }
    return entry.rates[keyPath: rate].take(at: now)
  }

  /// - Returns: whether the address may have another socket; it has it then, until ``removeSocket(_:)``.
  mutating func addSocket(_ network: ClientNetwork, at now: Instant) -> Bool {
    var entry = entry(network, at: now)
    guard entry.sockets < limits.socketsPerAddress else { return false }
    entry.sockets += 1
    entries[network] = entry
    return true
  }

  mutating func removeSocket(_ network: ClientNetwork) { entries[network]?.sockets -= 1 }

  /// Whether the address has as many sessions as it may have.
  func hasAllSessions(_ network: ClientNetwork) -> Bool {
    (entries[network]?.sessions ?? 0) >= limits.sessionsPerAddress
  }

  mutating func addSession(_ network: ClientNetwork, at now: Instant) {
    var entry = entry(network, at: now)
    entry.sessions += 1
    entries[network] = entry
  }

  mutating func removeSession(_ network: ClientNetwork) { entries[network]?.sessions -= 1 }
}
