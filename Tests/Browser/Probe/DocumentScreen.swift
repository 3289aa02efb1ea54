import SwiftUI

/// Windows of documents: of values by the screen "documents", of objects with readers and writers by "letters".
struct DocumentScenes: Scene {
  private var screen: String { ProcessInfo.processInfo.environment["SCREEN"] ?? "" }

  var body: some Scene {
    if screen == "documents" {
      DocumentGroup(newDocument: FileScreen.Note(text: "New note")) { file in
        TextField("Note", text: file.$document.text)
      }
    }
    if screen == "letters" {
      DocumentGroup {
        LetterPage(letter: $0)
      } makeDocument: { configuration, _ in
        let letter = Letter()
        letter.text = configuration.fileURL == nil ? "New letter" : ""
        return letter
      }
    }
  }
}

@Observable
private final class Letter: Document {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { file in
      guard let text = file.regularFileContents.flatMap({ String(bytes: $0, encoding: .utf8) }) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return text
    }
  }

  func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
    FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
  }

  @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }

  @MainActor func change(to new: String, _ undoManager: UndoManager?) {
    let old = text
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old, undoManager) }
    text = new
  }
}

private struct LetterPage: View {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openDocument) private var openDocument
  let letter: Letter

  var body: some View {
    VStack {
      Text(verbatim: letter.text)
      Button("Sign") { letter.change(to: letter.text + ", yours", undoManager) }
    }
    .task {
      guard let path = ProcessInfo.processInfo.environment["LETTER"], letter.text == "New letter" else { return }
      try? await openDocument(at: URL(fileURLWithPath: path))
    }
  }
}
