#if Postgres
  public import Foundation
  import IppoServers

  /// Keeps sessions in a database of PostgreSQL, for the processes of any number of machines.
  ///
  /// What a call has done is on the server's disk when it returns (`synchronous_commit`, which is switched on where the
  /// database has it off). Calls that wait for each other are sent at once and carried out in one transaction.
  ///
  /// Each call ends within eight seconds. A call that throws ``SessionStoreError/unavailable(_:)`` may still have been
  /// carried out. A server that was out of reach may carry out a call late; such a call leaves later calls as they are.
  public final class PostgresSessionStore: SessionStore {
    private let store: RemoteSessionStore

    /// Always `true`: any process that reaches the database can go on with a session.
    public var isDurable: Bool { true }

    /// Connects, and makes the tables `ippo_session` and `ippo_session_schema` where they are missing.
    /// - Parameters:
    ///   - url: `postgres://user:password@host:port/database`, or another of libpq's URIs
    ///     (https://www.postgresql.org/docs/current/libpq-connect.html). What it leaves out is taken from the environment
    ///     (`PGPASSWORD`, `PGSERVICE` …) and from `~/.pgpass`. Of several hosts, the first that does is taken.
    ///   - now: tells what has expired.
    /// - Throws: ``SessionStoreError/unusable(_:)``.
    public convenience init(url: String, now: @escaping @Sendable () -> Date = { Date() })
      async throws(SessionStoreError)
    {
      try await self.init(url: url, limits: ServerLimits(), name: "ippo-postgres", now: now)
    }

    init(url: String, limits: ServerLimits, name: String, now: @escaping @Sendable () -> Date)
      async throws(SessionStoreError)
    {
      let address: PostgresAddress
      do throws(ServerFailure) { address = try PostgresAddress(url) } catch { throw .unusable(error.reason) }
      store = try await RemoteSessionStore(name: name, limits: limits, now: now) { deadline throws(ServerFailure) in
        try PostgresSessionConnection(address, limits: limits, until: deadline)
      }
    }

    /// Inserts a row. An archive of more than 256 MiB is refused as ``SessionStoreError/unavailable(_:)``.
    public func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
      try await store.create(id, archive: archive, expiry: expiry)
    }

    /// Reads a row. Expired ones are told by the clock of this process.
    public func read(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await store.read(id) }

    /// Reads the epochs of up to 500 rows with one statement. Expired ones are told by the clock of this process.
    public func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
      try await store.epochs(of: ids)
    }

    /// Raises the epoch in the row and returns it. Expired ones are told by the clock of this process.
    public func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await store.claim(id) }

    /// Replaces the archive in the row. One of more than 256 MiB is refused as ``SessionStoreError/unavailable(_:)``.
    public func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
      try await store.commit(id, epoch: epoch, archive: archive)
    }

    /// Deletes the row where it has this epoch.
    public func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
      try await store.remove(id, epoch: epoch)
    }

    /// Deletes expired rows, some at a time, so that other calls do not wait for all of them.
    public func sweep(before date: Date) async throws(SessionStoreError) -> Int { try await store.sweep(before: date) }

    /// Closes the connections, once the calls that wait have ended.
    public func close() async { await store.close() }
  }
#endif
