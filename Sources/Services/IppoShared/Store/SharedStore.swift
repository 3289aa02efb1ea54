import IppoServers

/// A store for values that processes share: a server that all of them reach, or the memory of this process.
///
/// ```swift
/// prepareDependencies {
///   $0.defaultSharedStore = try! .postgres(url: "postgres://board@database.example/board")
/// }
/// ```
///
/// A program that is started by `App.main()` needs none of that: `--shared URL`, or the variable `IPPO_SHARED`, says where
/// its values are. Connections are made when a value is first asked for, two for each store, with a thread each.
public struct SharedStore: Hashable, Sendable, CustomStringConvertible {
  /// How many bytes a value may have as JSON.
  static let greatestValue = 16 * 1024 * 1024

  let core: SharedStoreCore
  var backend: any SharedBackend { core.backend }

  init(_ backend: any SharedBackend) { core = SharedStoreCore(backend) }

  /// An empty store in the memory of this process: nobody else shares it.
  public init() { self.init(MemoryBackend()) }

  /// The store that an address names: `memory`, or the URL of a server, which begins with `postgres://`, `postgresql://` or
  /// `redis://`.
  ///
  /// - Throws: ``SharedStoreError/unusable(_:)`` when the address is none, and
  ///   ``SharedStoreError/notBuiltIn(trait:library:)``.
  public init(url: String) throws(SharedStoreError) {
    switch url.prefix(while: { $0 != ":" }) {
    case "memory" where url == "memory": self.init()
    case "postgres", "postgresql":
      #if Postgres
        self = try .postgres(url: url)
      #else
        throw .notBuiltIn(trait: "Postgres", library: "Debian's libpq-dev")
      #endif
    case "redis", "rediss":
      #if Redis
        self = try .redis(url: url)
      #else
        throw .notBuiltIn(trait: "Redis", library: "Debian's libhiredis-dev")
      #endif
    case Substring(SupervisorBackend.scheme):
      self.init(SupervisorBackend.make(String(url.dropFirst(SupervisorBackend.scheme.count + 1))))
    default:
      throw .unusable("“\(ServerAddress.redacted(url))” is neither memory nor postgres://… nor redis://…")
    }
  }

  /// The address of the storage, without passwords.
  public var description: String { backend.description }

  /// Ends the connections. What is asked for later fails.
  public func close() async { await backend.close() }

  /// A store equals itself alone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.core === rhs.core }

  /// Hashes the store's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(core)) }
}

#if Postgres
  extension SharedStore {
    /// A database of PostgreSQL. Values are in the table `ippo_shared`, which the store makes where it is missing. A
    /// value is on the server's disk when it counts as saved.
    ///
    /// - Parameter url: `postgres://user:password@host:port/database`, or another of libpq's URIs
    ///   (https://www.postgresql.org/docs/current/libpq-connect.html).
    /// - Throws: ``SharedStoreError/unusable(_:)`` when that is no address.
    public static func postgres(url: String) throws(SharedStoreError) -> SharedStore {
      do throws(ServerFailure) {
        return SharedStore(PostgresBackend.make(try PostgresAddress(url), limits: ServerLimits(), name: "ippo-shared"))
      } catch {
        throw .unusable(error.reason)
      }
    }
  }
#endif

#if Redis
  extension SharedStore {
    /// Redis or Valkey. Values are under keys that begin with `ippo:shared:`; how soon they are on the disk is up to the
    /// server's `appendfsync`. `maxmemory-policy` has to be `noeviction`.
    ///
    /// - Parameter url: `redis://user:password@host:port/number`; the user and the password, the port (6379) and the number
    ///   of the database (0) may be left out.
    /// - Throws: ``SharedStoreError/unusable(_:)`` when that is no address.
    public static func redis(url: String) throws(SharedStoreError) -> SharedStore {
      do throws(ServerFailure) {
        return SharedStore(RedisBackend.make(try RedisAddress(url), limits: ServerLimits(), name: "ippo-shared"))
      } catch {
        throw .unusable(error.reason)
      }
    }
  }
#endif
