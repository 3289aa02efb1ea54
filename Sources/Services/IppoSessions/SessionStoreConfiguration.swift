import IppoServers

/// Which store keeps the sessions of a server.
public enum SessionStoreConfiguration: Equatable, Sendable, CustomStringConvertible {
  /// Sessions live and end with the process.
  case memory
  /// A database file of SQLite on a disk of this machine. Needs the trait `SQLite` of the package.
  case sqlite(path: String)
  /// A database of PostgreSQL, as libpq's URIs name it: `postgres://user:password@host:port/database`. Needs the trait
  /// `Postgres` of the package.
  case postgres(url: String)
  /// Redis or Valkey: `redis://user:password@host:port/number`. Needs the trait `Redis` of the package.
  case redis(url: String)

  /// Reads an address: `memory`, `sqlite:` and the path of a file, or the URL of a server, which begins with `postgres://`,
  /// `postgresql://` or `redis://`.
  public init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }
    let rest = text.dropFirst(scheme.count)
    switch scheme {
    case "memory" where rest.isEmpty: self = .memory
    case "sqlite" where rest.count > 1: self = .sqlite(path: String(rest.dropFirst()))
    case "postgres" where rest.hasPrefix("://"), "postgresql" where rest.hasPrefix("://"): self = .postgres(url: text)
    case "redis" where rest.hasPrefix("://"), "rediss" where rest.hasPrefix("://"): self = .redis(url: text)
    default: return nil
    }
  }

  /// The address, without passwords.
  public var description: String {
    switch self {
    case .memory: "memory"
    case .sqlite(let path): "sqlite:\(path)"
    case .postgres(let url), .redis(let url): ServerAddress.redacted(url)
    }
  }

  /// Whether sessions are to outlive the process.
  public var isDurable: Bool { self != .memory }

  /// Opens the store.
  /// - Throws: ``SessionStoreError/unusable(_:)`` when it cannot be opened, and
  ///   ``SessionStoreError/notBuiltIn(trait:library:)``.
  public func open() async throws(SessionStoreError) -> any SessionStore {
    try check()
    switch self {
    case .memory: break
    case .sqlite(let path):
      #if SQLite
        return try SQLiteSessionStore(path: path)
      #endif
    case .postgres(let url):
      #if Postgres
        return try await PostgresSessionStore(url: url)
      #endif
    case .redis(let url):
      #if Redis
        return try await RedisSessionStore(url: url)
      #endif
    }
    return MemorySessionStore()
  }

  /// - Throws: ``SessionStoreError/notBuiltIn(trait:library:)`` when this program lacks the kind of store, and
  ///   ``SessionStoreError/unusable(_:)`` for a malformed address.
  public func check() throws(SessionStoreError) {
    switch self {
    case .memory: break
    case .sqlite:
      #if !SQLite
        throw .notBuiltIn(trait: "SQLite", library: "Debian's libsqlite3-dev")
      #endif
    case .postgres(let url):
      #if Postgres
        do throws(ServerFailure) { _ = try PostgresAddress(url) } catch { throw .unusable(error.reason) }
      #else
        throw .notBuiltIn(trait: "Postgres", library: "Debian's libpq-dev")
      #endif
    case .redis(let url):
      #if Redis
        do throws(ServerFailure) { _ = try RedisAddress(url) } catch { throw .unusable(error.reason) }
      #else
        throw .notBuiltIn(trait: "Redis", library: "Debian's libhiredis-dev")
      #endif
    }
  }
}
