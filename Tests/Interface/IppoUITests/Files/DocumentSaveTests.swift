import Foundation
import TestSignals
import Testing

@testable import IppoUI

/// Saves in the background of documents that change or are replaced meanwhile.
@MainActor
@Suite("Saves that take a while")
struct DocumentSaveTests {
  /// A folder with one file, whose writer writes differences alone.
  @Observable
  final class Package: Document {
    static let readableContentTypes: [UTType] = [.folder]
    var text = "new"
    @ObservationIgnored let gate: Gate
    @ObservationIgnored let log: Watched<[String]>

    init(_ gate: Gate, _ log: Watched<[String]>) { (self.gate, self.log) = (gate, log) }

    struct Reader: DocumentReader {
      @concurrent func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending String {
        try String(contentsOf: source.appendingPathComponent("text"), encoding: .utf8)
      }
    }

    struct Writer: DocumentWriter {
      let log: Watched<[String]>

      @concurrent func write(
        snapshot: sending String, to destination: sending URL, previous: sending String?,
        progress: consuming Subprogress
      ) async throws {
        let entry = "\(snapshot) after \(previous ?? "none")"
        log.change { $0.append(entry) }
        guard snapshot != previous else { return }
        try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
        try Data(snapshot.utf8).write(to: destination.appendingPathComponent("text"))
      }
    }

    func reader(configuration: sending ReadConfiguration) -> sending Reader { Reader() }
    func writer(configuration: sending WriteConfiguration) -> sending Writer { Writer(log: log) }

    @MainActor func snapshot(contentType: UTType) async throws -> sending String {
      let text = text
      await gate.pass()
      return text
    }

    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }

    @MainActor func append(_ undoManager: UndoManager?) {
      undoManager?.registerUndo(withTarget: self) { [text] in $0.text = text }
      text += "!"
    }
  }

  /// Holds those who want to pass while it is closed.
  @MainActor
  final class Gate {
    var isClosed = false
    let held = Watched(0)
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      guard isClosed else { return }
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        held.change { $0 += 1 }
      }
    }

    func open() {
      isClosed = false
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  struct PackagePage: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openDocument) private var openDocument
    let package: Package
    let urls: [URL]

    var body: some View {
      Text("is \(package.text)")
      Button("Append") { package.append(undoManager) }
      NewDocumentButton("Draft", source: DocumentCreationSource(id: "draft"))
      ForEach(urls, id: \.self) { url in
        Button("Open \(url.lastPathComponent)") { Task { try? await openDocument(at: url) } }
      }
    }
  }

  private let gate = Gate()
  private let log = Watched<[String]>([])

  private func withWindow(_ body: @MainActor (Screen, (String) throws -> String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var urls: [URL] = []
    for name in ["a", "b"] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(name.utf8).write(to: url.appendingPathComponent("text"))
      urls.append(url)
    }
    let (gate, log) = (gate, log)
    let screen = Screen { [urls] in
      DocumentGroup {
        PackagePage(package: $0, urls: urls)
      } makeDocument: { _, _ in
        Package(gate, log)
      }.content()
    }
    screen.isOnUsersMachine()
    try await shows("is new", screen)
    try screen.push("Open a")
    try await shows("is a", screen)
    try await body(screen) { name in
      try String(contentsOf: folder.appendingPathComponent(name).appendingPathComponent("text"), encoding: .utf8)
    }
  }

  private func shows(_ text: String, _ screen: Screen) async throws {
    try await screen.makeFrames(until: "“\(text)”") { screen.texts.contains(text) }
  }

  private func append(_ text: String, _ screen: Screen) async throws {
    try screen.push("Append")
    try await screen.makeFrames(until: "“\(text)”, edited") { screen.texts.contains(text) && screen.isEdited }
  }

  private func isSaved(_ screen: Screen) async throws {
    try await screen.makeFrames(until: "the end of the save") { !screen.isEdited }
  }

  @Test("A save that waits since a former document writes the present one to its file")
  func replaced() async throws {
    try await withWindow { screen, content in
      try await append("is a!", screen)
      screen.frames.advance(by: 0.3)
      try screen.push("Open b")
      try await shows("is b", screen)
      try await append("is b!", screen)
      screen.frames.advance(by: 0.7)
      try await isSaved(screen)
      #expect(try content("a") == "a!" && content("b") == "b!")
    }
  }

  @Test("Changes during a save are saved before another document takes the place")
  func changedMeanwhile() async throws {
    try await withWindow { screen, content in
      gate.isClosed = true
      try await append("is a!", screen)
      screen.frames.advance(by: 1)
      try await gate.held.wait(for: "the save") { $0 == 1 }
      try await append("is a!!", screen)
      try screen.push("Draft")
      #expect(screen.texts.contains("is a!!"))
      gate.open()
      try await shows("is new", screen)
      #expect(try content("a") == "a!!")
    }
  }

  @Test("An export has no part in the saves of the document's own file")
  func exported() async throws {
    try await withWindow { screen, content in
      try await append("is a!", screen)
      screen.frames.advance(by: 1)
      try await isSaved(screen)
      try await append("is a!!", screen)
      try screen.push("Save…")
      try await screen.makeFrames(until: "the file to save") {
        screen.nodes.contains { if case .field = $0.element { true } else { false } }
      }
      try screen.push("Cancel")
      screen.frames.advance(by: 1)
      try await isSaved(screen)
      #expect(try content("a") == "a!!")
      // The writer of the second save gets the snapshot of the first one, and not that of the export.
      #expect(log.value == ["a! after none", "a!! after none", "a!! after a!"])
    }
  }

  // MARK: The end of a window

  @Test("The end of a window waits for the save of the last change, even of the event that ends it")
  func lastChange() async throws {
    try await withWindow { screen, content in
      // Nothing suspends in between, so that the undo manager still has an open group.
      try screen.push("Append")
      screen.graph.close()
      #expect(try await screen.workAfterEnd() == [])
      #expect(try content("a") == "a!")
    }
  }

  @Test("The end of a window waits for the save that is under way, and for that of changes since")
  func changedDuringLastSave() async throws {
    try await withWindow { screen, content in
      gate.isClosed = true
      try await append("is a!", screen)
      screen.frames.advance(by: 1)
      try await gate.held.wait(for: "the save") { $0 == 1 }
      try await append("is a!!", screen)
      screen.graph.close()
      let ending = Task { try await screen.workAfterEnd() }
      gate.open()
      #expect(try await ending.value == [])
      #expect(try content("a") == "a!!")
    }
  }

  @Test("A save that takes too long is named at the end")
  func late() async throws {
    try await withWindow { screen, content in
      gate.isClosed = true
      try await append("is a!", screen)
      screen.graph.close()
      #expect(await screen.graph.finish {} == ["“a” is not saved: the save takes too long."])
      gate.open()
      #expect(try await screen.workAfterEnd() == [])
      #expect(try content("a") == "a!")
    }
  }
}

extension Screen {
  /// Waits for the work of the closed window, and returns what has failed.
  func workAfterEnd() async throws -> [String] {
    let graph = graph
    return try await waitForEnd(of: "the work of the closed window") {
      // No limit but the deadline of the test.
      await graph.finish(waitForCancellation)
    }
  }
}
