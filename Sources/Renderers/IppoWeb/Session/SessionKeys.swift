/// Which keys open a session: the one its client has, and the one it may have been given since.
///
///     current ──hello──▶ current, offered ──any further message──▶ offered is current
///                           │     ▲
///                           └─────┘ hello with either: nobody knows whether the last welcome arrived
///
/// A key that was replaced opens nothing: who finds an old one somewhere cannot use it.
struct SessionKeys: Sendable {
  private(set) var current: String
  private(set) var offered: String?

  init(_ key: String) { current = key }

  /// - Returns: whether the key opens the session.
  mutating func admit(_ key: String) -> Bool {
    if key == offered { confirm() }
    return key == current
  }

  /// The client is told another key.
  mutating func offer(_ key: String) { offered = key }

  /// The client has been heard of since it was told: it has the other key.
  mutating func confirm() {
    guard let offered else { return }
    current = offered
    self.offered = nil
  }
}
