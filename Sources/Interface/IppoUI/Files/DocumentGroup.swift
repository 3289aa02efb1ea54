internal import ConcurrencyExtras
public import Foundation

/// Windows that show documents (SwiftUI's `DocumentGroup`).
///
/// A window begins with a new document, where the group makes one. Its toolbar opens another from a file, and saves the
/// one that is there: as `fileImporter` and `fileExporter` do.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  /// A primitive scene: it has no body.
  public typealias Body = Never

  /// The content, made of closures of the app's: scenes are made where they are shown, on the main actor.
  let content: @MainActor () -> AnyView

  /// Describes a window that shows a document.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(
      WindowDescription(isMain: true) { [content = scene.content] _ in content() })
  }
}

/// The document of a window (SwiftUI's `FileDocumentConfiguration`).
public struct FileDocumentConfiguration<Document> {
  /// The document. Writing it changes the document of the window.
  @Binding public var document: Document
  /// The address where the document was opened or saved last.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool

  /// The document as a binding.
  public var projectedValue: Binding<Document> { $document }
}

/// The document of a window, where it is an object (SwiftUI's `ReferenceFileDocumentConfiguration`).
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; a view that reads it is evaluated again when it changes.
  @ObservedObject public var document: Document
  /// The address where the document was opened or saved last.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

extension DocumentGroup where Document: FileDocument {
  /// Windows that edit documents.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let functions = MainActorBound((newDocument, editor))
    content = { AnyView(DocumentWindow(isEditable: true, make: functions.value.0, show: functions.value.1)) }
  }

  /// Windows that show documents, and change none.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = MainActorBound(viewer)
    content = { AnyView(DocumentWindow(isEditable: false, make: nil, show: viewer.value)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows that edit documents.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let functions = MainActorBound((newDocument, editor))
    content = { AnyView(ReferenceDocumentWindow(isEditable: true, make: functions.value.0, show: functions.value.1)) }
  }

  /// Windows that show documents, and change none.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = MainActorBound(viewer)
    content = { AnyView(ReferenceDocumentWindow(isEditable: false, make: nil, show: viewer.value)) }
  }
}

/// The content of a window for documents that are values.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State private var document: Document?
  @State private var url: URL?
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
    DocumentFrame(
      url: $url, isEditable: isEditable, readable: Document.readableContentTypes,
      begin: make.map { make in { document = make() } },
      open: { url in
        let file = try FileDocumentReadConfiguration(url, among: Document.readableContentTypes)
        document = try Document(configuration: file)
      },
      export: document.map { document in
        { .documents([document], Document.writableContentTypes, name: url?.lastPathComponent) }
      }
    ) {
      if let document {
        let binding = Binding {
          self.document ?? document
        } set: {
          self.document = $0
        }
        show(FileDocumentConfiguration(document: binding, fileURL: url, isEditable: isEditable))
      }
    }
  }
}

/// The content of a window for documents that are objects.
private struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  @State private var document: Document?
  @State private var url: URL?
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
    DocumentFrame(
      url: $url, isEditable: isEditable, readable: Document.readableContentTypes,
      begin: make.map { make in { document = make() } },
      open: { url in
        let file = try FileDocumentReadConfiguration(url, among: Document.readableContentTypes)
        document = try Document(configuration: file)
      },
      export: document.map { document in
        { .documents(objects: [document], Document.writableContentTypes, name: url?.lastPathComponent) }
      }
    ) {
      if let document {
        show(ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
          .environmentObject(document)
      }
    }
  }
}

/// A document with the controls that open and save it.
private struct DocumentFrame<Content: View>: View {
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var fault: String?
  @Binding var url: URL?
  let isEditable: Bool
  let readable: [UTType]
  /// Replaces the document with a new one; `nil` where no documents can be made.
  let begin: (() -> Void)?
  let open: (URL) throws -> Void
  let export: (() -> FileExport)?
  @ViewBuilder let content: Content

  private var title: Text {
    guard let url else { return Text(LocalizedStringKey(.untitled)) }
    return Text(verbatim: url.deletingPathExtension().lastPathComponent)
  }

  var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
          if export == nil {
            ContentUnavailableView {
              Label(LocalizedStringKey(.noDocument), systemImage: "doc")
            } actions: {
              Button(LocalizedStringKey(.openItem)) { isOpening = true }
            }
          }
        }
        .environment(\.documentConfiguration, DocumentConfiguration(fileURL: url, isEditable: isEditable))
        .environment(\.newDocument, newDocument)
        .navigationTitle(title)
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button(LocalizedStringKey(.openItem), systemImage: "folder") { isOpening = true }
            if isEditable, export != nil {
              Button(LocalizedStringKey(.saveItem), systemImage: "square.and.arrow.down") { isSaving = true }
            }
          }
        }
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: readable) { result in
      attempt {
        let file = try result.get()
        try open(file)
        url = file
      }
    }
    .fileExport(
      $isSaving, export ?? { .files([]) },
      { result in attempt { url = try result.get().first } }, {}
    )
    .alert(
      LocalizedStringKey(.documentFault),
      isPresented: Binding {
        fault != nil
      } set: { _ in
        fault = nil
      }
    ) {
      Button(LocalizedStringKey(.ok)) {}
    } message: {
      Text(verbatim: fault ?? "")
    }
  }

  private var newDocument: NewDocumentAction {
    guard let begin else { return NewDocumentAction(begin: nil) }
    let start = MainActorBound(begin)
    return NewDocumentAction {
      start.value()
      url = nil
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { fault = error.localizedDescription }
  }
}
