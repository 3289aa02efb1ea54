import Foundation
import IppoRecorder
import IppoTesting
import Testing

@MainActor
struct RecordedTestTests {
  /// The folder of the tests that are written from the sessions. They are compiled and run with these tests.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Written")

  /// Writes the files anew where `IPPO_WRITE_RECORDED_TESTS` is 1.
  private static let writes = ProcessInfo.processInfo.environment["IPPO_WRITE_RECORDED_TESTS"] == "1"

  @Test(arguments: 0..<9) func `a session gives the same test, byte for byte`(number: Int) async throws {
    let session = RecordedSession.all[number]
    let source = try session.test.source(of: try await session.record())
    let file = Self.folder.appending(path: "\(session.test.name).swift")
    if Self.writes { try source.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test(arguments: 0..<9) func `a session replays from its file without a difference`(number: Int) async throws {
    let session = RecordedSession.all[number]
    let recording = try await session.record()
    let read = try Recording(bytes: try recording.bytes())
    #expect(read == recording)
    let difference = await session.replay(read)
    #expect(difference == nil)
  }
}
