import SwiftUI

/// Files that come, files that go, and what has become of them.
struct FileScreen: View {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @State private var isChoosing = false
  @State private var isChoosingText = false
  @State private var isSaving = false
  @State private var outcome = "nothing yet"

  var body: some View {
    VStack(spacing: 16) {
      Button("Choose") { isChoosing = true }
      Button("Choose a text") { isChoosingText = true }
      Button("Save") { isSaving = true }
      Text(verbatim: outcome)
    }
    .padding()
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.item], allowsMultipleSelection: true) { result in
      outcome = Self.describe(result)
    } onCancellation: {
      outcome = "cancelled"
    }
    .background {
      Color.clear
        .fileImporter(isPresented: $isChoosingText, allowedContentTypes: [.plainText]) { result in
          outcome = Self.describe(result.map { [$0] })
        }
        .fileExporter(
          isPresented: $isSaving, document: Note(text: "Größe 42\n"), contentType: .plainText,
          defaultFilename: "Größe"
        ) { result in
          outcome = Self.describe(result.map { [$0] })
        }
    }
  }

  /// Names, lengths, and a sum that tells whether the bytes are in order.
  private static func describe(_ result: Result<[URL], any Error>) -> String {
    do {
      return try result.get().map { url in
        let data = try Data(contentsOf: url)
        let sum = data.reduce(UInt32(1)) { ($0 &* 31) &+ UInt32($1) }
        return "\(url.lastPathComponent): \(data.count) bytes, \(sum)"
      }.joined(separator: "; ")
    } catch {
      return "failed: \(error.localizedDescription)"
    }
  }
}
