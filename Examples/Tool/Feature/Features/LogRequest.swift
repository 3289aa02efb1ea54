/// The logs to show, and how.
public struct LogRequest: Equatable, Sendable {
  /// The logs, in the order of the command line.
  public var files: [LogFile]
  /// The conditions of the lines that are shown at first.
  public var filter: LineMatcher
  /// Whether the last line stays in sight while a log grows.
  public var isFollowing: Bool
  /// Whether one of the named files cannot be read, of which the exit status tells.
  public var hasFailed: Bool

  /// A request for logs that are open.
  ///
  /// - Parameters:
  ///   - files: The logs, in the order of the command line.
  ///   - filter: The conditions of the lines that are shown at first.
  ///   - isFollowing: Whether the last line stays in sight while a log grows.
  ///   - hasFailed: Whether one of the named files cannot be read.
  public init(
    files: [LogFile], filter: LineMatcher = LineMatcher(), isFollowing: Bool = false, hasFailed: Bool = false
  ) {
    self.files = files
    self.filter = filter
    self.isFollowing = isFollowing
    self.hasFailed = hasFailed
  }
}
