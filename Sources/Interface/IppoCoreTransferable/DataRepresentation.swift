public import Foundation
public import IppoUniformTypeIdentifiers

/// A value as bytes (`CoreTransferable.DataRepresentation`).
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Values that are written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Values that are written only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// An import-only representation.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// Reads the UTF-8 bytes of the text; `nil` for values that are written only.
  public func _read(_ text: String) async throws -> Item? { try await importing?(Data(text.utf8)) }

  /// Reads the bytes of the file; `nil` where it is not of the content type, or values are written only.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? {
    guard let importing, type.conforms(to: contentType) else { return nil }
    return try await importing(try Data(contentsOf: file))
  }

  /// Writes the bytes; `nil` where the content type is not asked for, or the representation is import-only.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let exporting, let item = item as? Item, contentType.isWanted(types) else { return nil }
    return _WrittenItem(try await exporting(item), contentType)
  }
}
