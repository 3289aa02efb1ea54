package import IppoArchive

/// Properties that share one value share one again when they are restored. A value that is kept elsewhere is not part of
/// the archive: it is loaded from there.
extension Shared: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    writer.noteReference()
    guard let root = reference as? RootReference<Value> else {
      // Part of a value that is in the archive itself, if it is the app's.
      return writer.nest { writer.write(reference.currentValue).map { .choice("part", $0) } }
    }
    return writer.write(object: root) {
      root.isKeptElsewhere ? ArchivedValue.none : writer.write(root.currentValue)
    }
  }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    switch archived {
    case .object(let number, let contents):
      if let known = reader.object(number) {
        guard let known = known as? RootReference<Value> else { return initial }
        return initial.flatMap { $0.reference === known ? $0 : nil } ?? Shared(reference: known)
      }
      if let root = initial?.reference as? RootReference<Value> {
        reader.know(root, as: number)
        if contents != .none, let value = reader.read(contents, as: Value.self, initial: root.currentValue) {
          root.restore(value)
        }
        return initial
      }
      guard initial == nil, contents != .none, let value = reader.read(contents, as: Value.self) else {
        if initial == nil { reader.lose("shared by a key, which only the program has") }
        return initial
      }
      let root = restoredReference(value)
      reader.know(root, as: number)
      return Shared(reference: root)
    case .choice("part", let value):
      if let initial { return initial }
      guard let value = reader.read(value, as: Value.self) else { return nil }
      reader.lose("it is part of a shared value, and a value of its own from now on")
      return Shared(reference: restoredReference(value))
    default: return initial
    }
  }
}

extension SharedReader: Archivable {
  /// Writes nothing: the owner of the shared value writes it, or the storage of its key keeps it.
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    writer.noteReference()
    return writer.write(reference.currentValue)
  }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    if let initial { return initial }
    guard let value = reader.read(archived, as: Value.self) else { return nil }
    reader.lose("it reads a value of its own from now on")
    return SharedReader(reference: restoredReference(value))
  }
}

private func restoredReference<Value>(_ value: Value) -> RootReference<Value> {
  // It was made of an archive just now: nobody else has it.
  nonisolated(unsafe) let value = value
  return RootReference(SharedValue(value))
}
