#if Postgres
  /// A table of Ippo's, and the one beside it that says whose it is, and of which version.
  package struct PostgresSchema {
    private let table: String
    private let version: Int
    private let creation: String

    /// The key of the lock that is held while tables are made: “Ippo” in ASCII.
    private static let lock = 0x4970_706F

    /// - Parameters:
    ///   - table: the name of the table.
    ///   - version: what is kept beside it.
    ///   - creation: the statements that make it.
    package init(table: String, version: Int, creation: String) {
      self.table = table
      self.version = version
      self.creation = creation
    }

    /// Makes the tables where there are none, and looks whether they are ours. Of several who begin at once, one makes them.
    package func prepare(
      _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
      if try isThere(connection, until: deadline) { return try check(connection, until: deadline) }
      try connection.query("BEGIN; SELECT pg_advisory_xact_lock(\(Self.lock))", until: deadline)
      if try !isThere(connection, until: deadline) {
        try connection.query(
          """
          CREATE TABLE \(table)_schema (application text NOT NULL, version integer NOT NULL);
          INSERT INTO \(table)_schema VALUES ('ippo', \(version));
          \(creation)
          """, until: deadline)
      }
      try check(connection, until: deadline)
      try connection.query("COMMIT", until: deadline)
    }

    /// - Throws: when there is a table of this name without ours beside it.
    private func isThere(
      _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> Bool {
      // A look at the table makes this transaction see what others have made while it waited; `to_regclass` alone does not.
      let rows = try connection.query(
        """
        SELECT relname FROM pg_class WHERE oid IN (to_regclass('\(table)'), to_regclass('\(table)_schema'))
        ORDER BY relname
        """, until: deadline)
      switch rows.map({ $0[0] }) {
      case [table, table + "_schema"]: return true
      case []: return false
      case [table]:
        throw ServerFailure("the table \(table) was made by another program, or for something else")
      default: throw ServerFailure("the table \(table)_schema is there, and \(table) is not")
      }
    }

    private func check(
      _ connection: PostgresConnection, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
      let rows = try connection.query("SELECT application, version FROM \(table)_schema", until: deadline)
      guard rows.count == 1, rows[0][0] == "ippo" else {
        throw ServerFailure("the table \(table)_schema was made by another program, or for something else")
      }
      guard rows[0][1] == "\(version)" else {
        throw ServerFailure("the tables are of version \(rows[0][1]), and this program knows \(version)")
      }
    }
  }
#endif
