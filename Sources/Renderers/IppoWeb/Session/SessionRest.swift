/// Whether the window of a session is put away, and when it is to be.
///
/// A session is idle while it has neither events nor changes, with or without a socket.
package struct SessionRest: Sendable {
  typealias Instant = ContinuousClock.Instant

  package enum Phase: Sendable {
    case awake
    /// The window was asked.
    case asked
    case resting
    /// The objects that hold the state are dropped, too.
    case hibernating
  }

  private(set) var phase = Phase.awake
  /// The window was asked to hibernate.
  private var isAskedToHibernate = false
  /// The page as the client has it, if it has it, while the window rests.
  private var page: Int?
  /// Counts what happens.
  private var activity = 0
  private var seen = -1
  private var quietSince: Instant?
  /// How often the window could not be put away since something happened.
  private var refusals = 0
  /// Something that the window would show has changed since it was put away.
  private(set) var isStirred = false
  /// The client is to be sent the whole page when the window is back, whatever has become of it.
  var owesPage = false

  /// Whether the window is put away, with its state or without it.
  var isResting: Bool { phase == .resting || phase == .hibernating }

  /// Whether the window was asked to be put away, or its state, and has not answered.
  var isAsked: Bool { phase == .asked || phase == .resting && isAskedToHibernate }

  /// Since when nothing has happened, as far as the window can be put away, or its state.
  ///
  /// - Parameter hibernates: whether the state can be put away, too.
  func quietSince(hibernates: Bool) -> Instant? {
    switch phase {
    case .awake: seen == activity && refusals == 0 ? quietSince : nil
    case .resting: hibernates && !isAskedToHibernate ? quietSince : nil
    case .asked, .hibernating: nil
    }
  }

  /// Something happened.
  mutating func acted() {
    activity += 1
    refusals = 0
  }

  /// - Parameter limit: how long the session is to be quiet; longer where its window was in motion then.
  /// - Returns: whether to put the window away.
  mutating func isDue(at now: Instant, after limit: Duration) -> Bool {
    guard phase == .awake else { return false }
    guard seen == activity, let quietSince else {
      seen = activity
      quietSince = now
      return false
    }
    guard now - quietSince >= limit * (1 << min(refusals, 6)) else { return false }
    phase = .asked
    return true
  }

  /// - Parameter limit: how long the session is to be quiet.
  /// - Returns: whether to put away what holds the state of the window, whose views are put away.
  mutating func isDueToHibernate(at now: Instant, after limit: Duration) -> Bool {
    guard phase == .resting, !isAskedToHibernate, let quietSince, now - quietSince >= limit else { return false }
    isAskedToHibernate = true
    return true
  }

  /// The state of the window is put away.
  mutating func hibernated() {
    if phase == .resting { phase = .hibernating }
  }

  /// The window is in motion.
  mutating func refused() {
    phase = .awake
    refusals += 1
  }

  /// The window is put away.
  /// - Parameter page: what the client has been told to show.
  mutating func began(page: Int?) {
    phase = .resting
    self.page = page
    isStirred = false
  }

  mutating func stirred() { isStirred = true }

  /// The window is back.
  /// - Returns: whether the client has to be told what it shows.
  mutating func ended(page: Int?) -> Bool {
    defer {
      phase = .awake
      isAskedToHibernate = false
      self.page = nil
      isStirred = false
      owesPage = false
      quietSince = nil
    }
    return owesPage || self.page != page
  }
}
