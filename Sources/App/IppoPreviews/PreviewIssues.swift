internal import Foundation
internal import IppoRender
internal import IppoUI
package import IssueReporting

/// The issues that the code of one window has reported.
@MainActor @Observable
final class PreviewIssues: Unarchived {
  private(set) var texts: [String] = []

  nonisolated init() {}

  /// Adds an issue, once.
  func add(_ text: String) {
    if !texts.contains(text) { texts.append(text) }
  }

  func clear() { texts = [] }
}

/// Notes the issues that a window's code reports, for the stage of the window.
package struct PreviewIssueReporter: IssueReporter {
  package init() {}

  package func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    guard let issues = WindowDisplay.current?.known(PreviewIssues.self) else { return }
    let text = (message() ?? "Issue reported.") + "\n\(fileID):\(line)"
    // A body may report an issue, and is not to change what it reads.
    Task { @MainActor in issues.add(text) }
  }
}
