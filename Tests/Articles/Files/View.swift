import SwiftUI

struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}

  init(contentsOf url: URL) throws {
    text = try String(contentsOf: url, encoding: .utf8)
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

//= struct NotesView: View {
