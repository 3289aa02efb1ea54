import Foundation
import IppoUniformTypeIdentifiers

extension Transferable {
  /// Reads items from the representations of other values, and hands them to a function. Unreadable values are dropped, and
  /// the function is called for at least one item.
  ///
  /// - Parameters:
  ///   - others: The values.
  ///   - folder: Makes a folder for the file of a value that is not written as text.
  ///   - action: Is given the items, in the order of the values.
  @MainActor
  package static func read(
    from others: [any Transferable], folder: @escaping @MainActor () throws -> URL,
    then action: @escaping ([Self]) -> Void
  ) {
    // It stays on the main actor.
    nonisolated(unsafe) let action = action
    Task { @MainActor in
      var items: [Self] = []
      for other in others {
        if let item = await converted(from: other, folder: folder) { items.append(item) }
      }
      if !items.isEmpty { action(items) }
    }
  }

  /// The item that a value stands for as it is written: as plain text, or else as anything.
  @MainActor
  private static func converted<Other: Transferable>(
    from other: Other, folder: @MainActor () throws -> URL
  ) async -> Self? {
    for types in [[.plainText], [] as [UTType]] {
      guard let written = try? await Other.transferRepresentation._write(other, as: types) else { continue }
      if let text = written.text {
        if let item = try? await transferRepresentation._read(text) as? Self { return item }
      } else if let place = try? folder() {
        let name = written.name.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "item"
        let file = place.appendingPathComponent(name)
        guard (try? written.write(to: file)) != nil else { continue }
        if let item = try? await transferRepresentation._read(file, of: written.type) as? Self { return item }
      }
    }
    return nil
  }
}
