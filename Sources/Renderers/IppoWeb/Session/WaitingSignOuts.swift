import IppoSessions

/// The sign-outs that a store has not taken yet: each once, however often it was asked for.
struct WaitingSignOuts: Sendable {
  /// The user or the browser whose sessions have been ended.
  enum SignOut: Hashable, Sendable {
    case user(String)
    case visitor(String)
  }

  /// A store that is away for long must not fill the memory.
  static let limit = 10_000
  static let shortestPause = Duration.seconds(2)
  static let longestPause = Duration.seconds(60)

  private let limit: Int
  private var items: Set<SignOut> = []
  /// The time until the store is asked again.
  private(set) var pause = Self.shortestPause

  init(limit: Int = Self.limit) { self.limit = limit }

  var all: [SignOut] { Array(items) }
  var isEmpty: Bool { items.isEmpty }

  /// - Returns: whether the sign-out waits from now on.
  mutating func add(_ signOut: SignOut) -> Bool {
    guard items.count < limit || items.contains(signOut) else { return false }
    items.insert(signOut)
    return true
  }

  /// Takes a sign-out out before the store is asked: one that is asked for meanwhile is meant for later sessions, too.
  mutating func take(_ signOut: SignOut) -> Bool { items.remove(signOut) != nil }

  mutating func removeAll() { items = [] }

  /// The store has been asked.
  /// - Parameter isAway: whether it failed, which doubles the pause.
  mutating func asked(isAway: Bool) {
    pause = isAway ? min(pause * 2, Self.longestPause) : Self.shortestPause
  }
}

extension SessionVault {
  func record(_ signOut: WaitingSignOuts.SignOut) async throws(SessionStoreError) {
    switch signOut {
    case .user(let user): try await self.signOut(user: user)
    case .visitor(let visitor): try await self.signOut(visitor: visitor)
    }
  }
}
