#if Postgres
  /// The tables of a ``PostgresSessionStore``.
  enum PostgresSchema {
    static let version = 1
    /// Of the lock that is held while tables are made: “Ippo” in ASCII.
    private static let lock = 0x4970_706F

    /// Makes the tables where there are none, and looks whether they are ours. Of several who begin at once, one makes them.
    static func prepare(
      _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) {
      if try isThere(connection, until: deadline) { return try check(connection, until: deadline) }
      try connection.query("BEGIN; SELECT pg_advisory_xact_lock(\(lock))", until: deadline)
      if try !isThere(connection, until: deadline) {
        // Archives are sealed, and do not become smaller by being compressed.
        try connection.query(
          """
          CREATE TABLE ippo_session_schema (application text NOT NULL, version integer NOT NULL);
          INSERT INTO ippo_session_schema VALUES ('ippo', \(version));
          CREATE TABLE ippo_session (
            id bytea PRIMARY KEY, epoch bigint NOT NULL, expiry double precision NOT NULL, archive bytea NOT NULL,
            writer bigint NOT NULL, number bigint NOT NULL);
          ALTER TABLE ippo_session ALTER COLUMN archive SET STORAGE EXTERNAL;
          CREATE INDEX ippo_session_expiry ON ippo_session (expiry);
          """, until: deadline)
      }
      try check(connection, until: deadline)
      try connection.query("COMMIT", until: deadline)
    }

    /// - Throws: when there is a table of this name without ours beside it.
    private static func isThere(
      _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) -> Bool {
      // A look at the table makes this transaction see what others have made while it waited; `to_regclass` alone does not.
      let rows = try connection.query(
        """
        SELECT relname FROM pg_class WHERE oid IN (to_regclass('ippo_session'), to_regclass('ippo_session_schema'))
        ORDER BY relname
        """, until: deadline)
      switch rows.map({ $0[0] }) {
      case ["ippo_session", "ippo_session_schema"]: return true
      case []: return false
      case ["ippo_session"]:
        throw StoreFailure("the table ippo_session was made by another program, or for something else")
      default: throw StoreFailure("the table ippo_session_schema is there, and ippo_session is not")
      }
    }

    private static func check(
      _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) {
      let rows = try connection.query("SELECT application, version FROM ippo_session_schema", until: deadline)
      guard rows.count == 1, rows[0][0] == "ippo" else {
        throw StoreFailure("the table ippo_session_schema was made by another program, or for something else")
      }
      guard rows[0][1] == "\(version)" else {
        throw StoreFailure("the tables are of version \(rows[0][1]), and this program knows \(version)")
      }
    }
  }
#endif
