import Foundation
import TestSignals
import Testing

@testable import IppoUI

@MainActor
@Suite("Windows of documents that are values and objects")
struct DocumentGroupTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      guard text != "broken" else { throw CocoaError(.fileReadCorruptFile) }
      self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "unwritable!" else { throw CocoaError(.fileWriteUnknown) }
      let type = configuration.contentType == .json ? "json:" : ""
      return FileWrapper(regularFileWithContents: Data((type + text).utf8))
    }
  }

  struct NotePage: View {
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    let file: FileDocumentConfiguration<Note>
    var url: URL?
    var ended: Watched<[String]>?

    var body: some View {
      VStack {
        Text("is \(file.document.text)")
        Button("Append") { file.document.text += "!" }
        NewDocumentButton("Draft", source: DocumentCreationSource(id: "draft"))
        Text(file.isEditable ? "editable" : "read only")
        Text(file.creationSource?.id ?? "no source")
        if let url {
          Button("Open it") {
            Task {
              do {
                _ = try await openDocument(at: url)
                ended?.change { $0.append("opened") }
              } catch {
                ended?.change { $0.append("kept") }
              }
            }
          }
        }
      }
    }
  }

  /// A window of notes, which opens a file at the press of a button.
  private func window(
    opening url: URL? = nil, isLocal: Bool = false, ended: Watched<[String]>? = nil
  ) -> Screen {
    let screen = Screen {
      DocumentGroup(newDocument: Note("new")) { NotePage(file: $0, url: url, ended: ended) }.content()
    }
    if isLocal { screen.isOnUsersMachine() }
    return screen
  }

  private func content(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  // MARK: Changes

  @Test("A window begins with a new document; a change is marked, undone and done again")
  func undoing() throws {
    let screen = window()
    #expect(screen.texts.contains("is new") && !screen.isEdited && screen.title == "Untitled")
    try screen.push("Append")
    try screen.push("Append")
    #expect(screen.texts.contains("is new!!") && screen.isEdited)
    try screen.push("Undo")
    // Both changes are of one event of the main queue, and are undone together.
    #expect(screen.texts.contains("is new"))
    try screen.push("Redo")
    #expect(screen.texts.contains("is new!!"))
  }

  @Test("Two windows of a group have documents of their own")
  func windows() throws {
    let (first, second) = (window(), window())
    try first.push("Append")
    #expect(first.texts.contains("is new!") && second.texts.contains("is new"))
    #expect(!second.isEdited)
  }

  // MARK: In browsers

  @Test("A file from the browser takes the place of the document")
  func opening() async throws {
    try await withFile("old") { url in
      let screen = window()
      try screen.push("Open…")
      try screen.bring(url)
      #expect(screen.texts.contains("is old") && screen.title == "Note" && !screen.isEdited)
      // The undo manager knows no action for the former document.
      try screen.push("Append")
      try screen.push("Undo")
      #expect(screen.texts.contains("is old"))
    }
  }

  @Test("Before changes are lost, the window asks: they are kept, or discarded")
  func asking() async throws {
    try await withFile("old") { url in
      let screen = window()
      try screen.push("Append")
      try screen.push("Open…")
      #expect(screen.question == "The document has changes that are not saved")
      try screen.push("Cancel")
      #expect(screen.texts.contains("is new!") && screen.presentations.isEmpty)
      try screen.push("Draft")
      try screen.push("Discard Changes")
      #expect(screen.texts.contains("is new") && screen.texts.contains("draft") && !screen.isEdited)
      try screen.push("Append")
      try screen.push("Open…")
      try screen.push("Discard Changes")
      try screen.bring(url)
      #expect(screen.texts.contains("is old") && screen.texts.contains("no source"))
    }
  }

  @Test("A saved document is not edited, and what waited for the save goes on")
  func saving() throws {
    let screen = window()
    try screen.push("Append")
    try screen.push("Save…")
    let path = try screen.take()
    #expect(try content(URL(fileURLWithPath: path)) == "new!")
    #expect(!screen.isEdited && screen.title == "Untitled")
    try screen.push("Append")
    try screen.push("Draft")
    try screen.push("Save…", among: .last)
    _ = try screen.take()
    #expect(screen.texts.contains("is new") && screen.texts.contains("draft"))
  }

  @Test("A file that cannot be read is said, and the document stays")
  func unreadable() async throws {
    try await withFile("broken") { url in
      let screen = window()
      try screen.push("Append")
      try screen.push("Open…")
      try screen.push("Discard Changes")
      try screen.bring(url)
      #expect(screen.question == "The document cannot be used")
      #expect(screen.texts.contains("is new!") && screen.isEdited)
    }
  }

  @Test("A group that shows documents begins without one, and saves none")
  func viewing() async throws {
    try await withFile("old") { url in
      let screen = Screen { DocumentGroup(viewing: Note.self) { NotePage(file: $0) }.content() }
      #expect(screen.texts == ["Open…"])
      try screen.push("Open…")
      try screen.bring(url)
      #expect(screen.texts.contains("is old") && screen.texts.contains("read only"))
      #expect(!screen.texts.contains("Save…") && !screen.texts.contains("Undo"))
      try screen.push("Append")
      #expect(!screen.isEdited)
    }
  }

  // MARK: On the user's machine

  @Test("A document with a file is saved a second after a change, in the type of the file")
  func autosave() async throws {
    try await withFile("old", named: "Note.json") { url in
      let screen = window(opening: url, isLocal: true)
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old") }
      try screen.push("Append")
      #expect(screen.isEdited)
      screen.frames.advance(by: 0.9)
      #expect(try content(url) == "old")
      try screen.push("Append")
      screen.frames.advance(by: 0.2)
      #expect(try content(url) == "json:old!!")
      #expect(!screen.isEdited)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path) == ["Note.json"])
    }
  }

  @Test("Changes are saved without a question before another document takes the place, and when the window ends")
  func flushing() async throws {
    try await withFile("old") { url in
      let screen = window(opening: url, isLocal: true)
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old") }
      try screen.push("Append")
      try screen.push("Draft")
      #expect(screen.texts.contains("is new"))
      #expect(try content(url) == "old!")
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old!") }
      try screen.push("Append")
      screen.graph.close()
      #expect(try content(url) == "old!!")
    }
  }

  @Test("A save that fails is said, leaves the file whole, and keeps the changes")
  func failedSave() async throws {
    try await withFile("unwritable") { url in
      let screen = window(opening: url, isLocal: true)
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is unwritable") }
      try screen.push("Append")
      screen.frames.advance(by: 1)
      #expect(screen.question == "The document cannot be used")
      #expect(screen.isEdited && screen.texts.contains("is unwritable!"))
      #expect(try content(url) == "unwritable")
      #expect(try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path) == ["Note.txt"])
      // Time alone does not try again, and another document does not take the place without a question.
      try screen.push("OK")
      screen.frames.advance(by: 5)
      #expect(screen.question == nil)
      try screen.push("Draft")
      try screen.push("OK")
      #expect(screen.question == "The document has changes that are not saved")
      try screen.push("Cancel")
      #expect(screen.question == nil && screen.texts.contains("is unwritable!"))
    }
  }

  @Test("A window that ends with its question ends what waits for the answer")
  func endingWithQuestion() async throws {
    try await withFile("old") { url in
      let ended = Watched<[String]>([])
      let screen = window(opening: url, ended: ended)
      try screen.push("Append")
      try screen.push("Open it")
      try await screen.makeFrames(until: "the question") { screen.question != nil }
      screen.graph.close()
      try await ended.wait(for: "the end of the attempt") { $0 == ["kept"] }
    }
  }

  // MARK: Objects

  final class Letter: ReferenceFileDocument, @unchecked Sendable {  // the tests use it on the main actor alone
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String { text }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }

    @MainActor func append(_ undoManager: UndoManager?) {
      undoManager?.registerUndo(withTarget: self) { [text] in
        $0.text = text
      }
      text += "!"
    }
  }

  struct LetterPage: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openDocument) private var openDocument
    @EnvironmentObject private var letter: Letter
    let url: URL

    var body: some View {
      Text("is \(letter.text)")
      Button("Append") { letter.append(undoManager) }
      Button("Open it") { Task { try? await openDocument(at: url) } }
    }
  }

  @Test("Changes that an object registers to be undone are saved")
  func objects() async throws {
    try await withFile("old") { url in
      let screen = Screen { DocumentGroup(newDocument: { Letter() }) { _ in LetterPage(url: url) }.content() }
      screen.isOnUsersMachine()
      try screen.push("Open it")
      try await screen.makeFrames(until: "the document") { screen.texts.contains("is old") }
      try screen.push("Append")
      try await screen.makeFrames(until: "the mark of a change") { screen.isEdited }
      screen.frames.advance(by: 1)
      #expect(try content(url) == "old!")
      try screen.push("Undo")
      #expect(screen.texts.contains("is old") && screen.isEdited)
      screen.frames.advance(by: 1)
      #expect(try content(url) == "old")
    }
  }
}

extension Screen {
  /// Whether the bar says that the document has changes that are not saved.
  var isEdited: Bool {
    nodes.contains { if case .page(let page) = $0.element { page.subtitle == "Edited" } else { false } }
  }

  /// The title of the alert over the window.
  var question: String? {
    presentations.lazy.compactMap {
      if case .alert(let title, _) = $0.presentation.kind { title } else { nil }
    }.first
  }

  var title: String? {
    nodes.lazy.compactMap { if case .page(let page) = $0.element { page.title } else { nil } }.first
  }

  /// Has the window run where paths mean the same to the user as to the app.
  func isOnUsersMachine() {
    var client = ClientEnvironment(width: 800, height: 600)
    client.sharesFiles = true
    graph.adapt(to: client)
    graph.drain()
  }

  enum Choice { case first, last }

  /// Presses a button by one of the texts within it.
  func push(_ title: String, among choice: Choice = .first) throws {
    let found = nodes.filter { node in
      if case .button = node.element { texts(in: node.id).contains(title) } else { false }
    }
    let button = choice == .first ? found.first : found.last
    try send(.activate, to: #require(button, "There is no button \(title) among \(texts).").id)
    graph.drain()
  }

  private func files() throws -> (id: RenderNodeID, value: RenderFiles) {
    try first { if case .files(let files) = $0 { files } else { nil } }
  }

  /// Brings a file to a dialog, as a browser does.
  func bring(_ url: URL) throws {
    try send(.files([url.path]), to: files().id)
    graph.drain()
  }

  /// Takes the file of a dialog, as a browser does.
  func take() throws -> String {
    let (id, files) = try files()
    guard case .take(_, let path) = files.purpose else {
      Issue.record("The dialog offers no file: it shows \(texts).")
      return ""
    }
    try send(.files([path]), to: id)
    graph.drain()
    return path
  }
}
