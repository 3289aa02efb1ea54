import Foundation
import IssueReporting

/// Collects what is reported, so that tests can compare the exact text.
private final class IssueRecorder: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []

  var messages: [String] { lock.withLock { recorded } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    lock.withLock { recorded.append(message) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    reportIssue(message(), severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// What an operation reports.
@MainActor
func issues(_ operation: @MainActor () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder]) { try operation() }
  return recorder.messages
}
