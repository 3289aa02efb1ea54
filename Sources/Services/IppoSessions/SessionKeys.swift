/// Which keys open a session: the one its client has, and the one it may have been given since.
///
///     current ──hello──▶ current, offered ──any further message──▶ offered is current
///                           │     ▲
///                           └─────┘ hello with either: nobody knows whether the last welcome arrived
///
/// A replaced key opens nothing, so that an old key is useless for a finder.
///
/// A session that outlives its process archives a key before it offers the key, or the next process would not know it.
/// The key is prepared first, and the client keeps its old key until the commit.
package struct SessionKeys: Equatable, Codable, Sendable {
  package private(set) var current: String
  package private(set) var offered: String?
  /// The key that is offered next, where keys are prepared.
  package private(set) var prepared: String?

  package init(_ key: String) { current = key }

  /// - Returns: whether the key opens the session.
  package mutating func admit(_ key: String) -> Bool {
    if key == prepared {
      // It was offered after the session was archived last.
      offered = prepared
      prepared = nil
    }
    if key == offered { confirm() }
    return key == current
  }

  /// The client is told another key.
  package mutating func offer(_ key: String) { offered = key }

  /// The client has been heard of since it was told: it has the other key.
  package mutating func confirm() {
    guard let offered else { return }
    current = offered
    self.offered = nil
  }

  // MARK: Keys that are archived first

  /// A key to be archived, unless there is one.
  package mutating func prepare(_ key: @autoclosure () -> String) {
    if prepared == nil { prepared = key() }
  }

  /// Offers the prepared key if it is in the archive, and otherwise the newest the client may have.
  /// - Parameter archived: the keys as they were archived last.
  /// - Returns: the key to tell the client.
  package mutating func offerPrepared(archived: SessionKeys?) -> String {
    if let prepared, archived?.prepared == prepared {
      offered = prepared
      self.prepared = nil
    }
    return offered ?? current
  }
}
