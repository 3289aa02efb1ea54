import IssueReporting

/// The reports of a test store, and their severity.
@MainActor
final class TestBook {
  var exhaustivity = Exhaustivity.on

  nonisolated init() {}

  /// Reports an issue, or notes it, or says nothing.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - location: The line of the test.
  ///   - override: The exhaustivity to go by in place of the store's.
  func report(_ message: String, at location: SourceLocation, exhaustivity override: Exhaustivity? = nil) {
    switch override ?? exhaustivity {
    case .on:
      location.report(message)
    case .off(showSkippedAssertions: true):
      note("Not asserted: \(message)", at: location)
    case .off(showSkippedAssertions: false):
      break
    }
  }

  /// Notes something without failing the test. The XCTest of Linux has no expected failures: there it is printed.
  private func note(_ message: String, at location: SourceLocation) {
    if case .xcTest? = TestContext.current {
      print("\(location.filePath):\(location.line): note: \(message)")
    } else {
      withExpectedIssue { location.report(message) }
    }
  }
}
