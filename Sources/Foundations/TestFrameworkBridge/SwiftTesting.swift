#if os(Linux)
  /// The handling of issues by the Swift Testing of this process.
  protocol SwiftTestingIssues: Sendable {
    /// `Issue.record(_:severity:sourceLocation:)`
    func record(_ message: String?, isWarning: Bool, at location: IssueLocation)

    /// `Issue.record(_:_:sourceLocation:)`
    func record(_ error: any Error, _ message: String?, at location: IssueLocation)

    /// `withKnownIssue(_:isIntermittent:sourceLocation:_:)`
    func withKnownIssue(
      _ message: String?, isIntermittent: Bool, at location: IssueLocation, _ body: () throws -> Void)

    /// `withKnownIssue(_:isIntermittent:isolation:sourceLocation:_:)`
    func withKnownIssue(
      _ message: String?, isIntermittent: Bool, isolation: isolated (any Actor)?, at location: IssueLocation,
      _ body: () async throws -> Void
    ) async

    /// `Test.current`
    var runningTest: RunningTest? { get }
  }

  /// Swift Testing where a process has loaded it.
  ///
  /// A library cannot import it: whatever links the library would need Swift Testing's to run, in production too. So
  /// its functions are looked up by name. Swift Testing is built for library evolution: callers know neither size nor
  /// layout of its types, and pass their values by address. Generic code does the same with values of its generic
  /// types. Therefore a function that is declared in terms of `Comment` here can be called as one of Swift Testing's.
  enum SwiftTesting {
    /// `nil` where the process has not loaded it.
    static var loaded: (any SwiftTestingIssues)? { lookup.known("Swift Testing") }

    private static let lookup = lookUp(in: .ofProcess)

    /// Finds it among the symbols of a process: its entry point for tools, which is a promise, tells that it is there.
    static func lookUp(in symbols: Symbols) -> FrameworkLookup<any SwiftTestingIssues> {
      guard symbols.address("swt_abiv0_getEntryPoint") != nil else { return .absent }
      guard
        let issue = symbols.type("$s7Testing5IssueVN") as? any CustomStringConvertible.Type,
        let severity = symbols.type("$s7Testing5IssueV8SeverityON") as? any CustomStringConvertible.Type,
        let comment = symbols.type("$s7Testing7CommentVN") as? any CustomStringConvertible.Type,
        let location = symbols.type("$s7Testing14SourceLocationVN") as? any CustomStringConvertible.Type,
        let test = symbols.type("$s7Testing4TestVN") as? any Identifiable.Type,
        let testing = load(issue, severity, comment, location, test, symbols)
      else { return .unknown }
      return .known(testing)
    }

    private static func load<Issue, Severity, Comment, SourceLocation, Test: Identifiable>(
      _: Issue.Type, _: Severity.Type, _: Comment.Type, _: SourceLocation.Type, _: Test.Type, _ symbols: Symbols
    ) -> (any SwiftTestingIssues)? {
      LoadedSwiftTesting<Issue, Severity, Comment, SourceLocation, Test>(symbols)
    }
  }
#endif
