#if os(Linux)
  import IssueReporting

  /// Fails the run of Swift Testing with issues that are reported outside of the tasks of all tests: in a detached task, on a queue
  /// or on a thread.
  ///
  /// IssueReporting takes such an issue for one of XCTest, whose `XCTFail` does nothing where XCTest runs no test. Swift Testing takes
  /// issues without a test, and a run fails that has one.
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

  /// Called when the process starts, if Swift Testing is to run tests in it.
  @_silgen_name("ippo_reportUnattributedIssues")
  func reportUnattributedIssues() {
    // Before Swift 6.3 IssueReporting hands all issues to Swift Testing as well.
    #if compiler(>=6.3)
      IssueReporters.current.append(UnattributedIssueReporter())
    #endif
  }
#endif
