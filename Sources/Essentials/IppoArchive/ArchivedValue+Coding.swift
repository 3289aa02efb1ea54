extension ArchivedValue {
  /// The value as bytes.
  package func encoded() -> [UInt8] { [] }

  /// - Throws: ``ArchiveError`` when the bytes are no archive.
  package init(decoding bytes: some Collection<UInt8>) throws(ArchiveError) { self = .none }
}

/// Why bytes are no archive.
package struct ArchiveError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
