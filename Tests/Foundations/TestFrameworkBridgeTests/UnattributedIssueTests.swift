#if os(Linux)
  import Dispatch
  import Foundation
  import IssueReporting
  import Testing

  @testable import TestFrameworkBridge

  /// The fixture of the tests below, which runs and fails in its own process. In this process it is disabled.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["IPPO_UNATTRIBUTED"] != nil))
  struct UnattributedIssueFixture {
    private static var way: String { ProcessInfo.processInfo.environment["IPPO_UNATTRIBUTED"] ?? "" }

    @Test func `reports where no test is known`() async {
      switch Self.way {
      case "nowhere": break
      case "detached": await Task.detached { reportIssue("From a detached task") }.value
      case "error": await Task.detached { reportIssue(CancellationError(), "From a detached task") }.value
      case "warning": await Task.detached { reportIssue("From a detached task", severity: .warning) }.value
      case "queue":
        let missing: @Sendable (Int) -> Int = unimplemented("missing", placeholder: 0)
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            _ = missing(1)
            continuation.resume()
          }
        }
      case "expected":
        withExpectedIssue { reportIssue("Expected") }
      case "task": await Task { withKnownIssue { reportIssue("From a task of the test") } }.value
      default: Issue.record("There is no way \(Self.way).")
      }
    }
  }

  @Suite("Issues that no test can be named for")
  struct UnattributedIssueTests {
    /// Runs the fixture, and returns the status and the output of its process.
    private func run(_ way: String) async throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--testing-library", "swift-testing", "--filter", "UnattributedIssueFixture"]
      process.environment = ProcessInfo.processInfo.environment.merging(["IPPO_UNATTRIBUTED": way]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      return (status, String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
    }

    @Test(
      "fail the run, with what was reported and where",
      arguments: [
        ("detached", "From a detached task"), ("error", "From a detached task"), ("queue", "Unimplemented: missing"),
      ])
    func failing(way: String, message: String) async throws {
      let (status, output) = try await run(way)
      #expect(status != 0, "\(output)")
      #expect(output.contains(message))
      #expect(output.contains("UnattributedIssueTests.swift:"))
      #expect(output.contains(UnattributedIssueReporter.explanation.prefix(60)))
      #expect(output.components(separatedBy: message).count == 2, "It is told once: \(output)")
    }

    @Test(
      "are none where nothing is reported, where it is expected, where a test is known, or where it is a warning",
      arguments: ["nowhere", "expected", "task", "warning"])
    func passing(way: String) async throws {
      let (status, output) = try await run(way)
      #expect(status == 0, "\(output)")
      #expect(output.contains("Test run with 1 test"))
    }
  }
#endif
