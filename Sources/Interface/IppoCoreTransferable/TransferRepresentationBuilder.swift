public import Foundation
public import IppoUniformTypeIdentifiers

/// Makes one representation of several (`CoreTransferable.TransferRepresentationBuilder`).
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation of the type as it is.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// One representation stands for itself.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first one that can read or write a value does.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TupleTransferRepresentation<Item> {
    var parts: [any TransferRepresentation] = []
    for part in repeat each content { parts.append(part) }
    return _TupleTransferRepresentation(parts: parts)
  }
}

/// Several representations.
public struct _TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  let parts: [any TransferRepresentation]

  /// Asks one after the other; an error of one ends the search.
  public func _read(_ text: String) async throws -> Item? {
    for part in parts {
      if let item = try await part._read(text) as? Item { return item }
    }
    return nil
  }

  /// Asks one after the other; an error of one ends the search.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? {
    for part in parts {
      if let item = try await part._read(file, of: type) as? Item { return item }
    }
    return nil
  }

  /// Asks one after the other; an error of one ends the search.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    for part in parts {
      if let written = try await part._write(item, as: types) { return written }
    }
    return nil
  }
}
