package import Observation

extension AnyHashable: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { writer.write(boxed: base) }

  package static func _restored(
    from archived: ArchivedValue, initial: AnyHashable?, by reader: ArchiveReader
  ) -> AnyHashable? {
    (reader.read(boxed: archived, initial: initial?.base) as? any Hashable).map { AnyHashable($0) } ?? initial
  }
}

/// Observers are not archived.
extension ObservationRegistrar: Transient {
  package static func _new() -> Self { Self() }
}
