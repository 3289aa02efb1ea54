#if SQLite
  import Foundation
  import GRDB
  import GRDBSQLite
  internal import IppoPredicates

  /// A statement of a connection, by SQLite's own functions: values are bound and read without others in between.
  struct PreparedStatement {
    let pointer: OpaquePointer
    /// Keeps the statement, which the connection forgets when its schema changes.
    private let statement: Statement
    private let database: Database
    // SQLite copies the bytes before a call returns (https://sqlite.org/c3ref/c_static.html).
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sql: String, _ database: Database) throws {
      statement = try database.cachedStatement(sql: sql)
      pointer = statement.sqliteStatement
      self.database = database
      // An error may have left it in the middle of a result.
      sqlite3_reset(pointer)
    }

    /// Carries out the statement.
    /// - Returns: The number of changed rows.
    @discardableResult
    func run(_ arguments: some Sequence<SQLValue>, _ others: [SQLValue] = []) throws -> Int {
      let bound = try bind(arguments)
      try bind(others, after: bound)
      _ = try step()
      sqlite3_reset(pointer)
      return Int(sqlite3_changes(database.sqliteConnection))
    }

    /// Calls a function on each row of the result.
    func forEachRow(_ arguments: some Sequence<SQLValue>, _ body: (OpaquePointer) throws -> Void) throws {
      try bind(arguments)
      defer { sqlite3_reset(pointer) }
      while try step() { try body(pointer) }
    }

    /// The integers of a result with one column.
    func integers(_ arguments: some Sequence<SQLValue>) throws -> [Int64] {
      var integers: [Int64] = []
      try forEachRow(arguments) { integers.append(sqlite3_column_int64($0, 0)) }
      return integers
    }

    private func step() throws -> Bool {
      switch sqlite3_step(pointer) {
      case SQLITE_ROW: return true
      case SQLITE_DONE: return false
      default:
        defer { sqlite3_reset(pointer) }
        throw error()
      }
    }

    /// - Returns: The number of bound values.
    @discardableResult
    private func bind(_ arguments: some Sequence<SQLValue>, after bound: Int32 = 0) throws -> Int32 {
      var place = bound
      for argument in arguments {
        place += 1
        guard bind(argument, place) == SQLITE_OK else { throw error() }
      }
      return place
    }

    private func error() -> DatabaseError {
      let connection = database.sqliteConnection
      return DatabaseError(
        resultCode: ResultCode(rawValue: sqlite3_extended_errcode(connection)),
        message: String(cString: sqlite3_errmsg(connection)))
    }

    private func bind(_ value: SQLValue, _ place: Int32) -> Int32 {
      switch value {
      case .null: return sqlite3_bind_null(pointer, place)
      case .integer(let value): return sqlite3_bind_int64(pointer, place, value)
      case .real(let value): return sqlite3_bind_double(pointer, place, value)
      case .text(var text):
        return text.withUTF8 { bytes in
          guard let start = bytes.baseAddress, !bytes.isEmpty else {
            return sqlite3_bind_text(pointer, place, "", 0, Self.transient)
          }
          return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            sqlite3_bind_text64(pointer, place, $0, UInt64(bytes.count), Self.transient, UInt8(SQLITE_UTF8))
          }
        }
      case .blob(let data):
        return data.withUnsafeBytes { bytes in
          guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(pointer, place, 0) }
          return sqlite3_bind_blob64(pointer, place, start, UInt64(bytes.count), Self.transient)
        }
      }
    }
  }
#endif
