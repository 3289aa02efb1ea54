import IssueReporting

/// Where a reducer or a store was written, for reports.
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an issue at the location.
  ///
  /// Not inlined: Swift 6.3's optimizer loses track of the lifetime of the closure that `reportIssue` is given.
  @inline(never)
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The file and the line.
  var description: String { "\(fileID):\(line)" }
}
