internal import Foundation
public import IppoUniformTypeIdentifiers

/// A value as JSON (`CoreTransferable.CodableRepresentation`).
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let contentType: UTType

  /// - Parameter contentType: what other programs know the values by.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

  /// Reads JSON; `nil` for text that does not decode.
  public func _read(_ text: String) async throws -> Item? {
    try? JSONDecoder().decode(Item.self, from: Data(text.utf8))
  }

  /// Writes JSON; `nil` where the content type is not asked for.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let item = item as? Item, contentType.isWanted(types) else { return nil }
    return _WrittenItem(try JSONEncoder().encode(item), contentType)
  }
}
