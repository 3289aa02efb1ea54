import Foundation
import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Windows of documents with readers and writers")
struct URLDocumentTests {
  @Observable
  final class Letter: Document {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""
    var source: DocumentCreationSource?

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
      FileWrapperDocumentReader(configuration) { file in
        let text = String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
        guard text != "broken" else { throw CocoaError(.fileReadCorruptFile) }
        return text
      }
    }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
      FileWrapperDocumentWriter(configuration) { text, previous in
        let known = previous.map { "|was " + String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) } ?? ""
        return FileWrapper(regularFileWithContents: Data((text + known).utf8))
      }
    }

    @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }

    @MainActor func append(_ undoManager: UndoManager?) {
      undoManager?.registerUndo(withTarget: self) { [text] in $0.text = text }
      text += "!"
    }
  }

  struct LetterPage: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openDocument) private var openDocument
    let letter: Letter
    var url: URL?

    var body: some View {
      Text("is \(letter.text)")
      Text(letter.source?.id ?? "no source")
      Button("Append") { letter.append(undoManager) }
      NewDocumentButton("Draft", source: DocumentCreationSource(id: "draft"))
      if let url { Button("Open it") { Task { try? await openDocument(at: url) } } }
    }
  }

  private func window(
    opening url: URL? = nil, isLocal: Bool = false, cancelled: Watched<Bool>? = nil,
    configured: Box<URLDocumentConfiguration?> = Box(nil)
  ) -> Screen {
    let screen = Screen {
      DocumentGroup { letter in
        LetterPage(letter: letter, url: url)
      } makeDocument: { configuration, context in
        if let cancelled, context.creationSource != nil {
          cancelled.change { $0 = true }
          throw CancellationError()
        }
        configured.value = configuration
        let letter = Letter()
        letter.source = context.creationSource
        letter.text = configuration.fileURL == nil ? "new" : ""
        return letter
      }
      .content()
    }
    if isLocal { screen.isOnUsersMachine() }
    return screen
  }

  private func content(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func shows(_ text: String, _ screen: Screen) async throws {
    try await screen.makeFrames(until: "“\(text)”") { screen.texts.contains(text) }
  }

  @Test("A window begins with a new document, and another says which button has begun it")
  func beginning() async throws {
    let screen = window()
    try await shows("is new", screen)
    #expect(screen.texts.contains("no source") && screen.title == "Untitled")
    try screen.push("Draft")
    try await shows("draft", screen)
  }

  @Test("A creation that is cancelled leaves the document, and says nothing")
  func cancelled() async throws {
    let cancelled = Watched(false)
    let screen = window(cancelled: cancelled)
    try await shows("is new", screen)
    try screen.push("Append")
    try await screen.makeFrames(until: "the mark of a change") { screen.isEdited }
    try screen.push("Draft")
    try screen.push("Discard Changes")
    try await cancelled.wait(for: "the attempt") { $0 }
    try await screen.makeFrames(until: "the end of the attempt") { !screen.isLoading }
    #expect(screen.texts.contains("is new!"))
    #expect(screen.question == nil)
  }

  @Test("A file is read in the background, and saved a second after a change with the file before it")
  func saving() async throws {
    try await withFile("old", named: "Letter.txt") { url in
      let configured = Box<URLDocumentConfiguration?>(nil)
      let screen = window(opening: url, isLocal: true, configured: configured)
      try await shows("is new", screen)
      try screen.push("Open it")
      try await shows("is old", screen)
      #expect(configured.value?.fileURL == url && configured.value?.lastContentModificationDate != nil)
      #expect(screen.title == "Letter")
      try screen.push("Append")
      try await screen.makeFrames(until: "the mark of a change") { screen.isEdited }
      screen.frames.advance(by: 1)
      try await screen.makeFrames(until: "the end of the save") { !screen.isEdited }
      #expect(try content(url) == "old!|was old")
      try screen.push("Undo")
      screen.frames.advance(by: 1)
      try await screen.makeFrames(until: "the end of the save") { !screen.isEdited }
      #expect(try content(url) == "old|was old!|was old")
    }
  }

  @Test("A file that cannot be read is said, and the document stays")
  func unreadable() async throws {
    try await withFile("broken", named: "Letter.txt") { url in
      let screen = window()
      try await shows("is new", screen)
      try screen.push("Open…")
      try screen.bring(url)
      try await screen.makeFrames(until: "the fault") { screen.question == "The document cannot be used" }
      #expect(screen.texts.contains("is new"))
    }
  }

  @Test("A browser takes the file that the writer has made")
  func exporting() async throws {
    let screen = window()
    try await shows("is new", screen)
    try screen.push("Save…")
    try await screen.makeFrames(until: "the file") {
      screen.nodes.contains { if case .files = $0.element { true } else { false } }
    }
    #expect(try content(URL(fileURLWithPath: screen.take())) == "new")
  }

  @Test("A group without creation begins without a document")
  func withoutCreation() async throws {
    let screen = Screen {
      DocumentGroup(allowCreating: false) {
        LetterPage(letter: $0)
      } makeDocument: { _, _ in
        Letter()
      }
      .content()
    }
    #expect(screen.texts == ["Open…"])
  }

  // MARK: Readers of the app's own

  @Observable
  final class Viewer: ReadableDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var lines = 0

    struct Reader: DocumentReader {
      @concurrent func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending Int {
        let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
        let manager = progress.start(totalCount: lines.count)
        for _ in lines { manager.complete(count: 1) }
        return lines.count
      }
    }

    func reader(configuration: sending ReadConfiguration) -> sending Reader { Reader() }
    @MainActor func apply(snapshot: sending Int, previous: sending Int?) async throws { lines = snapshot }
  }

  @Test("A viewer reads by a reader of its own, and saves nothing")
  func viewing() async throws {
    try await withFile("a\nb\nc", named: "Letter.txt") { url in
      let screen = Screen {
        DocumentGroup {
          Text("\($0.lines) lines")
        } makeReadableDocument: { _, _ in
          Viewer()
        }
        .content()
      }
      #expect(screen.texts == ["Open…"])
      try screen.push("Open…")
      try screen.bring(url)
      try await shows("3 lines", screen)
      #expect(!screen.texts.contains("Save…"))
    }
  }

  // MARK: Exporting

  struct Exporter: View {
    @State var isPresented = true
    let letters: [Letter]
    let log: Box<[String]>

    var body: some View {
      Text("page").fileExporter(isPresented: $isPresented, documents: letters, contentTypes: [.plainText]) {
        log.value.append((try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed")
      }
    }
  }

  @Test("Several documents are exported, each to a file of its own")
  func exportingMany() async throws {
    let letters = ["a", "b"].map { text in
      let letter = Letter()
      letter.text = text
      return letter
    }
    let log = Box<[String]>([])
    let screen = Screen { Exporter(letters: letters, log: log) }
    try await screen.makeFrames(until: "the files") {
      screen.nodes.contains { if case .files = $0.element { true } else { false } }
    }
    let offers = screen.nodes.compactMap { node -> (RenderNodeID, String)? in
      if case .files(let files) = node.element, case .take(_, let path) = files.purpose { (node.id, path) } else { nil }
    }
    #expect(try offers.map { try content(URL(fileURLWithPath: $0.1)) } == ["a", "b"])
    for offer in offers { try screen.send(.files([offer.1]), to: offer.0) }
    #expect(log.value == ["Untitled 1.txt Untitled 2.txt"])
  }
}

extension Screen {
  /// Whether the window shows that a document is being made or read.
  fileprivate var isLoading: Bool { nodes.contains { if case .progress = $0.element { true } else { false } } }
}
