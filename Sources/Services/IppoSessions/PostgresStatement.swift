#if Postgres
  import CPostgres
  import Foundation

  /// The prepared statements of a ``PostgresSessionStore``.
  enum PostgresStatement: String, CaseIterable {
    case create, read, claim, commit, remove, sweep

    private var name: String { "ippo_\(rawValue)" }

    /// What prepares it.
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

    /// - Returns: whether libpq took it.
    static func send(_ call: StoreCall, on connection: OpaquePointer) -> Bool {
      let author = [bytes(call.writer), bytes(call.number)]
      switch call.operation {
      case .reach: return true
      case .create(let archive, let expiry, _):
        return create.send([call.id, bytes(expiry), archive] + author, on: connection)
      case .read(let now): return read.send([call.id, bytes(now)], on: connection)
      case .claim(let now): return claim.send([call.id, bytes(now)] + author, on: connection)
      case .commit(let epoch, let archive):
        return commit.send([call.id, bytes(epoch), archive] + author, on: connection)
      case .remove(let epoch): return remove.send([call.id, bytes(epoch)], on: connection)
      case .sweep(let date): return sweep.send([bytes(date), bytes(StoreCall.sweepCount)], on: connection)
      }
    }

    static func answer(to call: StoreCall, _ result: PostgresResult) -> StoreAnswer {
      switch call.operation {
      case .reach, .remove: return .done
      case .create: return result.changes == 1 ? .done : .refused(.exists)
      case .commit: return result.changes == 1 ? .done : .refused(.moved)
      case .sweep: return .count(result.changes, of: result.changes)
      case .read, .claim:
        guard result.rowCount == 1 else { return .session(nil) }
        let expiry = Double(bitPattern: result.integer(2))
        return .session(
          StoredSession(
            epoch: Int(bitPattern: UInt(result.integer(0))), archive: result.bytes(1),
            expiry: Date(timeIntervalSince1970: expiry)))
      }
    }

    private static func bytes(_ number: Int) -> [UInt8] { withUnsafeBytes(of: Int64(number).bigEndian) { Array($0) } }

    private static func bytes(_ number: Double) -> [UInt8] {
      withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) }
    }

    /// Parameters and results travel in the binary format.
    private func send(_ parameters: [[UInt8]], on connection: OpaquePointer) -> Bool {
      var values: [UnsafePointer<CChar>?] = []
      // An empty array has no address, and no address means NULL.
      func withValues(_ rest: ArraySlice<[UInt8]>, _ body: () -> Int32) -> Int32 {
        guard let first = rest.first else { return body() }
        return (first.isEmpty ? [0] : first).withUnsafeBytes { bytes in
          values.append(bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
          return withValues(rest.dropFirst(), body)
        }
      }
      return withValues(parameters[...]) {
        PQsendQueryPrepared(
          connection, name, Int32(parameters.count), values, parameters.map { Int32($0.count) },
          parameters.map { _ in 1 }, 1)
      } == 1
    }
  }
#endif
