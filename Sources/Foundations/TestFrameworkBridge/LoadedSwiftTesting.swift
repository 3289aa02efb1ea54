#if os(Linux)
  /// The functions of a Swift Testing that is loaded, in terms of its types.
  ///
  /// - Invariant: `Issue`, `Severity`, `Comment`, `SourceLocation` and `Test` are its types of these names; only
  ///   ``SwiftTesting/lookUp(in:)`` makes one.
  struct LoadedSwiftTesting<Issue, Severity, Comment, SourceLocation, Test: Identifiable>: SwiftTestingIssues {
    private typealias RecordMessage = @convention(thin) @Sendable (Comment?, Severity, SourceLocation) -> Issue
    private typealias RecordError = @convention(thin) @Sendable (any Error, Comment?, SourceLocation) -> Issue
    private typealias WithKnownIssue =
      @convention(thin) @Sendable (Comment?, Bool, SourceLocation, () throws -> Void) -> Void
    private typealias WithKnownIssueAsync =
      @convention(thin) @Sendable (
        Comment?, Bool, isolated (any Actor)?, SourceLocation, @concurrent () async throws -> Void
      ) async -> Void
    private typealias MakeComment = @convention(thin) @Sendable (consuming String) -> Comment
    private typealias MakeSourceLocation =
      @convention(thin) @Sendable (consuming String, consuming String, Int, Int) -> SourceLocation
    private typealias CurrentTest = @convention(thin) @Sendable () -> Test?

    private let recordMessage: RecordMessage
    private let recordError: RecordError
    private let knownIssue: WithKnownIssue
    private let knownIssueAsync: WithKnownIssueAsync
    private let makeComment: MakeComment
    private let makeSourceLocation: MakeSourceLocation
    private let currentTest: CurrentTest
    /// The numbers of the cases of `Severity`.
    private let error: UInt8
    private let warning: UInt8

    /// `nil` where one of the functions is missing, or an assumption about the types does not hold.
    init?(_ symbols: Symbols) {
      guard
        let recordMessage = symbols.function(
          "$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ",
          as: RecordMessage.self),
        let recordError = symbols.function(
          "$s7Testing5IssueV6record__14sourceLocationACs5Error_p_AA7CommentVSgAA06SourceE0VtFZ",
          as: RecordError.self),
        let knownIssue = symbols.function(
          "$s7Testing14withKnownIssue_14isIntermittent14sourceLocation_yAA7CommentVSg_SbAA06SourceH0VyyKXEtF",
          as: WithKnownIssue.self),
        let knownIssueAsync = symbols.function(
          "$s7Testing14withKnownIssue_14isIntermittent9isolation14sourceLocation_yAA7CommentVSg_SbScA_pSgYiAA06Source"
            + "I0VyyYaKXEtYaFTu",
          as: WithKnownIssueAsync.self),
        let makeComment = symbols.function("$s7Testing7CommentV8rawValueACSS_tcfC", as: MakeComment.self),
        let makeSourceLocation = symbols.function(
          "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC", as: MakeSourceLocation.self),
        let currentTest = symbols.function("$s7Testing4TestV7currentACSgvgZ", as: CurrentTest.self),
        // An enumeration without payloads is the number of the case, which is exported under a name of its own.
        MemoryLayout<Severity>.size == 1,
        let error = symbols.value("$s7Testing5IssueV8SeverityO5erroryA2EmFWC", as: UInt32.self),
        let warning = symbols.value("$s7Testing5IssueV8SeverityO7warningyA2EmFWC", as: UInt32.self)
      else { return nil }
      self.recordMessage = recordMessage
      self.recordError = recordError
      self.knownIssue = knownIssue
      self.knownIssueAsync = knownIssueAsync
      self.makeComment = makeComment
      self.makeSourceLocation = makeSourceLocation
      self.currentTest = currentTest
      self.error = UInt8(error)
      self.warning = UInt8(warning)
    }

    func record(_ message: String?, isWarning: Bool, at location: IssueLocation) {
      _ = self.recordMessage(self.comment(message), self.severity(isWarning: isWarning), self.sourceLocation(location))
    }

    func record(_ error: any Error, _ message: String?, at location: IssueLocation) {
      _ = self.recordError(error, self.comment(message), self.sourceLocation(location))
    }

    func withKnownIssue(
      _ message: String?, isIntermittent: Bool, at location: IssueLocation, _ body: () throws -> Void
    ) {
      self.knownIssue(self.comment(message), isIntermittent, self.sourceLocation(location), body)
    }

    func withKnownIssue(
      _ message: String?, isIntermittent: Bool, isolation: isolated (any Actor)?, at location: IssueLocation,
      _ body: () async throws -> Void
    ) async {
      await self.knownIssueAsync(
        self.comment(message), isIntermittent, isolation, self.sourceLocation(location), body)
    }

    var runningTest: RunningTest? {
      self.currentTest().map { test in
        RunningTest(id: AnyHashable(test.id), traits: self.traits(of: test))
      }
    }

    private func comment(_ message: String?) -> Comment? {
      message.flatMap { $0.isEmpty ? nil : self.makeComment($0) }
    }

    private func sourceLocation(_ location: IssueLocation) -> SourceLocation {
      // Swift Testing traps where a line or a column is not positive.
      self.makeSourceLocation(location.fileID, location.filePath, max(location.line, 1), max(location.column, 1))
    }

    private func severity(isWarning: Bool) -> Severity {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { byte in
        byte.initialize(repeating: isWarning ? self.warning : self.error)
        return UnsafeRawPointer(byte.baseAddress!).loadUnaligned(as: Severity.self)
      }
    }

    /// A getter takes its value in a register that no thin function type names, so that traits are read by reflection.
    private func traits(of test: Test) -> [any Sendable] {
      let traits = Mirror(reflecting: test).descendant("traits") as? [Any] ?? []
      // Traits are sendable, which cannot be asked at run time: the protocol has no witnesses. `as Any` keeps the cast from
      // opening the existential.
      return traits.map { unsafeBitCast($0 as Any, to: (any Sendable).self) }
    }
  }
#endif
