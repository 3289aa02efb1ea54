#if Postgres
  import Foundation
  import IppoServers

  /// The prepared statements of a ``PostgresSessionStore``.
  enum PostgresStatement: String, CaseIterable {
    case create, read, epochs, claim, commit, remove, sweep

    private var name: String { "ippo_\(rawValue)" }

    /// The SQL that prepares the statement.
    var preparation: String {
      switch self {
      case .create:
        """
        PREPARE \(name) (bytea, float8, bytea, int8, int8) AS
          INSERT INTO ippo_session (id, epoch, expiry, archive, writer, number) VALUES ($1, 1, $2, $3, $4, $5)
          ON CONFLICT (id) DO NOTHING
        """
      case .read:
        "PREPARE \(name) (bytea, float8) AS SELECT epoch, archive, expiry FROM ippo_session WHERE id = $1 AND expiry > $2"
      case .epochs:
        """
        PREPARE \(name) (bytea[], float8) AS
          SELECT id, epoch FROM ippo_session WHERE id = ANY ($1) AND expiry > $2
        """
      case .claim:
        """
        PREPARE \(name) (bytea, float8, int8, int8) AS
          UPDATE ippo_session SET epoch = epoch + 1, writer = $3, number = $4
          WHERE id = $1 AND expiry > $2 AND NOT (writer = $3 AND number > $4) RETURNING epoch, archive, expiry
        """
      case .commit:
        """
        PREPARE \(name) (bytea, int8, bytea, int8, int8) AS
          UPDATE ippo_session SET archive = $3, writer = $4, number = $5
          WHERE id = $1 AND epoch = $2 AND NOT (writer = $4 AND number > $5)
        """
      case .remove: "PREPARE \(name) (bytea, int8) AS DELETE FROM ippo_session WHERE id = $1 AND epoch = $2"
      case .sweep:
        """
        PREPARE \(name) (float8, int8) AS
          DELETE FROM ippo_session WHERE id IN
            (SELECT id FROM ippo_session WHERE expiry <= $1 ORDER BY expiry LIMIT $2 FOR UPDATE SKIP LOCKED)
        """
      }
    }

    /// The request that runs the statement of a call; `nil` for a call that only checks the connection.
    static func request(_ call: StoreCall) -> PostgresRequest? {
      let bytes = { (number: Int) in PostgresRequest.bytes(number) }
      let author = [bytes(call.writer), bytes(call.number)]
      switch call.operation {
      case .reach: return nil
      case .create(let archive, let expiry, _):
        return PostgresRequest(create.name, [call.id, PostgresRequest.bytes(expiry), archive] + author)
      case .read(let now): return PostgresRequest(read.name, [call.id, PostgresRequest.bytes(now)])
      case .epochs(let ids, let now):
        return PostgresRequest(epochs.name, [PostgresRequest.bytes(ids), PostgresRequest.bytes(now)])
      case .claim(let now): return PostgresRequest(claim.name, [call.id, PostgresRequest.bytes(now)] + author)
      case .commit(let epoch, let archive):
        return PostgresRequest(commit.name, [call.id, bytes(epoch), archive] + author)
      case .remove(let epoch): return PostgresRequest(remove.name, [call.id, bytes(epoch)])
      case .sweep(let date):
        return PostgresRequest(sweep.name, [PostgresRequest.bytes(date), bytes(StoreCall.sweepCount)])
      }
    }

    static func answer(to call: StoreCall, _ result: PostgresResult) -> StoreAnswer {
      switch call.operation {
      case .reach, .remove: return .done
      case .create: return result.changes == 1 ? .done : .refused(.exists)
      case .commit: return result.changes == 1 ? .done : .refused(.moved)
      case .sweep: return .count(result.changes, of: result.changes)
      case .epochs(let ids, _):
        var epochs: [[UInt8]: Int] = [:]
        for row in 0..<result.rowCount {
          epochs[result.bytes(0, row: row)] = Int(bitPattern: UInt(result.integer(1, row: row)))
        }
        return .epochs(ids.map { epochs[$0] })
      case .read, .claim:
        guard result.rowCount == 1 else { return .session(nil) }
        let expiry = Double(bitPattern: result.integer(2))
        return .session(
          StoredSession(
            epoch: Int(bitPattern: UInt(result.integer(0))), archive: result.bytes(1),
            expiry: Date(timeIntervalSince1970: expiry)))
      }
    }
  }
#endif
