public import Foundation
public import IppoUniformTypeIdentifiers

extension String: Transferable {
  /// Reads and writes UTF-8, and rejects a file in another encoding.
  public static var transferRepresentation: _PlainRepresentation<String> {
    _PlainRepresentation(type: .utf8PlainText, read: { String(data: $0, encoding: .utf8) }, write: { Data($0.utf8) })
  }
}

extension Data: Transferable {
  /// Read and written byte by byte, as any type.
  public static var transferRepresentation: _PlainRepresentation<Data> {
    _PlainRepresentation(type: .data, read: { $0 }, write: { $0 })
  }
}

extension URL: Transferable {
  /// Read and written as the file it names, or as text.
  public static var transferRepresentation: _URLRepresentation { _URLRepresentation() }
}

extension AttributedString: Transferable {
  /// Read and written as UTF-8, without attributes.
  public static var transferRepresentation: _PlainRepresentation<AttributedString> {
    _PlainRepresentation(
      type: .utf8PlainText, read: { String(data: $0, encoding: .utf8).map { AttributedString($0) } },
      write: { Data(String($0.characters).utf8) })
  }
}

/// A representation that reads bytes as they are.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  let type: UTType
  let read: @Sendable (Data) -> Item?
  let write: @Sendable (Item) -> Data

  /// Reads the UTF-8 bytes of the text.
  public func _read(_ text: String) async throws -> Item? { read(Data(text.utf8)) }

  /// Reads the bytes of the file, whatever its type.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? { read(try Data(contentsOf: file)) }

  /// Writes the bytes; `nil` where the type is not asked for. Plain data goes as whatever type is asked for.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let item = item as? Item, type.isWanted(types) || type == .data else { return nil }
    return _WrittenItem(write(item), type == .data ? types.first ?? type : type)
  }
}

/// A URL: that of a file, or one that is written as text.
public struct _URLRepresentation: TransferRepresentation {
  /// URLs are what is read and written.
  public typealias Item = URL

  /// Reads the text as a URL, without white space around it.
  public func _read(_ text: String) async throws -> URL? {
    URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The URL of the file itself.
  public func _read(_ file: URL, of type: UTType) async throws -> URL? { file }

  /// Writes a file as itself, whatever is asked for, and any other URL as text.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let url = item as? URL else { return nil }
    if url.isFileURL { return _WrittenItem(url, UTType(filenameExtension: url.pathExtension) ?? .data) }
    return UTType.url.isWanted(types) ? _WrittenItem(Data(url.absoluteString.utf8), .url) : nil
  }
}
