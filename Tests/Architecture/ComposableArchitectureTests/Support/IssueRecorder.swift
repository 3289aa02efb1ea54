import ConcurrencyExtras
import IssueReporting

/// Collects what is reported, so that tests can compare the exact text.
final class IssueRecorder: IssueReporter {
  private let recorded = LockIsolated<[String]>([])

  var messages: [String] { recorded.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    // Differences are indented by figure spaces; tests are written with plain ones.
    let message = (message() ?? "").replacing("\u{2007}", with: " ")
    recorded.withValue { $0.append(message) }
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    recorded.withValue { $0.append("(expected) " + message) }
  }
}

/// What an operation reports.
@MainActor
func issues(_ operation: @MainActor () async throws -> Void) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages
}
