#if Postgres
  import IppoServers

  /// A connection of a ``PostgresSessionStore``.
  final class PostgresSessionConnection: ServerConnection {
    private let connection: PostgresConnection

    /// Connects, and makes or checks the tables.
    init(
      _ address: PostgresAddress, limits: ServerLimits, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
      connection = try PostgresConnection.open(address, until: deadline) { connection throws(ServerFailure) in
        try connection.prepareForSessions(limits: limits, until: deadline)
      }
    }

    var isOpen: Bool { connection.isOpen }

    func close() { connection.close() }

    func carryOut(
      _ calls: [StoreCall], until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [StoreAnswer] {
      let asked = PostgresConnection.lockingOrder(of: calls.map(\.id)).compactMap { index in
        PostgresStatement.request(calls[index]).map { (index: index, request: $0) }
      }
      let results = try connection.run(asked.map(\.request), until: deadline)
      var answers = calls.map { _ in StoreAnswer.done }
      for ((index, _), result) in zip(asked, results) {
        answers[index] = PostgresStatement.answer(to: calls[index], result)
      }
      return answers
    }
  }

  extension PostgresConnection {
    /// Makes or checks the tables, and prepares statements.
    func prepareForSessions(limits: ServerLimits, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      try configure(limits, until: deadline)
      let schema = PostgresSchema(
        table: "ippo_session", version: 1,
        // Archives are sealed, and do not become smaller by being compressed.
        creation: """
          CREATE TABLE ippo_session (
            id bytea PRIMARY KEY, epoch bigint NOT NULL, expiry double precision NOT NULL, archive bytea NOT NULL,
            writer bigint NOT NULL, number bigint NOT NULL);
          ALTER TABLE ippo_session ALTER COLUMN archive SET STORAGE EXTERNAL;
          CREATE INDEX ippo_session_expiry ON ippo_session (expiry);
          """)
      try schema.prepare(self, until: deadline)
      try query(PostgresStatement.allCases.map(\.preparation).joined(separator: ";"), until: deadline)
    }
  }
#endif
