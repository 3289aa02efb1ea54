#if Postgres
  import CPostgres
  import Foundation

  /// A connection to PostgreSQL. Nothing blocks for longer than until the instant that is given.
  package final class PostgresConnection {
    private let connection: OpaquePointer
    private let address: PostgresAddress

    // MARK: Opening and closing

    /// Connects to the first host that does.
    package static func open(
      _ address: PostgresAddress, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> PostgresConnection {
      var reasons: [String] = []
      for (index, host) in address.hosts.enumerated() {
        let now = ContinuousClock.now
        let share = now + max(.zero, deadline - now) / (address.hosts.count - index)
        do throws(ServerFailure) {
          return try PostgresConnection(address, host, until: share)
        } catch {
          reasons.append(error.reason)
        }
      }
      throw ServerFailure("\(address): \(reasons.joined(separator: "; "))")
    }

    /// Connects and gets the connection ready; where that fails, it is closed.
    package static func open(
      _ address: PostgresAddress, until deadline: ContinuousClock.Instant,
      preparing prepare: (PostgresConnection) throws(ServerFailure) -> Void
    ) throws(ServerFailure) -> PostgresConnection {
      let connection = try open(address, until: deadline)
      do throws(ServerFailure) {
        try prepare(connection)
      } catch {
        connection.close()
        throw ServerFailure("\(address): \(error.reason)")
      }
      return connection
    }

    private init(
      _ address: PostgresAddress, _ host: (host: String?, address: String?, port: String?),
      until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) {
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
      guard let connection = begun else { throw ServerFailure("out of memory") }
      self.connection = connection
      do throws(ServerFailure) {
        var next = PGRES_POLLING_WRITING
        while next != PGRES_POLLING_OK {
          guard PQstatus(connection) != CONNECTION_BAD, next != PGRES_POLLING_FAILED else { throw failure() }
          guard try wait(next == PGRES_POLLING_WRITING ? POLLOUT : POLLIN, until: deadline) else {
            throw ServerFailure("the server does not answer")
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

    /// Sets the session up.
    package func configure(_ limits: ServerLimits, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      // The server gives up before we do, so that it can say why.
      let patience = max(1, limits.statement.milliseconds * 9 / 10)
      try query(
        """
        SET statement_timeout = \(patience);
        SET idle_in_transaction_session_timeout = \(patience);
        SET default_transaction_isolation = 'read committed';
        SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
        """, until: deadline)
    }

    package var isOpen: Bool {
      // Nobody is waited for: what can be read is the end, or the server says that it closes.
      var descriptor = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 0) != 0 else { return true }
      return PQconsumeInput(connection) == 1 && PQstatus(connection) == CONNECTION_OK && poll(&descriptor, 1, 0) == 0
    }

    package func close() { PQfinish(connection) }

    // MARK: Asking

    /// The order in which everybody locks rows, so that transactions do not wait for each other in a circle. Of one row, what
    /// comes first stays first.
    package static func lockingOrder(of rows: [[UInt8]]) -> [Int] {
      rows.indices.sorted { one, two in
        rows[one] == rows[two] ? one < two : rows[one].lexicographicallyPrecedes(rows[two])
      }
    }

    /// Runs statements without parameters.
    /// - Returns: the texts of the rows of the last one.
    @discardableResult
    package func query(_ sql: String, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [[String]] {
      guard PQsendQuery(connection, sql) == 1 else { throw failure() }
      try flush(until: deadline)
      var rows: [[String]] = []
      var error: ServerFailure?
      while let result = try result(until: deadline) {
        if result.status == PGRES_FATAL_ERROR { error = ServerFailure(result.reason(address)) }
        rows = result.rows
      }
      if let error { throw error }
      return rows
    }

    /// Runs prepared statements in one transaction.
    /// - Returns: what came of each of them.
    package func run(
      _ requests: [PostgresRequest], until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [PostgresResult] {
      guard PQenterPipelineMode(connection) == 1 else { throw failure() }
      for request in requests { guard request.send(on: connection) else { throw failure() } }
      // Everything before the mark is one transaction.
      guard PQpipelineSync(connection) == 1 else { throw failure() }
      try flush(until: deadline)
      var results: [PostgresResult] = []
      var error: ServerFailure?
      for _ in requests {
        while let result = try result(until: deadline) {
          switch result.status {
          case PGRES_COMMAND_OK, PGRES_TUPLES_OK: results.append(result)
          case PGRES_PIPELINE_ABORTED: break
          default: error = error ?? ServerFailure(result.reason(address))
          }
        }
      }
      guard let mark = try result(until: deadline) else { throw failure() }
      // The transaction may fail at its very end.
      if mark.status != PGRES_PIPELINE_SYNC { error = error ?? ServerFailure(mark.reason(address)) }
      if let error { throw error }
      guard PQexitPipelineMode(connection) == 1 else { throw failure() }
      return results
    }

    // MARK: Notices

    /// Waits for what others notify the channels of that this session listens to.
    /// - Parameter waker: a descriptor that can be read from as soon as nobody is to wait any more.
    /// - Returns: the payloads; none at the deadline, and when there is something to read from the waker.
    package func notices(
      waker: Int32, until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [String] {
      while true {
        guard PQconsumeInput(connection) == 1 else { throw failure() }
        var payloads: [String] = []
        while let notice = PQnotifies(connection) {
          payloads.append(String(cString: notice.pointee.extra))
          PQfreemem(notice)
        }
        guard payloads.isEmpty else { return payloads }
        guard try ServerSocket.waitToRead([PQsocket(connection), waker], until: deadline)[0] else { return [] }
      }
    }

    private func flush(until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      while true {
        switch PQflush(connection) {
        case 0: return
        case 1:
          // The server may have to be read from before it reads on.
          guard try wait(POLLIN | POLLOUT, until: deadline) else { throw ServerFailure("the server does not answer") }
          guard PQconsumeInput(connection) == 1 else { throw failure() }
        default: throw failure()
        }
      }
    }

    private func result(until deadline: ContinuousClock.Instant) throws(ServerFailure) -> PostgresResult? {
      while PQisBusy(connection) == 1 {
        guard try wait(POLLIN, until: deadline) else { throw ServerFailure("the server does not answer") }
        guard PQconsumeInput(connection) == 1 else { throw failure() }
      }
      return PQgetResult(connection).map(PostgresResult.init)
    }

    /// - Returns: whether there is something to do before the deadline.
    private func wait(_ events: Int32, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> Bool {
      while true {
        let left = (deadline - .now).milliseconds
        guard left > 0 else { return false }
        var descriptor = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
        switch poll(&descriptor, 1, Int32(clamping: left)) {
        case 0: continue
        case let count where count < 0:
          guard errno == EINTR else { throw ServerFailure(String(cString: strerror(errno))) }
        default: return true
        }
      }
    }

    private func failure() -> ServerFailure {
      let message = address.shown(String(cString: PQerrorMessage(connection)))
      return ServerFailure(message.isEmpty ? "the connection was lost" : message)
    }
  }
#endif
