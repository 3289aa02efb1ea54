package import IppoArchive
package import OrderedCollections

extension OrderedSet: ArchivableCollection {}

extension OrderedDictionary: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    writer.write(elements: map { (key: $0.key, value: $0.value) })
  }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    guard let elements = reader.read(elements: archived, of: (key: Key, value: Value).self) else { return initial }
    return Self(elements.map { ($0.key, $0.value) }) { _, last in last }
  }

  package static var _empty: Self? { [:] }
}
