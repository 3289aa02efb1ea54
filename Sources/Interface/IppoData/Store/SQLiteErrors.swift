#if SQLite
  import Foundation
  import GRDB

  /// The errors of SQLite, in the words of a container.
  enum SQLiteErrors {
    /// An error while a store is opened.
    static func opening(_ error: any Error, _ path: String?) -> SwiftDataError {
      let known = using(error, path)
      switch known.kind {
      case .backwardMigration, .locked, .storeFull, .loadIssueModelContainer: return known
      default: return SwiftDataError(.loadIssueModelContainer, known.explanation)
      }
    }

    /// An error while a store is used.
    static func using(_ error: any Error, _ path: String?) -> SwiftDataError {
      if let error = error as? SwiftDataError { return error }
      let place = path ?? "the store in memory"
      guard let error = error as? DatabaseError else {
        return SwiftDataError(.loadIssueModelContainer, "\(place): \(error)")
      }
      let reason = "SQLite says “\(error.message ?? "unknown error")” (\(error.extendedResultCode.rawValue))"
      return switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED:
        SwiftDataError(
          .locked, "\(place): another process writes. Nothing was saved; the changes are still pending. \(reason)")
      case .SQLITE_FULL:
        SwiftDataError(
          .storeFull, "\(place): the disk is full. Nothing was saved; the changes are still pending. \(reason)")
      case .SQLITE_READONLY:
        SwiftDataError(.readOnly, "\(place): the store cannot be written. The changes are still pending. \(reason)")
      case .SQLITE_CONSTRAINT:
        SwiftDataError(
          .uniqueViolation,
          "\(place): another object has the value of a unique property. Nothing was saved; the changes are still pending. "
            + reason)
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: SwiftDataError(.damagedStore, "\(place): the file is damaged. \(reason)")
      default: SwiftDataError(.loadIssueModelContainer, "\(place): \(reason)")
      }
    }
  }
#endif
