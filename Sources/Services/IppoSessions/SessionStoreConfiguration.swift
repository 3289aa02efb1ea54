/// Which store keeps the sessions of a server.
public enum SessionStoreConfiguration: Equatable, Sendable {
  /// Sessions live and end with the process.
  case memory
  /// A database file of SQLite on a disk of this machine. Needs the trait `SQLite` of the package.
  case sqlite(path: String)

  /// Reads an address: `memory`, or `sqlite:` and the path of a file.
  public init?(_ text: String) {
    if text == "memory" {
      self = .memory
    } else if text.hasPrefix("sqlite:"), text.utf8.count > "sqlite:".utf8.count {
      self = .sqlite(path: String(text.dropFirst("sqlite:".count)))
    } else {
      return nil
    }
  }

  /// Whether sessions are to outlive the process.
  public var isDurable: Bool { self != .memory }

  /// Opens the store.
  /// - Throws: ``SessionStoreError/unusable(_:)`` when it cannot be opened, and
  ///   ``SessionStoreError/notBuiltIn(trait:library:)``.
  public func open() throws(SessionStoreError) -> any SessionStore {
    switch self {
    case .memory: return MemorySessionStore()
    case .sqlite(let path):
      #if SQLite
        return try SQLiteSessionStore(path: path)
      #else
        throw .notBuiltIn(trait: "SQLite", library: "Debian's libsqlite3-dev")
      #endif
    }
  }

  /// - Throws: ``SessionStoreError/notBuiltIn(trait:library:)`` when this program cannot open such a store.
  public func check() throws(SessionStoreError) {
    #if !SQLite
      if case .sqlite = self { throw .notBuiltIn(trait: "SQLite", library: "Debian's libsqlite3-dev") }
    #endif
  }
}
