import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import IppoRecorder

@Reducer
private struct Trapdoor {
  @ObservableState struct State: Equatable { var steps = 0 }
  enum Action { case stepTapped, runTapped, jumpTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stepTapped: state.steps += 1
      case .runTapped:
        return .run { send in
          for _ in 0..<500 { await send(.stepTapped) }
        }
      case .jumpTapped: fatalError("The door opens.")
      }
      return .none
    }
  }
}

private struct TrapdoorView: View {
  @State private var store = Store(initialState: Trapdoor.State()) { Trapdoor() }
  @State private var password = ""

  var body: some View {
    Text("\(store.steps) steps")
    Button("Step") { store.send(.stepTapped) }
    Button("Run") { store.send(.runTapped) }
    Button("Jump") { store.send(.jumpTapped) }
    SecureField("Password", text: $password)
  }
}

@MainActor
struct RecordingJournalTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID()).ippo")

  private func journal(key: [UInt8]? = nil) -> RecordingJournal {
    RecordingJournal(at: file, program: "Trapdoor", key: key) { Issue.record("\($0)") }
  }

  @Test func `the last steps survive a trap`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      try await MainActor.run {
        let file = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID()).ippo")
        FileHandle.standardOutput.write(Data("journal \(file.path)\n".utf8))
        let recorder = Recorder()
        recorder.keepJournal(RecordingJournal(at: file, program: "Trapdoor", key: nil) { _ in })
        let host = recorder.run { ViewHost { TrapdoorView() } }
        try host.tap("Step")
        try host.tap("Jump")
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("journal ") })
    let file = URL(filePath: String(line.dropFirst(8)))
    defer { try? FileManager.default.removeItem(at: file) }
    let recording = try Recording(contentsOf: file)
    #expect(recording.header.isUnfinished == true)
    #expect((recording.header.steps, recording.header.actions) == (2, 1))
    #expect(recording.story.contains("1. tap button “Step”\n"))
    #expect(recording.story.hasSuffix("2. tap button “Jump”"))
  }

  @Test func `a journal has what the recording has`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = Recorder()
    recorder.keepJournal(journal())
    let host = recorder.run { ViewHost { TrapdoorView() } }
    try host.tap("Step")
    try host.tap("Step")
    let recording = recorder.recording()
    let read = try Recording(contentsOf: file)
    #expect(read.body == recording.body)
    #expect(read.header.steps == 2)
  }

  @Test func `a file that ends in the middle of a record is read up to there`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = Recorder()
    recorder.keepJournal(journal())
    let host = recorder.run { ViewHost { TrapdoorView() } }
    try host.tap("Step")
    let bytes = try Array(Data(contentsOf: file))
    let read = try Recording(bytes: Array(bytes.dropLast(3)))
    #expect(read.body.entries.count == recorder.recording().body.entries.count - 1)
    #expect(throws: RecordingError.self) { try Recording(bytes: bytes + [1, 0, 0, 0, 255]) }
  }

  @Test func `a private text stays out of the journal, and a key seals it`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let key = Array(repeating: UInt8(7), count: 32)
    for key in [nil, key] {
      let recorder = Recorder()
      recorder.keepJournal(journal(key: key))
      let host = recorder.run { ViewHost { TrapdoorView() } }
      try host.type("opensesame", into: "Password")
      try host.tap("Step")
      #expect(try !String(decoding: Data(contentsOf: file), as: UTF8.self).contains("opensesame"))
      #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self).contains("button") == (key == nil))
      #expect(try Recording(contentsOf: file, key: key).header.steps == 2)
    }
    #expect(throws: RecordingError.sealed) { try Recording(contentsOf: file) }
  }

  @Test func `a session that has ended leaves no journal`() {
    let journal = journal()
    Recorder().keepJournal(journal)
    #expect(FileManager.default.fileExists(atPath: file.path))
    journal.remove()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a journal that cannot take its place leaves no part of it`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    // No file takes the place of a folder.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let errors = LockIsolated(0)
    let journal = RecordingJournal(at: file, program: "Trapdoor", key: nil) { _ in errors.withValue { $0 += 1 } }
    journal.begin(with: RecordedBody())
    #expect(errors.value == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path + ".new"))
  }

  @Test func `a late private text does not bring a removed journal back`() {
    let journal = journal()
    let recorder = Recorder()
    recorder.keepJournal(journal)
    recorder.add(issue: "opensesame")
    journal.remove()
    recorder.keepPrivate("opensesame")
    recorder.add(issue: "late")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `the journal of a window that continues begins with its archive`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let graph = ViewGraph { TrapdoorView() }
    let archive = try #require(graph.archive())
    graph.close()
    let recorder = Recorder()
    recorder.keepJournal(journal())
    recorder.begin(from: archive)
    let read = try Recording(contentsOf: file)
    #expect(!read.body.archive.isEmpty)
    #expect(read.body.archive == recorder.recording().body.archive)
  }

  @Test func `a journal keeps what a recording keeps across snapshots`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = Recorder(limit: 10_000)
    recorder.keepJournal(journal())
    let host = recorder.run { ViewHost { TrapdoorView() } }
    for _ in 0..<200 {
      try host.tap("Step")
      var written = recorder.recording().body
      written.sleeping = 0
      let read = try Recording(contentsOf: file).body
      #expect(read.entries.count == written.entries.count)
      guard read == written else {
        Issue.record("The journal differs after \(read.entries.count) entries.")
        break
      }
    }
    #expect(recorder.generation > 2)
  }

  @Test func `a private text that the log lacks does not rewrite the journal`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    func number() throws -> UInt64? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? UInt64
    }
    let recorder = Recorder()
    recorder.keepJournal(journal())
    recorder.add(issue: "open sesame and swordfish")
    // A file that stays open keeps its number from the files after it.
    let first = try FileHandle(forReadingFrom: file)
    defer { try? first.close() }
    let before = try number()
    recorder.keepPrivate("abracadabra")
    #expect(try number() == before)
    recorder.keepPrivate("swordfish")
    #expect(try number() != before)
    #expect(try !String(decoding: Data(contentsOf: file), as: UTF8.self).contains("swordfish"))
    recorder.add(issue: "abracadabra")
    #expect(try !String(decoding: Data(contentsOf: file), as: UTF8.self).contains("abracadabra"))
  }

  @Test func `a journal is abandoned once nobody writes it`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var recorder: Recorder? = Recorder()
    recorder?.keepJournal(journal())
    #expect(!RecordingJournal.isAbandoned(file))
    recorder?.add(issue: "late")
    recorder = nil
    #expect(RecordingJournal.isAbandoned(file))
  }

  @Test func `the journal of a window that people leave alone stays small`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = Recorder(limit: 10_000)
    recorder.keepJournal(journal())
    let host = recorder.run { ViewHost { TrapdoorView() } }
    try host.tap("Run")
    await host.wait { $0.contains("500 steps") }
    // The first snapshot follows a step, and the ones after it follow actions of the effect.
    #expect(recorder.generation > 1)
    let recording = recorder.recording().body
    let read = try Recording(contentsOf: file).body
    #expect(read.entries.count == recording.entries.count)
    #expect(read.archive == recording.archive)
  }
}
