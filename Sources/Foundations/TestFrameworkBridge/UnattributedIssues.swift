#if os(Linux)
  import IssueReporting

  /// Fails a run of Swift Testing for issues outside of all tests' tasks: in a detached task, on a queue or on a
  /// thread.
  ///
  /// IssueReporting attributes such an issue to XCTest, whose `XCTFail` is without effect while no test of XCTest runs.
  /// Swift Testing accepts issues without a test, and fails a run that has one.
  struct UnattributedIssueReporter: IssueReporter {
    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
      line: UInt, column: UInt
    ) {
      guard let testing = SwiftTesting.loaded, testing.runningTest == nil else { return }
      testing.record(
        "\(message() ?? "Issue recorded")\n\n\(Self.explanation)", isWarning: severity == .warning,
        at: IssueLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }

    static let explanation = """
      This was reported outside of the task of a test, so that no test can be named: the run fails instead. Have the test await \
      the work in its own task, or in a child task of it, to see which test it is.
      """
  }

  /// Called at the start of a process that runs tests of Swift Testing.
  @_silgen_name("ippo_reportUnattributedIssues")
  func reportUnattributedIssues() {
    // Before Swift 6.3, IssueReporting also passes all issues to Swift Testing.
    #if compiler(>=6.3)
      IssueReporters.current.append(UnattributedIssueReporter())
    #endif
  }
#endif
