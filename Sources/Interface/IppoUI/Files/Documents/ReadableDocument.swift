/// A document that is an object, and that is read from a file (`SwiftUI.ReadableDocument`).
///
/// A window makes the document, reads a snapshot of the file in the background, and has the document apply it.
public protocol ReadableDocument: AnyObject {
  /// The type of what reads a file.
  associatedtype Reader: DocumentReader
  /// The description of a file that is read.
  typealias ReadConfiguration = DocumentReadConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }

  /// Makes what reads a file. Each read asks for a new one.
  func reader(configuration: sending ReadConfiguration) -> sending Reader

  /// Takes over what was read.
  ///
  /// - Parameters:
  ///   - snapshot: The content of the file.
  ///   - previous: The snapshot that was read before; `nil` for a document that was just made.
  @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

/// A document that is an object, and that is written to a file (`SwiftUI.WritableDocument`).
///
/// A save takes a snapshot on the main actor, and writes it in the background. A window saves by itself only after changes that
/// the document has registered with the `undoManager` of the environment.
public protocol WritableDocument: AnyObject {
  /// The type of what writes a file.
  associatedtype Writer: DocumentWriter
  /// The description of a file that is written.
  typealias WriteConfiguration = DocumentWriteConfiguration

  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Makes what writes a file. Each save asks for a new one.
  func writer(configuration: sending WriteConfiguration) -> sending Writer

  /// The content of the document now.
  @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

extension WritableDocument where Self: ReadableDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is read and written (`SwiftUI.Document`).
///
/// ```swift
/// @Observable
/// final class Letter: Document {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///
///   func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///     FileWrapperDocumentReader(configuration) { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
///   }
///
///   func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
///     FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
///   }
///
///   func snapshot(contentType: UTType) async throws -> sending String { text }
///   func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
/// }
/// ```
public protocol Document: ReadableDocument, WritableDocument {}
