import Foundation
import IppoRecorder
import IppoUI
import Synchronization
import Testing

@testable import IppoTesting

private struct Lamp: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "Light" : "Dark")
    Button("Press") { isOn.toggle() }
  }
}

struct RecordingTraitTests {
  private struct Failure: Error {}

  private let folder = FileManager.default.temporaryDirectory.appending(path: "failed-\(UUID())")

  private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

  /// Runs a function as a test with the trait.
  private func run(_ body: @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await RecordingTrait.recordsFailures(in: folder).provideScope(
      for: test, testCase: Test.Case.current, performing: body)
  }

  /// The issues of a function, which are none of the test.
  private func issues(_ body: @Sendable () async throws -> Void) async throws -> [Issue] {
    let issues = Mutex<[Issue]>([])
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      issues.withLock { $0.append(issue) }
      return nil
    }
    let test = try #require(Test.current)
    try await handler.provideScope(for: test, testCase: Test.Case.current, performing: body)
    return issues.withLock { $0 }
  }

  private static func press() async throws {
    try await MainActor.run { try ViewHost { Lamp() }.tap("Press") }
  }

  @Test func `a test that throws leaves its session`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let issues = try await issues {
      try await run {
        try await Self.press()
        throw Failure()
      }
    }
    let name = "IppoTestingTests.RecordingTraitTests.a-test-that-throws-leaves-its-session.ippo"
    #expect(files == [name])
    #expect(issues.count == 1)
    #expect(issues.first?.error is Failure)
    #expect(issues.first?.comments.last?.rawValue.hasSuffix("\(name).") == true)
    let story = try Recording(contentsOf: folder.appending(path: name)).story
    #expect(story.contains("1. tap button “Press”\n   - text “Dark”\n   + text “Light”"))
  }

  @Test func `a failed requirement has one issue, and ends the test`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let issues = try await issues {
      await #expect(throws: ExpectationFailedError.self) {
        try await run { try #require(Bool(false)) }
      }
    }
    #expect(issues.count == 1)
    #expect(files.count == 1)
  }

  @Test func `a cancelled test leaves no file`() async throws {
    let task = Task {
      try await run {
        withUnsafeCurrentTask { $0?.cancel() }
        try Task.checkCancellation()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(files == [])
  }

  @Test func `long names that begin alike have files of their own`() {
    let first = FailedTestFile("\(String(repeating: "long ", count: 30))A", in: folder).take()
    let second = FailedTestFile("\(String(repeating: "long ", count: 30))B", in: folder).take()
    #expect(first != second)
  }

  @Test func `a test that passes leaves no file`() async throws {
    try await run { try await Self.press() }
    #expect(files == [])
  }

  @Test func `an issue names the file`() throws {
    let file = FailedTestFile(try #require(Test.current), in: folder)
    let issue = Mutex<Issue?>(nil)
    withKnownIssue {
      Issue.record("The lamp is dark.")
    } matching: { found in
      issue.withLock { $0 = found }
      return true
    }
    #expect(!file.isTaken)
    let comments = file.named(in: try #require(issue.withLock { $0 })).comments.map(\.rawValue)
    #expect(comments.first == "The lamp is dark.")
    #expect(comments.last == "The session of the test is recorded in \(file.take().path).")
    #expect(file.isTaken)
  }
}
