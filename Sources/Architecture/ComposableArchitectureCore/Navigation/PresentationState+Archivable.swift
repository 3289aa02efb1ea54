package import IppoArchive

extension PresentationState: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    guard let box else { return ArchivedValue.none }
    return writer.nest { writer.write(at: UnsafePointer(box.pointer)).map { .choice("some", $0) } }
  }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    switch archived {
    case .none: return Self(wrappedValue: nil)
    case .choice("some", let child):
      let child = reader.read(child, as: State.self, initial: initial?.wrappedValue)
      return child.map { Self(wrappedValue: $0) } ?? initial ?? Self(wrappedValue: nil)
    default: return initial
    }
  }

  package static var _empty: Self? { Self(wrappedValue: nil) }
}
