public import Foundation
public import IppoUniformTypeIdentifiers

/// A value that can be dragged, dropped and pasted (`CoreTransferable.Transferable`).
///
/// Within a window a dragged value arrives as it is. From outside of it comes text: a type takes it by a
/// representation that reads it.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// How the value is written and read.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// Reads an item from text, and hands it to a function. Text that stands for none is dropped.
  @MainActor
  package static func read(_ text: String, then action: @escaping (Self) -> Void) {
    // It stays on the main actor.
    nonisolated(unsafe) let action = action
    Task { @MainActor in
      guard let item = try? await transferRepresentation._read(text) as? Self else { return }
      action(item)
    }
  }
}

/// How values of a type are written and read (`CoreTransferable.TransferRepresentation`).
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values that are written and read.
  associatedtype Item: Transferable

  /// Reads text from outside of the window; `nil` when it is none of these values.
  func _read(_ text: String) async throws -> Item?

  /// Reads a file; `nil` when it is none of these values.
  func _read(_ file: URL, of type: UTType) async throws -> Item?

  /// Writes a value of the type.
  /// - Parameter types: what it may be written as; empty for anything.
  /// - Returns: `nil` when it is not written as one of these.
  func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem?
}

extension TransferRepresentation {
  /// Reads a file as the text in it.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? {
    guard let text = String(data: try Data(contentsOf: file), encoding: .utf8) else { return nil }
    return try await _read(text)
  }

  /// A value that is read only.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? { nil }
}

/// A value as it is written.
public struct _WrittenItem: Sendable {
  enum Content: Sendable {
    case data(Data)
    case file(URL)
  }

  let content: Content
  package let type: UTType
  /// What a file of it is to be called.
  package internal(set) var name: String?

  init(_ data: Data, _ type: UTType) {
    content = .data(data)
    self.type = type
  }

  init(_ file: URL, _ type: UTType) {
    content = .file(file)
    self.type = type
    name = file.lastPathComponent
  }

  /// Writes a file of it.
  package func write(to url: URL) throws {
    switch content {
    case .data(let data): try data.write(to: url)
    case .file(let file): try FileManager.default.copyItem(at: file, to: url)
    }
  }
}

extension UTType {
  /// Whether something of this type is what is asked for.
  fileprivate func isWanted(_ types: [UTType]) -> Bool { types.isEmpty || types.contains { conforms(to: $0) } }
}

/// A value that stands for another one, such as its text (`CoreTransferable.ProxyRepresentation`).
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let exporting: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) async throws -> Item)?

  /// Values that are written only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.exporting = exporting
    importing = nil
  }

  /// Values that are read only.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Values that are written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Reads the text as the other value, and makes a value of it; `nil` for values that are written only.
  public func _read(_ text: String) async throws -> Item? {
    guard let importing, let proxy = try await Proxy.transferRepresentation._read(text) as? Proxy else { return nil }
    return try await importing(proxy)
  }

  /// Reads the file as the other value, and makes a value of it; `nil` for values that are written only.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? {
    guard let importing, let proxy = try await Proxy.transferRepresentation._read(file, of: type) as? Proxy else {
      return nil
    }
    return try await importing(proxy)
  }

  /// Writes the other value; `nil` for values that are read only.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let exporting, let item = item as? Item else { return nil }
    return try await Proxy.transferRepresentation._write(try exporting(item), as: types)
  }
}

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

  /// Values that are read only.
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

  /// Writes the bytes; `nil` where the content type is not asked for, or values are read only.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let exporting, let item = item as? Item, contentType.isWanted(types) else { return nil }
    return _WrittenItem(try await exporting(item), contentType)
  }
}

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

/// What is read as the bytes it is.
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

extension String: Transferable {
  /// Read and written as UTF-8; a file that is no UTF-8 is not read.
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

  /// Values that are read only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  /// What comes as text is no file.
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

/// A representation that values use under a condition, or whose files have a name.
public struct _AdaptedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  /// The values that the other representation reads and writes.
  public typealias Item = Base.Item

  let base: Base
  let condition: @Sendable (Base.Item) -> Bool
  let name: @Sendable (Base.Item) -> String?

  /// Reads as the other representation does.
  public func _read(_ text: String) async throws -> Item? { try await base._read(text) }

  /// Reads as the other representation does.
  public func _read(_ file: URL, of type: UTType) async throws -> Item? { try await base._read(file, of: type) }

  /// Writes as the other representation does, where the condition holds.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let item = item as? Item, condition(item) else { return nil }
    guard var written = try await base._write(item, as: types) else { return nil }
    if let name = name(item) { written.name = name }
    return written
  }
}

extension TransferRepresentation {
  /// What files of the values are to be called.
  public func suggestedFileName(_ fileName: String) -> _AdaptedRepresentation<Self> {
    suggestedFileName { _ in fileName }
  }

  /// What files of the values are to be called.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> _AdaptedRepresentation<Self> {
    _AdaptedRepresentation(base: self, condition: { _ in true }, name: fileName)
  }

  /// Values are written this way only where a function says so.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> _AdaptedRepresentation<Self> {
    _AdaptedRepresentation(base: self, condition: condition, name: { _ in nil })
  }
}

/// A file that is handed out (`CoreTransferable.SentTransferredFile`).
public struct SentTransferredFile: Sendable {
  /// Where the file is.
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
  /// Where the file is. It need not be there any more once the function that reads it has returned.
  public let file: URL
  /// Whether it is the sender's own file and not a copy. Always `false` here.
  public let isOriginalFile: Bool
}
