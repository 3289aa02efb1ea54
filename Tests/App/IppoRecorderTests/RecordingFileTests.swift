import Foundation
import IppoRecorder
import IppoTesting
import Testing

@MainActor
struct RecordingFileTests {
  private func bytes(sealedWith key: [UInt8]? = nil) async throws -> [UInt8] {
    try await RecordedSession.counter.record().bytes(sealedWith: key)
  }

  private func error(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `the first line is JSON that everyone can read`() async throws {
    let line = try await bytes().prefix { $0 != UInt8(ascii: "\n") }
    let text = #"{"actions":3,"date":0,"format":"ippo recording","isSealed":false,"program":"CounterRecordingTests"#
    #expect(String(decoding: line, as: UTF8.self) == text + #"","steps":3,"version":1}"#)
  }

  @Test func `a story tells steps, actions, changes and the screen`() async throws {
    let story = try await RecordedSession.counter.record().story
    #expect(story.hasPrefix("Recording of CounterRecordingTests: 3 steps, 3 actions, 1 stores\n"))
    #expect(
      story.contains(
        """
        1. tap button “Increment”
           Counter.State .incrementButtonTapped (view)
             count = 1
           - listitem “Decrement 0 Increment”
           - text “0”
           + listitem “Decrement 1 Increment”
           + text “1”
        2. tap button “Increment”
        """))
  }

  @Test func `a sealed file needs its key`() async throws {
    let key = Array("a secret of thirty-two bytes, sealed".utf8)
    let sealed = try await bytes(sealedWith: key)
    #expect(Data(sealed).range(of: Data("incrementButtonTapped".utf8)) == nil)
    #expect(try Recording(bytes: sealed, key: key).story == (try await RecordedSession.counter.record().story))
    #expect(
      error { _ = try Recording(bytes: sealed) }
        == "The recording is sealed. Give the key that it was sealed with.")
    let other = Array("another secret of thirty-two bytes".utf8)
    #expect(
      error { _ = try Recording(bytes: sealed, key: other) }
        == "The recording was sealed with another key, or the key has fewer than 32 bytes.")
    var damaged = sealed
    damaged[damaged.count - 1] ^= 1
    #expect(error { _ = try Recording(bytes: damaged, key: key) }?.hasPrefix("The recording is damaged.") == true)
  }

  @Test func `another file is refused with the reason`() async throws {
    let other = "The file is no recording: its first line is not that of an .ippo file."
    #expect(error { _ = try Recording(bytes: []) } == other)
    #expect(error { _ = try Recording(bytes: Array("\u{7F}ELF\n".utf8)) } == other)
    #expect(error { _ = try Recording(bytes: Array("{}\n".utf8)) } == other)
    let newer = Array(#"{"format":"ippo recording","version":2}"#.utf8) + [10]
    #expect(error { _ = try Recording(bytes: newer) } == "The recording is of version 2; this program reads version 1.")
  }

  @Test func `a file with two versions is of the version that is refused or read`() async throws {
    let line = #"{"actions":0,"date":0,"format":"ippo recording","isSealed":false,"program":"A","steps":0,"#
    for versions in [#""version":0,"version":1"#, #""version":1,"version":0"#] {
      let header = try? Recording.header(of: Array("\(line)\(versions)}\n".utf8))
      #expect(header == nil || header?.version == 1)
    }
  }

  @Test func `damaged bytes give an error or another recording, and never a trap`() async throws {
    let good = try await bytes()
    var random = CountingNumbers()
    var refused = 0
    for length in stride(from: 0, to: good.count, by: 7) {
      if error({ _ = try Recording(bytes: Array(good[..<length])) }) != nil { refused += 1 }
    }
    #expect(refused == (good.count + 6) / 7)
    for _ in 0..<1000 {
      var bytes = good
      for _ in 0...Int(random.next() % 3) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      if let recording = try? Recording(bytes: bytes) {
        #expect(!recording.story.isEmpty)
        _ = try? RecordedTest(name: "Damaged", content: "EmptyView()").source(of: recording)
      }
    }
  }

  @Test func `a story has no characters that a terminal obeys`() async throws {
    let story = try await RecordedSession.counter.record().story
    #expect(story.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func `a file on the disk is read as it was written`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID()).ippo")
    defer { try? FileManager.default.removeItem(at: file) }
    let recording = try await RecordedSession.counter.record()
    try recording.write(to: file)
    #expect(try Recording(contentsOf: file) == recording)
  }
}
