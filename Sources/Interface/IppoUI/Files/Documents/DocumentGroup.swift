internal import ConcurrencyExtras
public import Foundation

/// Windows that show documents (SwiftUI's `DocumentGroup`).
///
/// A window begins with a new document, where the group makes one. Its toolbar opens another from a file, and saves the
/// one that is there: as `fileImporter` and `fileExporter` do. On the app's own machine, a document that has a file is
/// saved to it a second after a change. A document without changes is read again after another program has changed its
/// file. A browser cannot write files by itself: there, the title says that a document has unsaved changes. Before a
/// document with unsaved changes is replaced, the window asks. So it does before a user ends a terminal program whose document has changes and no file.
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
  /// The document. Writing it changes the document of the window, and registers the change with its undo manager.
  @Binding public var document: Document
  /// The address where the document was opened or saved last.
  public var fileURL: URL?
  /// Whether it may be changed: the group edits documents, and the file can be written.
  public var isEditable: Bool
  /// The source of the button that has begun the document, if it named one.
  public internal(set) var creationSource: DocumentCreationSource?

  /// The document as a binding.
  public var projectedValue: Binding<Document> { $document }
}

/// The document of a window, where it is an object (SwiftUI's `ReferenceFileDocumentConfiguration`).
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; a view that reads it is evaluated again when it changes.
  @ObservedObject public var document: Document
  /// The address where the document was opened or saved last.
  public var fileURL: URL?
  /// Whether it may be changed: the group edits documents, and the file can be written.
  public var isEditable: Bool
  /// The source of the button that has begun the document, if it named one.
  public internal(set) var creationSource: DocumentCreationSource?
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

extension DocumentGroup where Document: Observable & IppoUI.Document {
  /// Windows that edit documents, which readers and writers read and write in the background.
  ///
  /// - Parameters:
  ///   - allowCreating: Whether a window begins with a new document; otherwise the user opens one.
  ///   - editor: The view of a document.
  ///   - makeDocument: Makes a document, before its file is read, if it has one. A `CancellationError` leaves the window as
  ///     it is.
  public init(
    allowCreating: Bool = true, @ViewBuilder editor: @escaping (Document) -> Content,
    makeDocument: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  ) where Document.Reader.Source == URL, Document.Writer.Destination == URL {
    let editor = MainActorBound(editor)
    content = {
      AnyView(
        URLDocumentWindow(
          allowsCreating: allowCreating, make: makeDocument, writing: URLDocumentWriting(), show: editor.value))
    }
  }
}

extension DocumentGroup where Document: Observable & ReadableDocument {
  /// Windows that show documents, and change none.
  ///
  /// - Parameters:
  ///   - viewer: The view of a document.
  ///   - makeReadableDocument: Makes a document, before its file is read. A `CancellationError` leaves the window as it is.
  public init(
    @ViewBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws
      -> Document
  ) where Document.Reader.Source == URL {
    let viewer = MainActorBound(viewer)
    content = {
      AnyView(
        URLDocumentWindow(allowsCreating: false, make: makeReadableDocument, writing: nil, show: viewer.value))
    }
  }
}
