internal import ConcurrencyExtras
public import Foundation
internal import IppoRecorder
internal import IppoRender
internal import Synchronization
public import Testing

/// Records what a test does with its window, and writes the recording if the test fails. Create it with
/// `.recordsFailures` or `.recordsFailures(in:)`.
///
/// ```swift
/// @Suite(.recordsFailures) struct CounterTests {
///   @Test @MainActor func `three taps`() throws { … }
/// }
/// ```
///
/// Each issue of the test names the file, which holds the session: `--replay FILE` shows it in the app, and
/// `--show-recording FILE` prints it. The first window of a test is recorded, with its stores. A test that makes several
/// windows at the same time has the first one in its file.
public struct RecordingTrait: SuiteTrait, TestScoping, TestTrait {
  private let folder: URL?

  fileprivate init(folder: URL?) { self.folder = folder }

  /// `true`: each test of a suite has a recording of its own.
  public var isRecursive: Bool { true }

  /// Runs a test case with a recorder.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test case.
  ///   - function: Runs it.
  /// - Throws: The error of the test case.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let recorder = Recorder()
    let file = FailedTestFile(test, in: folder ?? Self.defaultFolder)
    let handler = IssueHandlingTrait.compactMapIssues { $0.isFailure ? file.named(in: $0) : $0 }
    let result = await Result { () async throws in
      try await WindowRecording.$current.withValue(recorder) {
        try await handler.provideScope(for: test, testCase: testCase) {
          do { try await function() } catch {
            // The issue of a failed requirement is recorded, and a cancelled test has none.
            if error is ExpectationFailedError || Task.isCancelled { throw error }
            // Outside, the issue of the error would not name the file.
            Issue.record(error, sourceLocation: test.sourceLocation)
          }
        }
      }
    }
    if file.isTaken {
      do {
        try await file.write(recorder)
      } catch {
        Issue.record("The recording \(file.take().path) cannot be written: \(error)")
      }
    }
    try result.get()
  }

  /// The build folder of the package under test, or the folder for temporary files.
  private static var defaultFolder: URL {
    let build = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build")
    let parent = FileManager.default.fileExists(atPath: build.path) ? build : FileManager.default.temporaryDirectory
    return parent.appending(path: "failed-tests")
  }
}

extension Trait where Self == RecordingTrait {
  /// Writes a recording of each failed test, into the folder `failed-tests` of the build folder. Without a build folder in
  /// the current directory, it is in the folder for temporary files.
  public static var recordsFailures: Self { Self(folder: nil) }

  /// Writes a recording of each failed test.
  ///
  /// - Parameter folder: The folder of the files. It is made where it is missing.
  public static func recordsFailures(in folder: URL) -> Self { Self(folder: folder) }
}

/// The file for the recording of one case of a test, named for the test.
final class FailedTestFile: Sendable {
  private let url: URL
  private let name: String
  /// Whether an issue of the test has named the file.
  private let taken = Mutex(false)
  /// The number of files of this process, by name: cases of one test have one name.
  private static let counts = Mutex<[String: Int]>([:])

  convenience init(_ test: Test, in folder: URL) {
    // The id ends with the place in the sources.
    let parts = "\(test.id)".split(separator: "/").dropLast().map { $0.filter { !"`()".contains($0) } }
    self.init(parts.isEmpty ? test.name : parts.joined(separator: "."), in: folder)
  }

  /// - Parameter name: The name of the test. Names that begin alike have files with numbers.
  init(_ name: String, in folder: URL) {
    let readable = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }.prefix(100))
    let count = Self.counts.withLock { counts in
      counts[readable, default: 0] += 1
      return counts[readable] ?? 1
    }
    self.name = name
    url = folder.appending(path: count == 1 ? "\(readable).ippo" : "\(readable)-\(count).ippo")
  }

  var isTaken: Bool { taken.withLock { $0 } }

  func take() -> URL {
    taken.withLock { $0 = true }
    return url
  }

  /// An issue with a comment that names the file.
  func named(in issue: Issue) -> Issue {
    var issue = issue
    issue.comments.append("The session of the test is recorded in \(take().path).")
    return issue
  }

  @MainActor func write(_ recorder: Recorder) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try recorder.recording(of: name).write(to: url)
  }
}
