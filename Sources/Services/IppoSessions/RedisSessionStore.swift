#if Redis
  public import Foundation
  import IppoServers

  /// Keeps sessions in Redis or Valkey, for the processes of any number of machines.
  ///
  /// A finished call is as durable as the server makes it. With `appendonly yes` and `appendfsync always` the data is
  /// on the disk when the call returns. With `appendfsync everysec` a failure of the machine can lose the last second;
  /// a failure of Redis alone loses nothing. `maxmemory-policy` has to be `noeviction`: others let Redis forget
  /// sessions. One server with its replicas, not a Redis Cluster.
  ///
  /// Each call ends within eight seconds. A call that throws ``SessionStoreError/unavailable(_:)`` may still have been
  /// carried out. A server that was out of reach may carry out a call late; such a call leaves later calls as they are.
  public final class RedisSessionStore: SessionStore {
    private let store: RemoteSessionStore

    /// Always `true`: any process that reaches the server can go on with a session. How long what is kept outlives
    /// Redis itself is up to how Redis writes to its disk.
    public var isDurable: Bool { true }

    /// Connects.
    /// - Parameters:
    ///   - url: `redis://user:password@host:port/number`; the user and the password, the port (6379) and the number of the
    ///     database (0) may be left out. What is kept has keys that begin with `ippo:session:`.
    ///   - now: tells what has expired.
    /// - Throws: ``SessionStoreError/unusable(_:)``.
    public convenience init(url: String, now: @escaping @Sendable () -> Date = { Date() })
      async throws(SessionStoreError)
    {
      try await self.init(url: url, limits: ServerLimits(), name: "ippo-redis", now: now)
    }

    init(url: String, limits: ServerLimits, name: String, now: @escaping @Sendable () -> Date)
      async throws(SessionStoreError)
    {
      let address: RedisAddress
      do throws(ServerFailure) { address = try RedisAddress(url) } catch { throw .unusable(error.reason) }
      store = try await RemoteSessionStore(name: name, limits: limits, now: now) { deadline throws(ServerFailure) in
        try RedisSessionConnection(address, until: deadline)
      }
    }

    /// Sets the keys of a session. An archive of more than 256 MiB is refused as ``SessionStoreError/unavailable(_:)``.
    public func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
      try await store.create(id, archive: archive, expiry: expiry)
    }

    /// Reads the keys of a session. Expired ones are told by the clock of this process.
    public func read(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await store.read(id) }

    /// Reads the epochs of up to 500 sessions with one call. Expired ones are told by the clock of this process.
    public func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
      try await store.epochs(of: ids)
    }

    /// Raises the epoch and returns the session. Expired ones are told by the clock of this process.
    public func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await store.claim(id) }

    /// Replaces the archive. One of more than 256 MiB is refused as ``SessionStoreError/unavailable(_:)``.
    public func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
      try await store.commit(id, epoch: epoch, archive: archive)
    }

    /// Deletes the keys of a session that has this epoch.
    public func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
      try await store.remove(id, epoch: epoch)
    }

    /// Deletes expired sessions, some at a time, so that other calls do not wait for all of them.
    public func sweep(before date: Date) async throws(SessionStoreError) -> Int { try await store.sweep(before: date) }

    /// Closes the connections, once the calls that wait have ended.
    public func close() async { await store.close() }
  }
#endif
