public import Foundation

/// A store for the archives of sessions, so that any process can go on with a session.
///
/// A session is owned by the process that created or claimed it last. Each claim raises the session's epoch by one; whoever
/// commits with an older epoch has lost the session and is told so. The store is the only arbiter: processes know nothing of
/// each other.
///
/// Archives are bytes that the store neither reads nor changes. Calls may come from any number of tasks at once. A call
/// that returns has been carried out for good. A call that throws ``SessionStoreError/unavailable(_:)`` may be
/// repeated. Each call has to end within a few seconds, whatever becomes of the store.
public protocol SessionStore: Sendable {
  /// Whether what is committed is there for other processes, and for the next one.
  var isDurable: Bool { get }

  /// Keeps a new session, owned by the caller in epoch 1.
  /// - Parameter expiry: when it is to be forgotten.
  /// - Throws: ``SessionStoreError/exists`` when there is one of this id, expired or not.
  func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError)

  /// Reads the stored state of a session, without claiming the session.
  /// - Returns: `nil` when there is none, or it has expired.
  func read(_ id: String) async throws(SessionStoreError) -> StoredSession?

  /// Reads the epochs of many sessions, without their archives. A store that can answer about many sessions at once does.
  /// - Returns: the epochs by id, without sessions that are missing or have expired.
  func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int]

  /// Makes the caller the owner of a session: its epoch goes up by one.
  /// - Returns: the session as its former owner committed it last; `nil` when there is none, or it has expired.
  func claim(_ id: String) async throws(SessionStoreError) -> StoredSession?

  /// Replaces the archive of a session.
  /// - Throws: ``SessionStoreError/moved`` when the session has another epoch, or is gone.
  func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError)

  /// Forgets a session. One that has another epoch, or is gone, is left alone.
  func remove(_ id: String, epoch: Int) async throws(SessionStoreError)

  /// Forgets the sessions that expired before a date.
  /// - Returns: how many there were.
  func sweep(before date: Date) async throws(SessionStoreError) -> Int

  /// Ends what was begun. Later calls throw ``SessionStoreError/closed``.
  func close() async
}

extension SessionStore {
  /// Reads each session by itself.
  public func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
    var epochs: [String: Int] = [:]
    for id in ids { epochs[id] = try await read(id)?.epoch }
    return epochs
  }
}

/// A session as a store keeps it.
public struct StoredSession: Equatable, Sendable {
  /// How often the session was claimed, and one more.
  public var epoch: Int
  /// The archive of the last commit.
  public var archive: [UInt8]
  /// When the session is to be forgotten.
  public var expiry: Date

  /// A session as a store keeps it.
  /// - Parameter epoch: 1 for a new session, and one more for each claim.
  public init(epoch: Int, archive: [UInt8], expiry: Date) {
    self.epoch = epoch
    self.archive = archive
    self.expiry = expiry
  }
}
