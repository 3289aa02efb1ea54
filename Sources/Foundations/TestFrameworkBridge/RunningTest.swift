#if os(Linux)
  /// The test that runs in the current task, laid out as IssueReporting reads it.
  struct RunningTest {
    var id: AnyHashable
    var traits: [any Sendable]
  }
#endif
