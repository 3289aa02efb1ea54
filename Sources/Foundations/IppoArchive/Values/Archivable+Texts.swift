/// Texts, and what is written down as one.
extension String: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .text(self) }

  package static func _restored(from archived: ArchivedValue, initial: String?, by reader: ArchiveReader) -> String? {
    if case .text(let value) = archived { value } else { initial }
  }

  package static var _empty: String? { "" }
}

extension Substring: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .text(String(self)) }

  package static func _restored(
    from archived: ArchivedValue, initial: Substring?, by reader: ArchiveReader
  ) -> Substring? {
    if case .text(let value) = archived { Substring(value) } else { initial }
  }

  package static var _empty: Substring? { "" }
}

extension Character: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .text(String(self)) }

  package static func _restored(
    from archived: ArchivedValue, initial: Character?, by reader: ArchiveReader
  ) -> Character? {
    if case .text(let value) = archived, value.count == 1 { value.first } else { initial }
  }
}
