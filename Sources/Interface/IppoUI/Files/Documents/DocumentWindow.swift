internal import Foundation

/// The origin of a document that is a value: the file, the button. It is the target of undo actions, too, which end with it.
final class DocumentOrigin: Unarchived {
  let wrapper = LastFileWrapper()
  private(set) var source: DocumentCreationSource?
  private var type: UTType?

  /// Begins a new document.
  func begin(from source: DocumentCreationSource?) { (wrapper.value, type, self.source) = (nil, nil, source) }

  /// Makes a document of a file.
  func read<D>(_ url: URL, among types: [UTType], make: (FileDocumentReadConfiguration) throws -> D) throws -> D {
    let file = try FileDocumentReadConfiguration(url, among: types)
    let document = try make(file)
    (wrapper.value, type, source) = (file.file, file.contentType, nil)
    return document
  }

  /// The type of a file that the document is written as.
  func type(of url: URL?, among types: [UTType]) -> UTType { FileExport.type(of: url, among: types, like: type) }

  /// Writes a file in one step.
  func write(
    to url: URL, among types: [UTType], make: (FileDocumentWriteConfiguration) throws -> FileWrapper
  ) throws {
    let file = try make(FileDocumentWriteConfiguration(type(of: url, among: types), existingFile: wrapper.value))
    let draft = try FileDraft(of: url, copiesFolder: false)
    defer { draft.discard() }
    try file.write(to: draft.url, originalContentsURL: url)
    try draft.commit()
    wrapper.value = file
  }
}

/// The content of a window for documents that are values.
struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @Environment(\.clientSharesFiles) private var sharesFiles
  @Environment(\.undoManager) private var undoManager
  @State private var document: Document?
  @State private var url: URL?
  @State private var changes = DocumentChanges()
  @State private var origin = DocumentOrigin()
  let isEditable: Bool
  let make: (() -> Document)?
  let show: (FileDocumentConfiguration<Document>) -> Content

  init(
    isEditable: Bool, make: (() -> Document)?, show: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _document = State(initialValue: make?())
    self.make = make
    self.isEditable = isEditable
    self.show = show
  }

  var body: some View {
    let isWritable = isEditable && DocumentFrame<Content>.isWritable(url, sharesFiles: sharesFiles)
    DocumentFrame(
      url: $url, changes: $changes, isEditable: isEditable, readable: Document.readableContentTypes, actions: actions,
      keepsDocument: true
    ) {
      if let document {
        let binding = Binding {
          self.document ?? document
        } set: {
          change(to: $0)
        }
        show(
          FileDocumentConfiguration(
            document: binding, fileURL: url, isEditable: isWritable, creationSource: origin.source))
      }
    }
  }

  private var actions: DocumentActions {
    var actions = DocumentActions { url, done in
      done(
        Result {
          document = try origin.read(url, among: Document.readableContentTypes) { try Document(configuration: $0) }
        })
    }
    if let make {
      actions.begin = { source, done in
        document = make()
        origin.begin(from: source)
        done(.success(()))
      }
    }
    guard document != nil else { return actions }
    actions.type = origin.type(of: url, among: Document.writableContentTypes)
    actions.write = { url, done in
      done(
        Result {
          guard let document else { return }
          try origin.write(to: url, among: Document.writableContentTypes) {
            try document.fileWrapper(configuration: $0)
          }
        })
    }
    actions.export = {
      let types = Document.writableContentTypes
      return .documents(
        document.map { [$0] } ?? [], [origin.type(of: url, among: types)],
        name: url?.lastPathComponent, existingFile: origin.wrapper.value)
    }
    return actions
  }

  private func change(to new: Document) {
    let old = document
    document = new
    guard isEditable else { return }
    changes.made += 1
    guard let undoManager, let old else { return }
    // Each action holds the document as it was: without a limit, they would grow as long as the window is there.
    if undoManager.levelsOfUndo == 0 { undoManager.levelsOfUndo = 100 }
    undoManager.registerUndo(withTarget: origin) { _ in change(to: old) }
  }
}

/// The content of a window for documents that are objects.
struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  @Environment(\.clientSharesFiles) private var sharesFiles
  @State private var document: Document?
  @State private var url: URL?
  @State private var changes = DocumentChanges()
  @State private var origin = DocumentOrigin()
  let isEditable: Bool
  let make: (() -> Document)?
  let show: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    isEditable: Bool, make: (() -> Document)?,
    show: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = State(initialValue: make?())
    self.make = make
    self.isEditable = isEditable
    self.show = show
  }

  var body: some View {
    let isWritable = isEditable && DocumentFrame<Content>.isWritable(url, sharesFiles: sharesFiles)
    DocumentFrame(
      url: $url, changes: $changes, isEditable: isEditable, readable: Document.readableContentTypes, actions: actions,
      countsUndo: true
    ) {
      if let document {
        show(
          ReferenceFileDocumentConfiguration(
            document: document, fileURL: url, isEditable: isWritable, creationSource: origin.source)
        )
        .environmentObject(document)
        // Another document is another page: its editor begins anew.
        .id(ObjectIdentifier(document))
      }
    }
  }

  private var actions: DocumentActions {
    var actions = DocumentActions { url, done in
      done(
        Result {
          document = try origin.read(url, among: Document.readableContentTypes) { try Document(configuration: $0) }
        })
    }
    if let make {
      actions.begin = { source, done in
        document = make()
        origin.begin(from: source)
        done(.success(()))
      }
    }
    guard document != nil else { return actions }
    actions.type = origin.type(of: url, among: Document.writableContentTypes)
    actions.write = { url, done in
      done(
        Result {
          guard let document else { return }
          try origin.write(to: url, among: Document.writableContentTypes) {
            try document.fileWrapper(snapshot: try document.snapshot(contentType: $0.contentType), configuration: $0)
          }
        })
    }
    actions.export = {
      let types = Document.writableContentTypes
      return .documents(
        objects: document.map { [$0] } ?? [], [origin.type(of: url, among: types)],
        name: url?.lastPathComponent, existingFile: origin.wrapper.value)
    }
    return actions
  }
}
