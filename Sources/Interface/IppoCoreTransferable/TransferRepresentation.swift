public import Foundation
public import IppoUniformTypeIdentifiers

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

  /// Writes nothing: the representation is import-only.
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
  /// The name of a file of the value.
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

  /// The text that it is, if its bytes are one in UTF-8; that of a file is none.
  var text: String? {
    switch content {
    case .data(let data): String(data: data, encoding: .utf8)
    case .file: nil
    }
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
  func isWanted(_ types: [UTType]) -> Bool { types.isEmpty || types.contains { conforms(to: $0) } }
}
