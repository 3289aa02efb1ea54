import Foundation
import IppoRecorder
import IppoUI
import Logging
import Testing

@testable import Ippo

private struct Door: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed")
    Button("Push") { isOpen.toggle() }
  }
}

@MainActor
struct SessionRecordingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID())")

  private func push(_ recording: SessionRecording) throws -> ViewGraph {
    let graph = recording.recorder.run { ViewGraph { Door() } }
    graph.drain()
    let button = try #require(graph.tree.accessibility.flatMap(\.flattened).first { $0.role == .button })
    try graph.send(.activate, to: button.id)
    return graph
  }

  @Test func `each window of a server has a file, which is written at its end and at that of the server`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recordings = try SessionRecordings(at: .folder(folder), program: "Door", key: nil) { Issue.record("\($0)") }
    let (first, second) = (recordings.begin(), recordings.begin())
    let graphs = [try push(first), try push(second)]
    first.end()
    #expect(FileManager.default.fileExists(atPath: first.file.path))
    #expect(!FileManager.default.fileExists(atPath: second.file.path))
    recordings.finish()
    let story = try Recording(contentsOf: second.file).story
    #expect(story.contains("1. tap button “Push”\n   - text “Closed”\n   + text “Open”"))
    for graph in graphs { graph.close() }
  }

  @Test func `a served window neither rests nor hibernates while it is recorded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recordings = try SessionRecordings(at: .folder(folder), program: "Door", key: nil) { Issue.record("\($0)") }
    let recording = recordings.begin()
    let report = ArchiveReport(logger: Logger(label: "recordings"))
    let window = ServedWindow(try push(recording), report: report, recording: recording)
    #expect(!window.rest())
    #expect(!window.hibernate())
    window.change(phase: .background)
    #expect(try Recording(contentsOf: recording.file).header.steps == 1)
    window.close()
  }

  @Test func `a session that reports an issue has a file for the issue, and others have none`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var notes: [String] = []
    let recordings = try SessionRecordings(
      at: .issues(folder), program: "Door", key: nil, note: { notes.append($0) }, log: { Issue.record("\($0)") })
    let (first, second) = (recordings.begin(), recordings.begin())
    let graphs = [try push(first), try push(second)]
    await withCheckedContinuation { continuation in
      let write = first.recorder.onIssue
      first.recorder.onIssue = {
        write?()
        continuation.resume()
      }
      first.recorder.add(issue: "The door is stuck.")
    }
    #expect(notes == ["The app has reported an issue. The session up to there is in \(first.file.path)."])
    let story = try Recording(contentsOf: first.file).story
    #expect(story.contains("1. tap button “Push”"))
    #expect(story.hasSuffix("issue: The door is stuck."))
    second.write()
    first.end()
    recordings.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [first.file.lastPathComponent])
    for graph in graphs { graph.close() }
  }

  @Test func `a journal that was left behind is reported with any process id, and keeps those before it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // In a container the id of each process is 1, and that of this one may come again, too.
    let own = ProcessInfo.processInfo.processIdentifier
    let names = ["Door-1-1", "Door-\(own)-1"]
    for name in names { try Data("session".utf8).write(to: folder.appending(path: "\(name).running.ippo")) }
    try Data("before".utf8).write(to: folder.appending(path: "Door-1-1-ended.ippo"))
    var notes: [String] = []
    let recordings = try SessionRecordings(
      at: .issues(folder), program: "Door", key: nil, note: { notes.append($0) }, log: { Issue.record("\($0)") })
    #expect(notes.count == 2)
    let ended = ["Door-1-1-ended-2.ippo", "Door-1-1-ended.ippo", "Door-\(own)-1-ended.ippo"].sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ended)
    #expect(try String(contentsOf: folder.appending(path: "Door-1-1-ended.ippo"), encoding: .utf8) == "before")
    recordings.finish()
  }

  @Test func `a journal of a living process stays, and no other process writes it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func recordings() throws -> SessionRecordings {
      try SessionRecordings(
        at: .issues(folder), program: "Door", key: nil, note: { Issue.record("\($0)") }, log: { Issue.record("\($0)") })
    }
    let first = try recordings()
    let living = first.begin()
    // Two containers with one folder have processes with one id.
    let second = try recordings()
    let other = second.begin()
    #expect(living.file != other.file)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.hasSuffix(".running.ippo") })
    first.finish()
    second.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `two processes with one id have files of their own before they write them`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func recordings() throws -> SessionRecordings {
      try SessionRecordings(at: .folder(folder), program: "Door", key: nil) { Issue.record("\($0)") }
    }
    let (first, second) = (try recordings(), try recordings())
    let (one, other) = (first.begin(), second.begin())
    #expect(one.file != other.file)
    let graphs = [try push(one), try push(other)]
    one.end()
    // A process that comes later finds a name that is written, and one that is taken.
    let third = try recordings()
    let last = third.begin()
    #expect(![one.file, other.file].contains(last.file))
    for recordings in [first, second, third] { recordings.finish() }
    let names = [one, other, last].map(\.file.lastPathComponent).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
    for graph in graphs { graph.close() }
  }

  @Test(arguments: [true, false])
  func `the remains of ended processes go, and those of living ones and of other programs stay`(
    isForIssues: Bool
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func recordings() throws -> SessionRecordings {
      try SessionRecordings(
        at: isForIssues ? .issues(folder) : .folder(folder), program: "Door", key: nil,
        note: { Issue.record("\($0)") }, log: { Issue.record("\($0)") })
    }
    let first = try recordings()
    let living = first.begin().file.deletingPathExtension().lastPathComponent
    let parts = ["Door-0-1.running.ippo.new", "Door-admin-0-1.running.ippo.new", "\(living).running.ippo.new"]
    for name in parts + ["Door-admin-0-1.running.ippo"] {
      try Data("session".utf8).write(to: folder.appending(path: name))
    }
    try Data().write(to: folder.appending(path: "Door-0-2.running.ippo"))
    let second = try recordings()
    let left = parts.dropFirst() + ["Door-admin-0-1.running.ippo", "\(living).running.ippo"]
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == left.sorted())
    first.finish()
    second.finish()
  }

  @Test func `a name that cannot be reserved is told`() throws {
    var told: [String] = []
    let recordings = try SessionRecordings(at: .folder(folder), program: "Door", key: nil) { told.append($0) }
    try FileManager.default.removeItem(at: folder)
    let recording = recordings.begin()
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("The name of the recording \(recording.file.path) cannot be reserved: ") == true)
    recordings.finish()
    #expect(told.last?.hasPrefix("The recording \(recording.file.path) cannot be written: ") == true)
  }

  @Test func `a file that cannot be written is told`() throws {
    var told: [String] = []
    let file = URL(fileURLWithPath: "/nowhere/door.ippo")
    let recordings = try SessionRecordings(at: .file(file), program: "Door", key: nil) { told.append($0) }
    let recording = recordings.begin()
    let graph = try push(recording)
    recording.end()
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("The recording /nowhere/door.ippo cannot be written: ") == true)
    graph.close()
  }
}
