package import IppoArchive
package import OpenCombine

/// The value is written. A value that is read is published, so that subscribers receive it.
extension Published: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { current.flatMap { writer.write($0) } }

  package static func _restored(
    from archived: ArchivedValue, initial: Published?, by reader: ArchiveReader
  ) -> Published? {
    guard let value = reader.read(archived, as: Value.self, initial: initial?.current) else { return initial }
    guard var published = initial else { return Published(wrappedValue: value) }
    // A copy shares its storage with the object.
    Just(value).assign(to: &published.projectedValue)
    return published
  }

  private var current: Value? {
    var copy = self
    var value: Value?
    _ = copy.projectedValue.sink { value = $0 }
    return value
  }
}
