import IppoUniformTypeIdentifiers

/// A value that can be dragged, dropped and pasted (`CoreTransferable.Transferable`).
///
/// Within a window a dragged value arrives as it is. From outside of it comes text: a type takes it by a
/// representation that reads it.
@preconcurrency
public protocol Transferable: Sendable {
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

  /// Writes items as text, one to a line, and hands that to a function; `nil` where none can be written so.
  @MainActor
  package static func write(_ items: [Self], then action: @escaping @MainActor (String?) -> Void) {
    Task { @MainActor in
      var texts: [String] = []
      for item in items {
        // Other programs take plain text rather than anything that is written as text.
        for types in [[.plainText], [] as [UTType]] {
          guard let written = try? await transferRepresentation._write(item, as: types), let text = written.text else {
            continue
          }
          texts.append(text)
          break
        }
      }
      action(texts.isEmpty ? nil : texts.joined(separator: "\n"))
    }
  }
}
