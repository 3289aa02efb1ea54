#if Postgres
  import CPostgres
  import Foundation

  /// A connection to PostgreSQL. Nothing blocks for longer than until the instant that is given.
  final class PostgresConnection: StoreConnection {
    private let connection: OpaquePointer
    private let address: PostgresAddress

    // MARK: Opening and closing

    /// Connects to the first host that does.
    static func open(
      _ address: PostgresAddress, until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) -> PostgresConnection {
      var reasons: [String] = []
      for (index, host) in address.hosts.enumerated() {
        let now = ContinuousClock.now
        let share = now + max(.zero, deadline - now) / (address.hosts.count - index)
        do throws(StoreFailure) {
          return try PostgresConnection(address, host, until: share)
        } catch {
          reasons.append(error.reason)
        }
      }
      throw StoreFailure("\(address): \(reasons.joined(separator: "; "))")
    }

    private init(
      _ address: PostgresAddress, _ host: (host: String?, address: String?, port: String?),
      until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) {
      self.address = address
      // What comes after the URI takes its place, what comes before can be said by it.
      var parameters = [
        ("fallback_application_name", "ippo"), ("keepalives_idle", "30"), ("keepalives_interval", "5"),
        ("keepalives_count", "3"), ("dbname", address.url),
      ]
      if address.hosts.count > 1 {
        if let name = host.host { parameters.append(("host", name)) }
        if let number = host.address { parameters.append(("hostaddr", number)) }
        if let port = host.port { parameters.append(("port", port)) }
      }
      let words = parameters.map { strdup($0.0) }
      let values = parameters.map { strdup($0.1) }
      defer { for text in words + values { free(text) } }
      let begun = PQconnectStartParams(
        words.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
      guard let connection = begun else { throw StoreFailure("out of memory") }
      self.connection = connection
      do throws(StoreFailure) {
        var next = PGRES_POLLING_WRITING
        while next != PGRES_POLLING_OK {
          guard PQstatus(connection) != CONNECTION_BAD, next != PGRES_POLLING_FAILED else { throw failure() }
          guard try wait(next == PGRES_POLLING_WRITING ? POLLOUT : POLLIN, until: deadline) else {
            throw StoreFailure("the server does not answer")
          }
          next = PQconnectPoll(connection)
        }
        guard PQsetnonblocking(connection, 1) == 0 else { throw failure() }
      } catch {
        PQfinish(connection)
        throw error
      }
      // Notices are not for the terminal.
      PQsetNoticeReceiver(connection, { _, _ in }, nil)
    }

    /// Sets the session up, and makes or checks the tables.
    func prepare(limits: StoreLimits, until deadline: ContinuousClock.Instant) throws(StoreFailure) {
      // The server gives up before we do, so that it can say why.
      let patience = max(1, limits.statement.milliseconds * 9 / 10)
      try query(
        """
        SET statement_timeout = \(patience);
        SET idle_in_transaction_session_timeout = \(patience);
        SET default_transaction_isolation = 'read committed';
        SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
        """, until: deadline)
      try PostgresSchema.prepare(self, until: deadline)
      try query(PostgresStatement.allCases.map(\.preparation).joined(separator: ";"), until: deadline)
    }

    var isOpen: Bool {
      // Nobody is waited for: what can be read is the end, or the server says that it closes.
      var descriptor = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 0) != 0 else { return true }
      return PQconsumeInput(connection) == 1 && PQstatus(connection) == CONNECTION_OK && poll(&descriptor, 1, 0) == 0
    }

    func close() { PQfinish(connection) }

    // MARK: Asking

    /// Runs statements without parameters.
    /// - Returns: the texts of the rows of the last one.
    @discardableResult
    func query(_ sql: String, until deadline: ContinuousClock.Instant) throws(StoreFailure) -> [[String]] {
      guard PQsendQuery(connection, sql) == 1 else { throw failure() }
      try flush(until: deadline)
      var rows: [[String]] = []
      var error: StoreFailure?
      while let result = try result(until: deadline) {
        if result.status == PGRES_FATAL_ERROR { error = StoreFailure(result.reason(address)) }
        rows = result.rows
      }
      if let error { throw error }
      return rows
    }

    func carryOut(
      _ calls: [StoreCall], until deadline: ContinuousClock.Instant
    ) throws(StoreFailure) -> [StoreAnswer] {
      // Rows are locked in the same order by everybody, so that transactions do not wait for each other in a circle. Calls for
      // one session keep their order.
      let order = calls.indices.sorted { one, two in
        calls[one].id == calls[two].id ? one < two : calls[one].id.lexicographicallyPrecedes(calls[two].id)
      }
      guard PQenterPipelineMode(connection) == 1 else { throw failure() }
      var answers = calls.map { _ in StoreAnswer.done }
      let asked = order.filter { if case .reach = calls[$0].operation { false } else { true } }
      for index in asked {
        guard PostgresStatement.send(calls[index], on: connection) else { throw failure() }
      }
      // Everything before the mark is one transaction.
      guard PQpipelineSync(connection) == 1 else { throw failure() }
      try flush(until: deadline)
      var error: StoreFailure?
      for index in asked {
        while let result = try result(until: deadline) {
          switch result.status {
          case PGRES_COMMAND_OK, PGRES_TUPLES_OK: answers[index] = PostgresStatement.answer(to: calls[index], result)
          case PGRES_PIPELINE_ABORTED: break
          default: error = error ?? StoreFailure(result.reason(address))
          }
        }
      }
      guard let mark = try result(until: deadline) else { throw failure() }
      // The transaction may fail at its very end.
      if mark.status != PGRES_PIPELINE_SYNC { error = error ?? StoreFailure(mark.reason(address)) }
      if let error { throw error }
      guard PQexitPipelineMode(connection) == 1 else { throw failure() }
      return answers
    }

    private func flush(until deadline: ContinuousClock.Instant) throws(StoreFailure) {
      while true {
        switch PQflush(connection) {
        case 0: return
        case 1:
          // The server may have to be read from before it reads on.
          guard try wait(POLLIN | POLLOUT, until: deadline) else { throw StoreFailure("the server does not answer") }
          guard PQconsumeInput(connection) == 1 else { throw failure() }
        default: throw failure()
        }
      }
    }

    private func result(until deadline: ContinuousClock.Instant) throws(StoreFailure) -> PostgresResult? {
      while PQisBusy(connection) == 1 {
        guard try wait(POLLIN, until: deadline) else { throw StoreFailure("the server does not answer") }
        guard PQconsumeInput(connection) == 1 else { throw failure() }
      }
      return PQgetResult(connection).map(PostgresResult.init)
    }

    /// - Returns: whether there is something to do before the deadline.
    private func wait(_ events: Int32, until deadline: ContinuousClock.Instant) throws(StoreFailure) -> Bool {
      while true {
        let left = (deadline - .now).milliseconds
        guard left > 0 else { return false }
        var descriptor = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
        switch poll(&descriptor, 1, Int32(clamping: left)) {
        case 0: continue
        case let count where count < 0:
          guard errno == EINTR else { throw StoreFailure(String(cString: strerror(errno))) }
        default: return true
        }
      }
    }

    private func failure() -> StoreFailure {
      let message = address.shown(String(cString: PQerrorMessage(connection)))
      return StoreFailure(message.isEmpty ? "the connection was lost" : message)
    }
  }

  /// What PostgreSQL answers to a statement.
  final class PostgresResult {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    var status: ExecStatusType { PQresultStatus(result) }

    /// How many rows were changed.
    var changes: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    var rowCount: Int { Int(PQntuples(result)) }

    var rows: [[String]] {
      (0..<PQntuples(result)).map { row in
        (0..<PQnfields(result)).map { column in String(cString: PQgetvalue(result, row, column)) }
      }
    }

    /// A field of the first row, in the binary format.
    func bytes(_ column: Int32) -> [UInt8] {
      let count = Int(PQgetlength(result, 0, column))
      return [UInt8](UnsafeRawBufferPointer(start: PQgetvalue(result, 0, column), count: count))
    }

    func integer(_ column: Int32) -> UInt64 { bytes(column).reduce(0) { $0 << 8 | UInt64($1) } }

    /// What went wrong, and its code.
    func reason(_ address: PostgresAddress) -> String {
      let field = { (code: Character) in
        PQresultErrorField(self.result, Int32(code.asciiValue!)).map { String(cString: $0) }
      }
      guard let text = field("M") else { return address.shown(String(cString: PQresultErrorMessage(result))) }
      return "PostgreSQL says “\(address.shown(text))” (\(field("C") ?? "no code"))"
    }
  }
#endif
