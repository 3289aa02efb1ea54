import Foundation
import IppoRender
import IppoTesting
import IppoUI
import Testing

@MainActor
@Suite("Files that a test hands over and takes")
struct ViewHostFilesTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Notes: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var note = Note()
    @State private var saved = "nowhere"

    var body: some View {
      VStack {
        Text("Text: \(note.text)")
        Text("Saved: \(saved)")
        Button("Open…") { isImporting = true }
        Button("Save…") { isExporting = true }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
        note.text = (try? String(contentsOf: result.get(), encoding: .utf8)) ?? "unreadable"
      }
      .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "note") {
        saved = (try? $0.get().lastPathComponent) ?? "nowhere"
      }
    }
  }

  private func withFile(named name: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("host-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data("Hello".utf8).write(to: file)
    try body(file)
  }

  @Test("A file that is chosen reaches the app, and what it saves can be read")
  func roundTrip() throws {
    let host = ViewHost { Notes() }
    try withFile(named: "hello.txt") { file in
      try host.tap("Open…")
      try host.choose(files: [file])
    }
    #expect(host.contains("Text: Hello"))
    try host.tap("Save…")
    let file = try host.takeFile()
    #expect(file.name == "note.txt")
    #expect(file.contents == Data("Hello".utf8))
    #expect(host.contains("Saved: note.txt"))
  }

  @Test("What a browser's server refuses is refused, and the dialog stays")
  func refusals() throws {
    let host = ViewHost { Notes() }
    try host.tap("Open…")
    try withFile(named: "hello.exe") { file in
      let error = #expect(throws: ViewHostError.self) { try host.choose(files: [file]) }
      let text = "\(error.map(String.init(describing:)) ?? "")"
      #expect(text.hasPrefix("“hello.exe” is none of the files that are asked for: text/plain, .txt"), "\(text)")
    }
    try withFile(named: "a.txt") { file in
      #expect(throws: RenderEventError.self) { try host.choose(files: [file, file]) }
      try host.choose(files: [file])
    }
    #expect(host.contains("Text: Hello"))
  }

  @Test("Without a dialog there is nothing to choose or to take, and the error shows the screen")
  func nothingThere() {
    let host = ViewHost { Notes() }
    let choosing = #expect(throws: ViewHostError.self) { try host.choose(files: []) }
    #expect("\(choosing.map(String.init(describing:)) ?? "")".hasPrefix("There is no place to choose files on screen."))
    let taking = #expect(throws: ViewHostError.self) { try host.takeFile() }
    #expect("\(taking.map(String.init(describing:)) ?? "")".hasPrefix("There is no file to take on screen."))
  }
}
