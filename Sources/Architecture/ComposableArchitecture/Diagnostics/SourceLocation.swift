import IssueReporting

/// Where a reducer or a store was written, for reports.
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an issue at the location.
  func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The file and the line.
  var description: String { "\(fileID):\(line)" }
}
