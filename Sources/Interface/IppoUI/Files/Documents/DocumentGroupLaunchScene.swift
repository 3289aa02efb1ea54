public import Foundation
internal import IssueReporting

/// The scene of an app of documents before one is open (`SwiftUI.DocumentGroupLaunchScene`). It is never shown, because
/// a window of a ``DocumentGroup`` begins with a new document, or a message.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  /// A primitive scene: it has no body.
  public typealias Body = Never

  /// Actions under a title. Has no effect in browsers and terminals: windows begin with a document.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {}

  /// Actions under a title, over a background. Has no effect in browsers and terminals: windows begin with a document.
  public init<Background: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background
  ) {}

  /// Actions under a title, with views around it. Has no effect in browsers and terminals: windows begin with a
  /// document.
  public init<Background: View, Overlay: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background,
    @ViewBuilder overlayAccessoryView: () -> Overlay
  ) {}

  /// Actions under a title that is shown as it is. Has no effect in browsers and terminals: windows begin with a
  /// document.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder _ actions: () -> Actions) {}

  /// Actions under the name of the app. Has no effect in browsers and terminals: windows begin with a document.
  public init(@ViewBuilder _ actions: () -> Actions) {}

  /// Offers no window.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {}
}

/// A button for a new document (`SwiftUI.NewDocumentButton`).
public struct NewDocumentButton<Label: View>: View {
  @Environment(\.newDocument) private var newDocument
  private let source: DocumentCreationSource?
  private let label: Label

  /// A button with any label.
  ///
  /// - Parameter contentType: has no effect: a document gets its type when it is saved.
  public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) {
    source = nil
    self.label = label()
  }

  private init(from source: DocumentCreationSource?, label: Label) {
    self.source = source
    self.label = label
  }

  /// A button that calls `newDocument` of the environment.
  public var body: some View {
    Button {
      newDocument(from: source)
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// A button with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(titleKey) }
  }

  /// A button with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(title) }
  }

  /// A button with the label "New Document".
  public init(contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(LocalizedStringKey(.newDocument)) }
  }

  /// A button whose documents know the source of their creation, by default with the label "New Document".
  public init(_ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource) {
    self.init(from: source, label: label ?? Text(LocalizedStringKey(.newDocument)))
  }

  /// A button whose documents know the source of their creation, with a title from the app's string tables.
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource) {
    self.init(from: source, label: Text(titleKey))
  }

  /// A button whose documents know the source of their creation, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil, source: DocumentCreationSource) {
    self.init(from: source, label: Text(title))
  }
}

/// Begins a document (`SwiftUI.NewDocumentAction`).
public struct NewDocumentAction: Sendable {
  let begin: (@MainActor @Sendable (DocumentCreationSource?) -> Void)?

  /// Begins a document in the window and replaces the present one. Before changes are lost, the window asks. Reports an
  /// issue in a window that shows none.
  @MainActor public func callAsFunction(contentType: UTType) { self(from: nil) }

  @MainActor func callAsFunction(from source: DocumentCreationSource?) {
    if let begin { return begin(source) }
    reportIssue(
      """
      A document was to be begun in a window that shows none.

      Call 'newDocument' in a window of a 'DocumentGroup' that makes documents.
      """)
  }
}

/// Opens a document in a window of a ``DocumentGroup`` (`SwiftUI.OpenDocumentAction`).
public struct OpenDocumentAction: Sendable {
  /// Reports that the window shows no documents.
  public struct Unavailable: LocalizedError {
    /// The document to open.
    public let url: URL
    /// The error, its cause, and the way around it.
    public var errorDescription: String? {
      """
      \(url.lastPathComponent) was to be opened, and cannot be: the window shows no documents, and neither a terminal nor a \
      page opens another. Call 'openDocument' in a window of a 'DocumentGroup', or offer 'fileImporter'.
      """
    }
  }

  let open: (@MainActor @Sendable (URL, @escaping (Result<Void, any Error>) -> Void) -> Void)?

  /// Opens a document of the app's machine in the window, in place of the present one. Before changes are lost, the window
  /// asks.
  ///
  /// - Throws: ``Unavailable`` in a window that shows no documents, a `CancellationError` if the user keeps the present
  ///   one, or the error of reading.
  @MainActor public func callAsFunction(at url: URL) async throws {
    guard let open else { throw Unavailable(url: url) }
    try await withCheckedThrowingContinuation { continuation in
      open(url) { continuation.resume(with: $0) }
    }
  }
}

private struct NewDocumentKey: EnvironmentKey {
  static var defaultValue: NewDocumentAction { NewDocumentAction(begin: nil) }
}

private struct OpenDocumentKey: EnvironmentKey {
  static var defaultValue: OpenDocumentAction { OpenDocumentAction(open: nil) }
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

/// The document of a window (`SwiftUI.DocumentConfiguration`).
public struct DocumentConfiguration: Sendable {
  /// The address where the document was opened or saved last; `nil` for a new one.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

extension EnvironmentValues {
  /// Begins a document in the window.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }

  /// Opens a document in the window.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }

  /// The document of the window; `nil` in windows that show none.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
