/// A document that is a value (SwiftUI's `FileDocument`).
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws

  /// What is written.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What can be read can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object (SwiftUI's `ReferenceFileDocument`).
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is taken of the document to be written.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws

  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// What is written of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// What can be read can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from (SwiftUI's `FileDocumentReadConfiguration`).
public struct FileDocumentReadConfiguration {
  /// Of the file, going by its name.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  init(_ url: URL, among types: [UTType]) throws {
    file = try FileWrapper(url: url)
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    contentType = types.contains { type.conforms(to: $0) } ? type : types.first ?? type
  }
}

/// What a document is written as (SwiftUI's `FileDocumentWriteConfiguration`).
public struct FileDocumentWriteConfiguration {
  /// The type of the file that is written.
  public let contentType: UTType
  /// What it was read from, where it was.
  public let existingFile: FileWrapper?

  init(_ contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
