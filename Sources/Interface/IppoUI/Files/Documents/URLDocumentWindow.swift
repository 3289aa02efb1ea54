internal import ConcurrencyExtras
internal import Foundation

/// The functions with which a window writes a document; a window that only reads has none.
struct URLDocumentWriting<Document> {
  let types: [UTType]
  let write: @MainActor (Document, DocumentMemory, UTType, URL) async throws -> Void
}

extension URLDocumentWriting where Document: WritableDocument, Document.Writer.Destination == URL {
  init() {
    types = Document.writableContentTypes
    write = { try await $1.write($0, as: $2, to: $3) }
  }
}

/// The snapshots of an open document, and the progress of its reader and its writer.
@MainActor
@Observable
final class DocumentMemory: Unarchived {
  @ObservationIgnored private let wrapper = LastFileWrapper()
  /// The snapshot in the document's file, the address of that file, and its state after the write.
  @ObservationIgnored private var written: (snapshot: Any, url: URL, stamp: FileStamp?)?
  var progress: ProgressManager?

  /// A memory for a file beside the document's own: what is written there is no snapshot of this memory.
  func forExport() -> DocumentMemory {
    let memory = DocumentMemory()
    memory.wrapper.value = wrapper.value
    return memory
  }

  func read<D: ReadableDocument>(_ document: D, as type: UTType, from url: URL) async throws
  where D.Reader.Source == URL {
    let manager = ProgressManager(totalCount: 1)
    progress = manager
    defer { progress = nil }
    let reader = document.reader(configuration: DocumentReadConfiguration(contentType: type, wrapper: wrapper))
    let snapshot = try await reader.read(from: url, progress: manager.subprogress(assigningCount: 1))
    try await document.apply(snapshot: snapshot, previous: nil)
  }

  func write<D: WritableDocument>(_ document: D, as type: UTType, to url: URL) async throws
  where D.Writer.Destination == URL {
    // A snapshot is a value that neither its writer nor this object changes: the writer of the next save compares it.
    nonisolated(unsafe) let snapshot = try await document.snapshot(contentType: type)
    let manager = ProgressManager(totalCount: 1)
    let writer = document.writer(configuration: DocumentWriteConfiguration(contentType: type, wrapper: wrapper))
    let draft = try FileDraft(of: url, copiesFolder: true)
    defer { draft.discard() }
    // A writer that writes differences alone needs a draft that begins as the file with the former snapshot.
    let base = written.flatMap { draft.isCopy && $0.url == url && $0.stamp == FileStamp(url) ? $0.snapshot : nil }
    // The writer reads the former snapshot, and this object keeps it for the next save.
    nonisolated(unsafe) let previous = base as? D.Writer.Snapshot
    try await writer.write(
      snapshot: snapshot, to: draft.url, previous: previous, progress: manager.subprogress(assigningCount: 1))
    try draft.commit()
    written = (snapshot, url, FileStamp(url))
  }
}

/// The document that a window has open.
@MainActor
@Observable
private final class OpenDocument<Document>: Unarchived {
  struct Content {
    let document: Document
    let configuration: URLDocumentConfiguration
    let memory: DocumentMemory
    let type: UTType?
  }

  var content: Content?
  /// The memory of the document that is being read.
  var loading: DocumentMemory?
  /// Numbers the attempts to open a document: the last one counts.
  @ObservationIgnored private var attempt = 0

  func load(
    _ url: URL?, _ source: DocumentCreationSource?,
    by make: @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document,
    reading read: @MainActor (Document, DocumentMemory, UTType, URL) async throws -> Void, among types: [UTType]
  ) async throws {
    attempt += 1
    let own = attempt
    let memory = DocumentMemory()
    loading = memory
    defer { if attempt == own { loading = nil } }
    let configuration = URLDocumentConfiguration(fileURL: url, creationSource: source)
    let document = try await make(configuration, DocumentCreationContext(creationSource: source))
    var type: UTType?
    if let url {
      let known = UTType.ofFile(url, among: types)
      try await read(document, memory, known, url)
      type = known
    }
    guard attempt == own else { throw CancellationError() }
    content = Content(document: document, configuration: configuration, memory: memory, type: type)
  }
}

/// The content of a window for documents that are read and written in the background.
struct URLDocumentWindow<Document: ReadableDocument & Observable, Content: View>: View
where Document.Reader.Source == URL {
  @State private var open = OpenDocument<Document>()
  @State private var url: URL?
  @State private var changes = DocumentChanges()
  let allowsCreating: Bool
  let make: @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  /// `nil` for a window that shows documents, and changes none.
  let writing: URLDocumentWriting<Document>?
  let show: (Document) -> Content

  var body: some View {
    DocumentFrame(
      url: $url, changes: $changes, isEditable: writing != nil, readable: Document.readableContentTypes,
      actions: actions, countsUndo: writing != nil,
      beginsLater: allowsCreating, isLoading: open.loading != nil, progress: open.loading?.progress
    ) {
      if let content = open.content { show(content.document).id(ObjectIdentifier(content.document)) }
    }
    .onChange(of: url) { open.content?.configuration.adopt(url) }
    .onChange(of: changes.saved) { open.content?.configuration.adopt(url) }
  }

  private var actions: DocumentActions {
    var actions = DocumentActions { url, done in load(url, nil, done) }
    if allowsCreating { actions.begin = { source, done in load(nil, source, done) } }
    guard let content = open.content else { return actions }
    guard let writing else {
      // There is a document, and none to save.
      actions.export = { .files([]) }
      return actions
    }
    actions.type = FileExport.type(of: url, among: writing.types, like: content.type)
    actions.write = { url, done in
      // A save may have waited since another document was open: the file is that of the present one.
      guard let content = open.content else { return done(.success(())) }
      Task { @MainActor in
        let type = FileExport.type(of: url, among: writing.types, like: content.type)
        do {
          try await writing.write(content.document, content.memory, type, url)
          done(.success(()))
        } catch {
          done(.failure(error))
        }
      }
    }
    actions.export = {
      guard let content = open.content else { return .files([]) }
      let type = FileExport.type(of: url, among: writing.types, like: content.type)
      let written = MainActorBound((writing.write, content.document, content.memory.forExport()))
      return .written(name: url?.lastPathComponent, type: type) { file in
        try await written.value.0(written.value.1, written.value.2, type, file)
      }
    }
    return actions
  }

  private func load(_ url: URL?, _ source: DocumentCreationSource?, _ done: @escaping DocumentActions.Completion) {
    let types = Document.readableContentTypes
    Task { @MainActor in
      do {
        try await open.load(
          url, source, by: make, reading: { try await $1.read($0, as: $2, from: $3) }, among: types)
        done(.success(()))
      } catch {
        done(.failure(error))
      }
    }
  }
}
