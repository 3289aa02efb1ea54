public import Dependencies
import Foundation

extension DependencyValues {
  /// The store of `sharedStore` keys and of presence.
  ///
  /// Live, it is what the program was started with (`--shared URL`, or else the variable `IPPO_SHARED`), and the memory of
  /// this process where that says nothing. Previews and every test have one of their own, in memory.
  public var defaultSharedStore: SharedStore {
    get { self[DefaultSharedStoreKey.self] }
    set { self[DefaultSharedStoreKey.self] = newValue }
  }

  private enum DefaultSharedStoreKey: DependencyKey {
    static let liveValue = ProgramStore.store ?? SharedStore()
    static var previewValue: SharedStore { SharedStore() }
    static var testValue: SharedStore { SharedStore() }
  }
}

#if Postgres
  extension DependencyValues {
    /// The database of `postgres` keys.
    ///
    /// The live value is the store of the program's options (`--shared postgres://…`, or else the variable
    /// `IPPO_SHARED`). Without a database there, keys say so when they load and save. Previews and every test have a
    /// store of their own, in memory.
    public var defaultPostgres: SharedStore {
      get { self[DefaultPostgresKey.self] }
      set { self[DefaultPostgresKey.self] = newValue }
    }

    private enum DefaultPostgresKey: DependencyKey {
      static let liveValue =
        ProgramStore.store { $0.hasPrefix("postgres") }
        ?? SharedStore(
          MissingBackend { name in
            .missing(
              key: SharedStoreKind.postgres.spelling(of: name), form: "postgres://user@host/database",
              dependency: "defaultPostgres")
          })
      static var previewValue: SharedStore { SharedStore() }
      static var testValue: SharedStore { SharedStore() }
    }
  }
#endif

#if Redis
  extension DependencyValues {
    /// The server of `redis` keys.
    ///
    /// The live value is the store of the program's options (`--shared redis://…`, or else the variable `IPPO_SHARED`).
    /// Without such a store there, keys say so when they load and save. Previews and every test have a store of their
    /// own, in memory.
    public var defaultRedis: SharedStore {
      get { self[DefaultRedisKey.self] }
      set { self[DefaultRedisKey.self] = newValue }
    }

    private enum DefaultRedisKey: DependencyKey {
      static let liveValue =
        ProgramStore.store { $0.hasPrefix("redis") }
        ?? SharedStore(
          MissingBackend { name in
            .missing(
              key: SharedStoreKind.redis.spelling(of: name), form: "redis://user:password@host",
              dependency: "defaultRedis")
          })
      static var previewValue: SharedStore { SharedStore() }
      static var testValue: SharedStore { SharedStore() }
    }
  }
#endif

/// The store a program was started with.
enum ProgramStore {
  /// The address: `App.main()` hands `--shared` on as the launch argument of this name.
  static func address(
    arguments: [String: Any] = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let text = arguments["shared"] as? String { return text }
    return environment["IPPO_SHARED"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// One for all kinds of keys. An address that cannot be used says so where it is used.
  static let store: SharedStore? = address().map { url in
    do throws(SharedStoreError) {
      return try SharedStore(url: url)
    } catch {
      return SharedStore(MissingBackend { _ in error })
    }
  }

  static func store(_ isOfKind: (String) -> Bool) -> SharedStore? { address().map(isOfKind) == true ? store : nil }
}
