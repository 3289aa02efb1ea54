/// A type that says itself how it is written down, in place of what is found by looking at its stored properties.
package protocol Archivable {
  /// The value, written down.
  ///
  /// - Returns: nil if it cannot be written down; the writer has then been told why.
  func _archived(by writer: ArchiveWriter) -> ArchivedValue?

  /// The value that was written down.
  ///
  /// - Parameters:
  ///   - archived: what was written.
  ///   - initial: the value that there is without an archive. An object is changed in place, and returned.
  /// - Returns: nil if the archived value is unreadable, and the initial value is missing.
  static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self?

  /// The value where neither the archive nor the program has one.
  static var _empty: Self? { get }
}

extension Archivable {
  package static var _empty: Self? { nil }
}

/// A value that archives leave out: a restored window has the initial value, or a new one.
package protocol Transient: Archivable {
  /// A new one.
  static func _new() -> Self
}

extension Transient {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { ArchivedValue.none }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    initial ?? _new()
  }

  package static var _empty: Self? { _new() }
}
