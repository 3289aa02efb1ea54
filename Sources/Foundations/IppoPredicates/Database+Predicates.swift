#if SQLite
  import Foundation
  package import GRDB

  extension SQLValue: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue {
      switch self {
      case .null: .null
      case .integer(let value): value.databaseValue
      case .real(let value): value.databaseValue
      case .text(let value): value.databaseValue
      case .blob(let value): value.databaseValue
      }
    }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> SQLValue? {
      switch value.storage {
      case .null: .null
      case .int64(let value): .integer(value)
      case .double(let value): .real(value)
      case .string(let value): .text(value)
      case .blob(let value): .blob(value)
      }
    }
  }

  extension Database {
    /// Registers the functions and collations of ``SQLPredicate`` and ``SQLOrder``. Each connection needs them.
    package func addPredicateFunctions() {
      for function in SQLFunction.all {
        add(
          function: DatabaseFunction(function.name, argumentCount: function.argumentCount, pure: true) { values in
            let arguments = values.map { SQLValue.fromDatabaseValue($0) ?? .null }
            return arguments.contains(.null) ? SQLValue.null : function.call(arguments)
          })
      }
      for collation in SQLCollation.all {
        add(collation: DatabaseCollation(collation.name, function: collation.compare))
      }
    }
  }
#endif
