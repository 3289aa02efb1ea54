/// Where the user defaults of visitors are kept, and how much of them.
///
/// In the windows of a server, `@AppStorage`, and the keys `.appStorage` of Sharing, belong to the visitor of the
/// window. A cookie identifies the visitor.
public struct VisitorStorageConfiguration: Equatable, Sendable {
  /// A folder with a file for each visitor who has stored something; it is made if it does not exist. `nil`: values are
  /// kept in memory, and are lost when the server ends.
  public var directory: String?
  /// How many bytes one visitor's keys and values may take. What is more is refused, and reported to the log.
  public var bytesPerVisitor = 256 * 1024
  /// How many visitors' values are kept. Whoever has been away the longest makes room.
  public var visitors = 10_000
  /// How many bytes the values of all visitors may take. Whoever has been away the longest makes room.
  public var bytesInAll = 256 * 1024 * 1024
  /// How many visitors who come from one address have values. Of more, those of the same address make room: anybody can say
  /// that they are another visitor.
  public var visitorsPerAddress = 1000
  /// How many bytes the values of visitors who come from one address may take. Those of the same address make room.
  public var bytesPerAddress = 32 * 1024 * 1024

  /// - Parameter directory: A folder for the values; `nil` keeps them in memory.
  public init(directory: String? = nil) { self.directory = directory }
}

/// Why visitors' values cannot be kept.
public struct VisitorStorageError: Error, Equatable, Sendable, CustomStringConvertible {
  let directory: String
  let reason: String

  /// Names the folder, says what is wrong with it, and how that is put right.
  public var description: String {
    "The folder \(directory) cannot keep what visitors store: \(reason)\(reason.hasSuffix(".") ? "" : ".") Name one that this "
      + "program may write to, or none to keep it in memory."
  }
}
