import Foundation
import SwiftData

/// The database of the panel.
public enum Database {
  /// Opens the file, and makes it where there is none; without a file, a database in memory.
  public static func open(_ file: URL?) throws -> ModelContainer {
    let schema = Schema([Account.self, Customer.self])
    let configuration =
      if let file { ModelConfiguration(schema: schema, url: file) } else {
        ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
      }
    return try ModelContainer(for: schema, configurations: configuration)
  }
}
