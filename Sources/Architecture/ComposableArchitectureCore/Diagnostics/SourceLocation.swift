import IssueReporting

/// The place in the sources of a reducer or a store, for reports.
@usableFromInline
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @usableFromInline
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue at the location.
  ///
  /// Not inlined: Swift 6.3's optimizer loses track of the lifetime of the closure that `reportIssue` is given.
  @inline(never)
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The file and the line.
  @usableFromInline
  var description: String { "\(fileID):\(line)" }
}
