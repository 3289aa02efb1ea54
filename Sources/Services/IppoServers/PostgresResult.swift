#if Postgres
  import CPostgres
  import Foundation

  /// The answer of PostgreSQL to a statement.
  package final class PostgresResult {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    var status: ExecStatusType { PQresultStatus(result) }

    /// How many rows were changed.
    package var changes: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    package var rowCount: Int { Int(PQntuples(result)) }

    var rows: [[String]] {
      (0..<PQntuples(result)).map { row in
        (0..<PQnfields(result)).map { column in String(cString: PQgetvalue(result, row, column)) }
      }
    }

    /// Whether a field of the first row is NULL.
    package func isNull(_ column: Int32) -> Bool { PQgetisnull(result, 0, column) == 1 }

    /// A field of a row, in the binary format.
    package func bytes(_ column: Int32, row: Int = 0) -> [UInt8] {
      let count = Int(PQgetlength(result, Int32(row), column))
      return [UInt8](UnsafeRawBufferPointer(start: PQgetvalue(result, Int32(row), column), count: count))
    }

    package func integer(_ column: Int32, row: Int = 0) -> UInt64 {
      bytes(column, row: row).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The message of an error, and its code.
    func reason(_ address: PostgresAddress) -> String {
      let field = { (code: Character) in
        PQresultErrorField(self.result, Int32(code.asciiValue!)).map { String(cString: $0) }
      }
      guard let text = field("M") else { return address.shown(String(cString: PQresultErrorMessage(result))) }
      return "PostgreSQL says “\(address.shown(text))” (\(field("C") ?? "no code"))"
    }
  }
#endif
