public import Foundation
public import IppoUniformTypeIdentifiers

/// A value that stands for another one, such as its text (`CoreTransferable.ProxyRepresentation`).
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let exporting: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) async throws -> Item)?

  /// Values that are written only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.exporting = exporting
    importing = nil
  }

  /// An import-only representation.
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

  /// Writes the other value; `nil` for an import-only representation.
  public func _write(_ item: Any, as types: [UTType]) async throws -> _WrittenItem? {
    guard let exporting, let item = item as? Item else { return nil }
    return try await Proxy.transferRepresentation._write(try exporting(item), as: types)
  }
}
