/// A document that is a value (SwiftUI's `FileDocument`).
public protocol FileDocument {
  /// The source from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The form in which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws

  /// The file to write.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object (SwiftUI's `ReferenceFileDocument`).
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of the copy of a document that is written.
  associatedtype Snapshot
  /// The source from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The form in which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws

  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file to write, for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source from which a document is read (SwiftUI's `FileDocumentReadConfiguration`).
public struct FileDocumentReadConfiguration {
  /// The type of the file, by its name.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  init(_ url: URL, among types: [UTType]) throws {
    file = try FileWrapper(url: url)
    contentType = UTType.ofFile(url, among: types)
  }
}

extension UTType {
  /// The type of a file by its name, or else the first of the types that are read.
  static func ofFile(_ url: URL, among types: [UTType]) -> UTType {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) } ? type : types.first ?? type
  }
}

/// The form in which a document is written (SwiftUI's `FileDocumentWriteConfiguration`).
public struct FileDocumentWriteConfiguration {
  /// The type of the file that is written.
  public let contentType: UTType
  /// The file from which the document was read, if any.
  public let existingFile: FileWrapper?

  init(_ contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
