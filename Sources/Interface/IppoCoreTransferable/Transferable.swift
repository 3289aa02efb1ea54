public import Foundation
public import IppoUniformTypeIdentifiers

/// A value that can be dragged, dropped and pasted (`CoreTransferable.Transferable`).
///
/// Within a window a dragged value arrives as it is. From outside of it comes text: a type takes it by a
/// representation that reads it.
public protocol Transferable {
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
  associatedtype Item: Transferable

  /// Reads text from outside of the window; `nil` when it is none of these values.
  func _read(_ text: String) async throws -> Item?
}

/// A value that stands for another one, such as its text (`CoreTransferable.ProxyRepresentation`).
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let importing: (@Sendable (Proxy) async throws -> Item)?

  /// Values that are written only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { importing = nil }

  /// Values that are read only.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { self.importing = importing }

  /// Values that are written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) async throws -> Item
  ) { self.importing = importing }

  public func _read(_ text: String) async throws -> Item? {
    guard let importing, let proxy = try await Proxy.transferRepresentation._read(text) as? Proxy else { return nil }
    return try await importing(proxy)
  }
}

/// A value as JSON (`CoreTransferable.CodableRepresentation`).
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// - Parameter contentType: what other programs know the values by.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public func _read(_ text: String) async throws -> Item? {
    try? JSONDecoder().decode(Item.self, from: Data(text.utf8))
  }
}

/// A value as bytes (`CoreTransferable.DataRepresentation`).
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Values that are written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }

  /// Values that are written only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    importing = nil
  }

  /// Values that are read only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    self.importing = importing
  }

  public func _read(_ text: String) async throws -> Item? { try await importing?(Data(text.utf8)) }
}

/// Makes one representation of several (`CoreTransferable.TransferRepresentationBuilder`).
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first one that can read a text does.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _TupleTransferRepresentation<Item> {
    var readers: [@Sendable (String) async throws -> (any Transferable)?] = []
    for part in repeat each content { readers.append { try await part._read($0) } }
    return _TupleTransferRepresentation(readers: readers)
  }
}

/// Several representations.
public struct _TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  let readers: [@Sendable (String) async throws -> (any Transferable)?]

  public func _read(_ text: String) async throws -> Item? {
    for read in readers {
      if let item = try await read(text) as? Item { return item }
    }
    return nil
  }
}

/// What is read as the text it is.
public struct _TextRepresentation<Item: Transferable>: TransferRepresentation {
  let read: @Sendable (String) -> Item?

  public func _read(_ text: String) async throws -> Item? { read(text) }
}

extension String: Transferable {
  public static var transferRepresentation: _TextRepresentation<String> { _TextRepresentation { $0 } }
}

extension Data: Transferable {
  public static var transferRepresentation: _TextRepresentation<Data> { _TextRepresentation { Data($0.utf8) } }
}

extension URL: Transferable {
  public static var transferRepresentation: _TextRepresentation<URL> {
    _TextRepresentation { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _TextRepresentation<AttributedString> {
    _TextRepresentation { AttributedString($0) }
  }
}

/// A value as a file (`CoreTransferable.FileRepresentation`).
///
/// What comes from outside of a window is text, and never a file: it is not read by this one.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Values that are written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Values that are written only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Values that are read only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public func _read(_ text: String) async throws -> Item? { nil }
}

/// A file that is handed out (`CoreTransferable.SentTransferredFile`).
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that arrives (`CoreTransferable.ReceivedTransferredFile`).
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
