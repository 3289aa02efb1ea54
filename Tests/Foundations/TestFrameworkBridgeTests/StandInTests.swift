#if os(Linux)
  import Glibc
  import IssueReporting
  import Testing

  @testable import TestFrameworkBridge

  /// What IssueReporting casts the functions to that it looks up.
  private typealias RecordIssue = @Sendable (String?, Int, String, String, Int, Int) -> Void
  private typealias RecordError = @Sendable (any Error, String?, String, String, Int, Int) -> Void
  private typealias WithKnownIssue = @Sendable (String?, Bool, String, String, Int, Int, () throws -> Void) -> Void

  @Suite("Issues reach tests that link no support library")
  struct StandInTests {
    private struct Broken: Error, Equatable {}

    @Test(
      "executables export the functions under the names that IssueReporting looks up",
      arguments: [
        "07_recordA0ypyF", "12_recordErrorypyF", "010_withKnownA0ypyF", "010_withKnownA13AsyncIsolatedypyF",
        "08_currentC0ypyF", "8_XCTFailypyF",
      ])
    func exported(name: String) {
      #expect(dlsym(dlopen(nil, RTLD_LAZY), "$s25IssueReportingTestSupport" + name) != nil)
    }

    @Test("an issue is recorded with its message, its place and its severity", arguments: [true, false])
    func records(isWarning: Bool) throws {
      let record = try #require(recordIssueEntryPoint() as? RecordIssue)
      withKnownIssue {
        record("Off by one", isWarning ? 0 : 1, "Module/File.swift", "/path/File.swift", 12, 34)
      } matching: { issue in
        issue.comments.map(\.rawValue) == ["Off by one"]
          && issue.sourceLocation
            == SourceLocation(fileID: "Module/File.swift", filePath: "/path/File.swift", line: 12, column: 34)
          && issue.severity == (isWarning ? .warning : .error)
      }
    }

    @Test("an issue need not have a message, nor a place that Swift Testing takes", arguments: [nil, ""])
    func recordsWithoutMessage(message: String?) throws {
      let record = try #require(recordIssueEntryPoint() as? RecordIssue)
      withKnownIssue {
        record(message, 1, "Module/File.swift", "/path/File.swift", 0, 0)
      } matching: { issue in
        issue.comments.isEmpty && issue.sourceLocation?.line == 1 && issue.sourceLocation?.column == 1
      }
    }

    @Test("an error is recorded as what was caught")
    func recordsErrors() throws {
      let record = try #require(recordErrorEntryPoint() as? RecordError)
      withKnownIssue {
        record(Broken(), "While saving", "Module/File.swift", "/path/File.swift", 12, 34)
      } matching: { issue in
        issue.error is Broken && issue.comments.map(\.rawValue) == ["While saving"]
          && issue.sourceLocation?.line == 12
      }
    }

    @Test("an issue that is expected does not fail a test, and its absence does")
    func expects() throws {
      let expect = try #require(withKnownIssueEntryPoint() as? WithKnownIssue)
      let record = try #require(recordIssueEntryPoint() as? RecordIssue)
      expect("Known", false, "Module/File.swift", "/path/File.swift", 1, 2) {
        record("Off by one", 1, "Module/File.swift", "/path/File.swift", 12, 34)
      }
      expect(nil, false, "Module/File.swift", "/path/File.swift", 1, 2) { throw Broken() }
      expect("Perhaps", true, "Module/File.swift", "/path/File.swift", 1, 2) {}
      withKnownIssue {
        expect("Known", false, "Module/File.swift", "/path/File.swift", 56, 78) {}
      } matching: { issue in
        guard case .knownIssueNotRecorded = issue.kind else { return false }
        return issue.sourceLocation?.line == 56
      }
    }

    @Test("and so where it happens later, on the actor of the caller")
    @MainActor
    func expectsAsynchronously() async throws {
      let testing = try #require(SwiftTesting.loaded)
      let location = IssueLocation(fileID: "Module/File.swift", filePath: "/path/File.swift", line: 56, column: 78)
      await testing.withKnownIssue("Known", isIntermittent: false, isolation: #isolation, at: location) {
        await Task.yield()
        MainActor.assertIsolated()
        testing.record("Off by one", isWarning: false, at: location)
      }
      await withKnownIssue {
        await testing.withKnownIssue(nil, isIntermittent: false, isolation: #isolation, at: location) {
          await Task.yield()
        }
      } matching: { issue in
        issue.sourceLocation?.line == 56
      }
    }

    @Test("the test that runs is known by its id and its traits", .timeLimit(.minutes(30)))
    func runningTest() async throws {
      let running = try #require(SwiftTesting.loaded?.runningTest)
      let test = try #require(Test.current)
      #expect(running.id == AnyHashable(test.id))
      #expect(running.traits.count == test.traits.count)
      #expect(running.traits.contains { $0 is TimeLimitTrait })
      let outside = await Task.detached { SwiftTesting.loaded?.runningTest == nil }.value
      #expect(outside)
    }

    @Test("what IssueReporting itself reports arrives")
    func throughIssueReporting() async {
      withKnownIssue {
        reportIssue("Off by one")
      } matching: { issue in
        issue.comments.map(\.rawValue) == ["Off by one"]
      }
      withExpectedIssue { reportIssue("Off by one") }
      await withExpectedIssue {
        await Task.yield()
        reportIssue("Off by one")
      }
    }

    @Test("XCTest is found too")
    func xctest() {
      #expect(XCTestFailure.loaded != nil)
    }
  }
#endif
