#if SQLite
  import Foundation
  import GRDBSQLite
  internal import IppoPredicates

  /// Rows of a class, read without values in between: the statement has the key, and then the columns of the class.
  struct SQLiteRows {
    private let statement: OpaquePointer
    private let entity: _ModelEntity
    private let layout: RowLayout?

    init(_ statement: PreparedStatement, _ entity: _ModelEntity, _ layout: RowLayout? = nil) {
      self.statement = statement.pointer
      self.entity = entity
      self.layout = layout
    }

    /// The current row.
    func row() throws -> StoredRow {
      guard let layout else { return row(entity, nil) }
      let kind = try layout.kind(Self.text(statement, 1), of: entity)
      return row(kind.entity, kind.places)
    }

    /// - Parameter places: the columns of the properties; `nil` if they follow the key in their order.
    private func row(_ entity: _ModelEntity, _ places: [Int32]?) -> StoredRow {
      var next: Int32 = 0
      var isEncoded = entity.hasValuesWithoutColumns
      let properties = entity.properties
      let values = [_ModelStorage.Value](unsafeUninitializedCapacity: properties.count) { values, count in
        for property in properties {
          var value: _ModelStorage.Value = property.isToMany ? .unloaded : .encoded(.null)
          if property.isColumn {
            next += 1
            value = self.value(property, places?[count] ?? next)
            if case .encoded = value { isEncoded = true }
          }
          values.initializeElement(at: count, to: value)
          count += 1
        }
      }
      return StoredRow(
        entity: entity, id: sqlite3_column_int64(statement, 0), values: values, isEncoded: isEncoded)
    }

    private func value(_ property: ModelProperty, _ column: Int32) -> _ModelStorage.Value {
      let kind = sqlite3_column_type(statement, column)
      if property.isRelationship {
        return .ids(kind == SQLITE_INTEGER ? .one(sqlite3_column_int64(statement, column)) : .none)
      }
      if kind == SQLITE_NULL, property.isOptional { return .none }
      switch (property.direct, kind) {
      case (.int, SQLITE_INTEGER): return .int(Int(sqlite3_column_int64(statement, column)))
      case (.bool, SQLITE_INTEGER): return .bool(sqlite3_column_int64(statement, column) != 0)
      case (.double, SQLITE_FLOAT), (.double, SQLITE_INTEGER):
        return .double(sqlite3_column_double(statement, column))
      case (.date, SQLITE_FLOAT), (.date, SQLITE_INTEGER):
        return .date(Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, column)))
      case (.string, SQLITE_TEXT): return .string(Self.text(statement, column))
      case (.data, SQLITE_BLOB): return .value(Data(Self.bytes(statement, column)))
      case (.uuid, SQLITE_BLOB):
        let bytes = Self.bytes(statement, column)
        guard bytes.count == 16 else { break }
        return .value(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)))
      default: break
      }
      return .encoded(Self.value(statement, column))
    }

    /// The value of a column, as it is stored.
    static func value(_ statement: OpaquePointer, _ column: Int32) -> SQLValue {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
      case SQLITE_TEXT: .text(text(statement, column))
      case SQLITE_BLOB: .blob(Data(bytes(statement, column)))
      default: .null
      }
    }

    static func text(_ statement: OpaquePointer, _ column: Int32) -> String {
      guard let text = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    private static func bytes(_ statement: OpaquePointer, _ column: Int32) -> UnsafeRawBufferPointer {
      guard let bytes = sqlite3_column_blob(statement, column) else {
        return UnsafeRawBufferPointer(start: nil, count: 0)
      }
      return UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }
  }
#endif
