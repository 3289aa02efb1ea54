internal import ConcurrencyExtras
public import Foundation

extension View {
  /// Lets the user save a document that is written in the background while `isPresented`.
  ///
  /// - Parameters:
  ///   - document: The document to save; `nil` fails.
  ///   - contentType: The type of the file; `nil` for the first one that the document writes.
  ///   - defaultFilename: The suggested name of the file, whose extension follows from the type.
  ///   - onCompletion: Receives the address of the file, or the error. It is not called when the user cancels.
  ///   - onCancellation: Called when the user has cancelled.
  public func fileExporter<D: WritableDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType? = nil, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View where D.Writer.Destination == URL {
    fileExport(
      isPresented,
      { .written(document.map { [$0] } ?? [], contentType.map { [$0] } ?? [], name: defaultFilename) },
      { onCompletion($0.map { $0[0] }) }, onCancellation ?? {})
  }

  /// Lets the user save documents that are written in the background while `isPresented`.
  ///
  /// - Parameter contentTypes: The allowed types of the files: the exporter takes the first one.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View where C.Element: WritableDocument, C.Element.Writer.Destination == URL {
    fileExport(
      isPresented, { .written(Array(documents), contentTypes, name: nil) }, onCompletion, onCancellation ?? {})
  }
}

extension FileExport {
  /// Documents that are written in the background, in an order.
  static func written<D: WritableDocument>(_ documents: [D], _ types: [UTType], name: String?) -> Self
  where D.Writer.Destination == URL {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    let bound = MainActorBound(documents)
    return .later { folder, untitled in
      try await write(bound, as: type, named: name ?? untitled, into: folder, untitled: untitled)
    }
  }

  @MainActor
  private static func write<D: WritableDocument>(
    _ documents: MainActorBound<[D]>, as type: UTType, named name: String, into folder: URL, untitled: String
  ) async throws -> [URL] where D.Writer.Destination == URL {
    var urls: [URL] = []
    let all = documents.value
    for (index, document) in all.enumerated() {
      let own = all.count > 1 ? "\(name) \(index + 1)" : name
      let url = folder.appendingPathComponent(Self.name(own, for: type, untitled: untitled))
      try await DocumentMemory().write(document, as: type, to: url)
      urls.append(url)
    }
    return urls
  }
}
