#if Postgres
  import IppoServers

  /// Keeps values in PostgreSQL.
  ///
  /// Names may be longer than an index takes, and so the table goes by their digests.
  enum PostgresBackend {
    static let channel = "ippo_shared"

    static func make(_ address: PostgresAddress, limits: ServerLimits, name: String) -> RemoteBackend {
      RemoteBackend(description: address.description, limits: limits, name: name) { deadline throws(ServerFailure) in
        try PostgresSharedConnection(address, limits: limits, until: deadline)
      } listen: { deadline throws(ServerFailure) in
        try PostgresNoticeConnection(address, limits: limits, until: deadline)
      }
    }

    static let schema = PostgresSchema(
      table: "ippo_shared", version: 1,
      creation: """
        CREATE TABLE ippo_shared (
          id bytea PRIMARY KEY, name bytea NOT NULL, version bigint NOT NULL, tokens bytea NOT NULL,
          value bytea NOT NULL);
        """)

    /// The second statement of a write says what is there in its place, where it was not carried out.
    static let preparation = """
      PREPARE ippo_fetch (bytea) AS SELECT version, tokens, value FROM ippo_shared WHERE id = $1;
      PREPARE ippo_write (bytea, bytea, int8, bytea, bytea) AS
        WITH written AS (
          INSERT INTO ippo_shared (id, name, version, tokens, value)
            SELECT $1, $2, 1, $4, $5 WHERE $3 = 0 OR EXISTS (SELECT 1 FROM ippo_shared WHERE id = $1)
          ON CONFLICT (id) DO UPDATE SET
            version = ippo_shared.version + 1, value = excluded.value,
            tokens = substring(excluded.tokens || ippo_shared.tokens FROM 1 FOR \(8 * StoredValue.tokenCount))
            WHERE ippo_shared.version = $3
          RETURNING version)
        SELECT version, pg_notify('\(channel)', encode($1, 'hex') || ' ' || version) FROM written;
      PREPARE ippo_written (bytea, int8, bytea) AS
        SELECT version, tokens,
          CASE WHEN version = $2 + 1 AND substring(tokens FROM 1 FOR 8) = $3 THEN NULL ELSE value END
        FROM ippo_shared WHERE id = $1
      """
  }

  final class PostgresSharedConnection: ServerConnection {
    private let connection: PostgresConnection

    init(
      _ address: PostgresAddress, limits: ServerLimits, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
      connection = try PostgresConnection.open(address, until: deadline) { connection throws(ServerFailure) in
        try connection.configure(limits, until: deadline)
        try PostgresBackend.schema.prepare(connection, until: deadline)
        try connection.query(PostgresBackend.preparation, until: deadline)
      }
    }

    var isOpen: Bool { connection.isOpen }

    func close() { connection.close() }

    func carryOut(
      _ calls: [SharedCall], until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [SharedAnswer] {
      let order = PostgresConnection.lockingOrder(of: calls.map(\.name.digest))
      let results = try connection.run(order.flatMap { Self.requests(calls[$0]) }, until: deadline)
      var rest = results[...]
      var answers = calls.map { _ in SharedAnswer.value(nil) }
      for index in order {
        switch calls[index].operation {
        case .fetch: answers[index] = .value(Self.value(rest.removeFirst()))
        case .swap:
          let (written, found) = (rest.removeFirst(), rest.removeFirst())
          answers[index] = .swap(Self.swap(written, found))
        }
      }
      return answers
    }

    private static func requests(_ call: SharedCall) -> [PostgresRequest] {
      let id = call.name.digest
      switch call.operation {
      case .fetch: return [PostgresRequest("ippo_fetch", [id])]
      case .swap(let expected, let token, let bytes):
        let version = PostgresRequest.bytes(expected)
        return [
          PostgresRequest("ippo_write", [id, call.name.bytes, version, token.bytes, bytes]),
          PostgresRequest("ippo_written", [id, version, token.bytes]),
        ]
      }
    }

    private static func swap(_ written: PostgresResult, _ found: PostgresResult) -> StoredSwap {
      if written.rowCount == 1 { return .kept(version: Int(written.integer(0))) }
      guard found.rowCount == 1 else { return .conflict(nil) }
      // It was written before, by an attempt that got no answer.
      if found.isNull(2) { return .kept(version: Int(found.integer(0))) }
      return .conflict(value(found))
    }

    private static func value(_ result: PostgresResult) -> StoredValue? {
      guard result.rowCount == 1 else { return nil }
      return StoredValue(version: Int(result.integer(0)), tokens: result.bytes(1), bytes: result.bytes(2))
    }
  }

  final class PostgresNoticeConnection: NoticeConnection {
    private let connection: PostgresConnection

    init(
      _ address: PostgresAddress, limits: ServerLimits, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
      connection = try PostgresConnection.open(address, until: deadline) { connection throws(ServerFailure) in
        try connection.query("LISTEN \(PostgresBackend.channel)", until: deadline)
      }
    }

    func notices(waker: Int32, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String] {
      try connection.notices(waker: waker, until: deadline)
    }

    func ping(until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String] {
      try connection.query("SELECT 1", until: deadline)
      return []
    }

    func close() { connection.close() }
  }
#endif
