public import Foundation
public import IppoUniformTypeIdentifiers

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
  /// Sets the name of files of the values.
  public func suggestedFileName(_ fileName: String) -> _AdaptedRepresentation<Self> {
    suggestedFileName { _ in fileName }
  }

  /// Sets the name of files of the values.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> _AdaptedRepresentation<Self> {
    _AdaptedRepresentation(base: self, condition: { _ in true }, name: fileName)
  }

  /// Values are written this way only where a function says so.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> _AdaptedRepresentation<Self> {
    _AdaptedRepresentation(base: self, condition: condition, name: { _ in nil })
  }
}
