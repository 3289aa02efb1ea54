import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Files that are chosen and saved")
struct FileDialogTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String
    var isFolder = false

    init(_ text: String, isFolder: Bool = false) {
      self.text = text
      self.isFolder = isFolder
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      let file = FileWrapper(regularFileWithContents: Data(text.utf8))
      return isFolder ? FileWrapper(directoryWithFileWrappers: ["a": file]) : file
    }
  }

  /// What an app was told, in words.
  final class Log {
    var lines: [String] = []

    func note(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): lines.append(urls.map(\.lastPathComponent).joined(separator: " "))
      case .failure(let error): lines.append("failed: \(error.localizedDescription)")
      }
    }
  }

  struct Importer: View {
    @State var isPresented = true
    var types: [UTType] = [.png]
    var allowsMany = false
    let log: Log

    var body: some View {
      Text(isPresented ? "open" : "closed")
        .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMany) {
          log.note($0)
        } onCancellation: {
          log.lines.append("cancelled")
        }
    }
  }

  struct Exporter: View {
    @State var isPresented = true
    let note: Note?
    var name: String?
    let log: Log
    let address: Box<URL?>

    var body: some View {
      Text(isPresented ? "open" : "closed")
        .fileExporter(
          isPresented: $isPresented, document: note, contentType: .plainText, defaultFilename: name
        ) { result in
          address.value = try? result.get()
          log.note(result.map { [$0] })
        }
    }
  }

  private func files(_ screen: Screen) throws -> (id: RenderNodeID, value: RenderFiles) {
    try screen.first { if case .files(let files) = $0 { files } else { nil } }
  }

  private func local(_ screen: Screen) {
    var client = ClientEnvironment(width: 800, height: 600)
    client.sharesFiles = true
    screen.graph.adapt(to: client)
  }

  // MARK: Choosing

  @Test("A file that arrives ends the dialog, and goes to the app")
  func choosing() throws {
    let log = Log()
    let screen = Screen { Importer(log: log) }
    let (id, files) = try files(screen)
    #expect(files.purpose == .choose(types: ["image/png", ".png"], allowsMany: false))
    #expect(files.ticket.count == 32)
    #expect(throws: RenderEventError.self) { try screen.send(.files(["/a.png", "/b.png"]), to: id) }
    #expect(throws: RenderEventError.self) { try screen.send(.files([]), to: id) }
    #expect(log.lines.isEmpty)
    try screen.send(.files(["/tmp/a.png"]), to: id)
    #expect(log.lines == ["a.png"])
    #expect(screen.texts == ["closed"])
    #expect(screen.presentations.isEmpty)
  }

  @Test("Several files arrive together")
  func severalFiles() throws {
    let log = Log()
    let screen = Screen { Importer(allowsMany: true, log: log) }
    try screen.send(.files(["/a.png", "/b.png"]), to: files(screen).id)
    #expect(log.lines == ["a.png b.png"])
  }

  @Test("A dialog that is dismissed, or left by its button, is told as cancelled, once")
  func cancelling() throws {
    let log = Log()
    let first = Screen { Importer(log: log) }
    try first.send(.dismiss, to: #require(first.presentations.first).id)
    #expect(log.lines == ["cancelled"])
    let second = Screen { Importer(log: log) }
    let button = try second.first { if case .button(let button) = $0, button.role == .cancel { true } else { nil } }
    try second.send(.activate, to: button.id)
    #expect(log.lines == ["cancelled", "cancelled"])
    #expect(second.texts == ["closed"])
  }

  @Test("Every dialog has a ticket of its own")
  func tickets() throws {
    let tickets = try (0..<20).map { _ in try files(Screen { Importer(log: Log()) }).value.ticket }
    #expect(Set(tickets).count == 20)
  }

  @Test(
    "What may be chosen is said in the words of browsers",
    arguments: [
      ([UTType.item], []), ([.data], []), ([.content, .png], []), ([.png], ["image/png", ".png"]),
      ([.json, .commaSeparatedText], ["application/json", ".json", "text/csv", ".csv"]),
      ([UTType(filenameExtension: "sketch")!], [".sketch"]),
    ])
  func types(_ types: [UTType], _ words: [String]) { #expect(UTType.accept(types) == words) }

  @Test("A family of types has the word for it, and the endings of all it has")
  func families() {
    let words = UTType.accept([.image])
    #expect(words.first == "image/*")
    #expect(words.contains(".png") && words.contains(".heic") && !words.contains(".mp4"))
    let files = RenderFiles(ticket: "", purpose: .choose(types: words, allowsMany: false))
    #expect(files.accepts(name: "A.PNG"))
    #expect(files.accepts(name: "picture", mediaType: "image/webp"))
    #expect(!files.accepts(name: "run.exe", mediaType: "application/x-msdownload"))
    #expect(!files.accepts(name: "png"))
  }

  // MARK: Saving

  @Test("A document is written for the renderer, and the dialog ends when it was taken")
  func saving() throws {
    let log = Log()
    let screen = Screen { Exporter(note: Note("Hello"), name: "a/b", log: log, address: Box(nil)) }
    let (id, files) = try files(screen)
    guard case .take(let name, let path) = files.purpose else { return #expect(Bool(false)) }
    #expect(name == "a-b.txt")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "Hello")
    try screen.send(.files([path]), to: id)
    #expect(log.lines == ["a-b.txt"])
    #expect(screen.presentations.isEmpty)
    #expect(FileManager.default.fileExists(atPath: path))
    screen.graph.close()
  }

  @Test("What cannot be exported is said to the app, and nothing is shown")
  func failures() {
    let log = Log()
    let nothing = Screen { Exporter(note: nil, log: log, address: Box(nil)) }
    #expect(nothing.texts == ["closed"])
    let folder = Screen { Exporter(note: Note("x", isFolder: true), name: "Box", log: log, address: Box(nil)) }
    #expect(folder.texts == ["closed"])
    #expect(
      log.lines == [
        "failed: There is nothing to export.",
        "failed: “Box.txt” is a folder. A browser takes files only; export an archive of it.",
      ])
  }

  @Test("Files that are made outside of windows are there until they are removed")
  func outsideOfWindows() throws {
    let (first, second) = (try TransferFolder.current.make(), try TransferFolder.current.make())
    #expect(first != second)
    for folder in [first, second] { #expect(FileManager.default.fileExists(atPath: folder.path)) }
    TransferFolder.current.remove()
    for folder in [first, second] { #expect(!FileManager.default.fileExists(atPath: folder.path)) }
  }

  // MARK: On the person's own machine

  /// A folder for a test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func field(_ screen: Screen) throws -> (id: RenderNodeID, value: RenderField) {
    try screen.first { if case .field(let field) = $0 { field } else { nil } }
  }

  private func press(_ title: String, in screen: Screen) throws {
    let button = screen.nodes.first { node in
      if case .button = node.element { screen.texts(in: node.id).contains(title) } else { false }
    }
    try screen.send(.activate, to: #require(button, "There is no button \(title) among \(screen.texts).").id)
  }

  @Test("Where paths mean the same to both, one goes through folders, and files of other types are not offered")
  func browsing() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("deep"), withIntermediateDirectories: true)
      for name in ["b.png", "a.png", "text.txt", ".hidden.png", "deep/c.png"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
      let log = Log()
      let screen = Screen { Importer(log: log).fileDialogDefaultDirectory(folder) }
      local(screen)
      let shown = screen.texts.filter { $0.hasSuffix("png") || $0.hasSuffix("txt") || $0 == "deep" }
      #expect(shown == ["deep", "a.png", "b.png"])
      try screen.send(.setText("b"), to: field(screen).id)
      #expect(screen.texts.contains("b.png") && !screen.texts.contains("a.png"))
      try screen.send(.setText(""), to: field(screen).id)
      try press("deep", in: screen)
      try press("c.png", in: screen)
      #expect(log.lines == ["c.png"])
      #expect(screen.texts == ["closed"])
    }
  }

  @Test("A path is typed: what is not there, and what is of another type, is said")
  func typing() throws {
    try withFolder { folder in
      for name in ["a.png", "text.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
      let log = Log()
      let screen = Screen { Importer(log: log).fileDialogDefaultDirectory(folder) }
      local(screen)
      for (text, fault) in [
        ("none.png", "There is no file “\(folder.path)/none.png” that can be read."),
        ("text.txt", "“text.txt” is of another type."),
      ] {
        let field = try field(screen).id
        try screen.send(.setText(text), to: field)
        try screen.send(.submit, to: field)
        #expect(screen.texts.contains(fault))
        #expect(log.lines.isEmpty)
      }
      let field = try field(screen).id
      try screen.send(.setText("\(folder.path)/a.png"), to: field)
      try screen.send(.submit, to: field)
      #expect(log.lines == ["a.png"])
    }
  }

  @Test("A file that is chosen and typed is one file, and a beginning of its name keeps it chosen")
  func chosenTwice() throws {
    try withFolder { folder in
      for name in ["a.png", "bee.png"] { try Data().write(to: folder.appendingPathComponent(name)) }
      for text in ["bee.png", "be", "\(folder.path)/bee.png", "./bee.png"] {
        let log = Log()
        let screen = Screen { Importer(allowsMany: true, log: log).fileDialogDefaultDirectory(folder) }
        local(screen)
        try press("a.png", in: screen)
        try press("bee.png", in: screen)
        let field = try field(screen).id
        try screen.send(.setText(text), to: field)
        try screen.send(.submit, to: field)
        #expect(log.lines == ["a.png bee.png"])
      }
    }
  }

  @Test("A document is saved where the person says; what is there is replaced by a button that says so")
  func savingHere() throws {
    try withFolder { folder in
      try Data("old".utf8).write(to: folder.appendingPathComponent("Note.txt"))
      let log = Log()
      let address = Box<URL?>(nil)
      let screen = Screen {
        Exporter(note: Note("new"), name: "Note", log: log, address: address).fileDialogDefaultDirectory(folder)
      }
      // It is told before the dialog is there, as in a terminal.
      local(screen)
      #expect(try field(screen).value.text == "Note.txt")
      try press("Replace", in: screen)
      #expect(address.value?.path == folder.appendingPathComponent("Note.txt").path)
      #expect(try String(contentsOf: folder.appendingPathComponent("Note.txt"), encoding: .utf8) == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Note.txt"])
    }
  }

  @Test("A file that cannot be written is told to the app")
  func unwritable() throws {
    try withFolder { folder in
      let log = Log()
      let screen = Screen {
        Exporter(note: Note("new"), name: "Note", log: log, address: Box(nil)).fileDialogDefaultDirectory(folder)
      }
      local(screen)
      try screen.send(.setText("none/Note.txt"), to: field(screen).id)
      try press("Save", in: screen)
      #expect(log.lines.count == 1 && log.lines[0].hasPrefix("failed: "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("A window that is restored asks its client anew whether they share files")
  func restored() throws {
    let screen = Screen { Importer(log: Log()) }
    local(screen)
    let archive = try #require(screen.graph.archive())
    screen.graph.close()
    let next = ViewGraph(restoring: archive) { Importer(log: Log()) }
    let elements = next.tree.root.map { next.tree.subtree(of: $0).compactMap { next.tree[$0]?.element } } ?? []
    #expect(!elements.contains { if case .field = $0 { true } else { false } })
    next.close()
  }
}
