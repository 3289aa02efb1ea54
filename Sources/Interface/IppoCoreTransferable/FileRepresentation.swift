public import Foundation
public import IppoUniformTypeIdentifiers

/// A value as a file (`CoreTransferable.FileRepresentation`).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Values that are written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Values that are written only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// An import-only representation.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// Text is no file.
  public func _read(_ text: String) async throws -> Item? { nil }

  /// Hands the file to the function that reads it; `nil` where it is not of the content type, or values are written
  /// only.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? {
    guard let importing, type.conforms(to: contentType) else { return nil }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }

  /// Hands out the file that the value is written to; `nil` where the content type is not asked for, or values are read
  /// only.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let exporting, let item = item as? Item, contentType.isWanted(types) else { return nil }
    return _WrittenItem(try await exporting(item).file, contentType)
  }
}

/// A file that is handed out (`CoreTransferable.SentTransferredFile`).
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether the receiver may use the file itself. Has no effect here: it gets a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to hand out, of which the receiver gets a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that arrives (`CoreTransferable.ReceivedTransferredFile`).
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file. It need not be there any more once the function that reads it has returned.
  public let file: URL
  /// Whether it is the sender's own file and not a copy. Always `false` here.
  public let isOriginalFile: Bool
}
