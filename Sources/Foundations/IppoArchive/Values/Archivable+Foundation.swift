package import Foundation

extension Date: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .number(timeIntervalSinceReferenceDate) }

  package static func _restored(from archived: ArchivedValue, initial: Date?, by reader: ArchiveReader) -> Date? {
    if case .number(let seconds) = archived { Date(timeIntervalSinceReferenceDate: seconds) } else { initial }
  }
}

extension Data: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .bytes(Array(self)) }

  package static func _restored(from archived: ArchivedValue, initial: Data?, by reader: ArchiveReader) -> Data? {
    if case .bytes(let bytes) = archived { Data(bytes) } else { initial }
  }

  package static var _empty: Data? { Data() }
}

extension UUID: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .text(uuidString) }

  package static func _restored(from archived: ArchivedValue, initial: UUID?, by reader: ArchiveReader) -> UUID? {
    if case .text(let text) = archived { UUID(uuidString: text) ?? initial } else { initial }
  }
}

extension URL: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { .text(absoluteString) }

  package static func _restored(from archived: ArchivedValue, initial: URL?, by reader: ArchiveReader) -> URL? {
    if case .text(let text) = archived { URL(string: text) ?? initial } else { initial }
  }
}
