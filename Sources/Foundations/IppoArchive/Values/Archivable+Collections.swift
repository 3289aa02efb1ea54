/// Collections, and what may be absent.
extension Optional: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    guard let self else { return ArchivedValue.none }
    return writer.nest { writer.write(self).map { .choice("some", $0) } }
  }

  package static func _restored(
    from archived: ArchivedValue, initial: Wrapped??, by reader: ArchiveReader
  ) -> Wrapped?? {
    switch archived {
    case .none: return .some(nil)
    case .choice("some", let value):
      return reader.read(value, as: Wrapped.self, initial: initial.flatMap { $0 }).map { .some($0) } ?? initial
        ?? .some(nil)
    // It was not optional before the program changed.
    default:
      return reader.read(archived, as: Wrapped.self, initial: initial.flatMap { $0 }).map { .some($0) }
        ?? initial ?? .some(nil)
    }
  }

  package static var _empty: Wrapped?? { .some(nil) }
}

extension ArchiveWriter {
  /// Writes elements in order. An element that cannot be written leaves its place, so that the others keep theirs.
  ///
  /// - Returns: nil if the elements would exceed the depth limit.
  package func write(elements: some Sequence<some Any>) -> ArchivedValue? {
    func write<E>(_ element: E) -> ArchivedValue { self.write(element).map { .list([$0]) } ?? .list([]) }
    return nest(2) { .list(elements.map { write($0) }) }
  }
}

extension ArchiveReader {
  /// Reads elements in order; those that cannot be read are left out.
  ///
  /// - Parameter initial: the value of a place that there is without an archive.
  package func read<E>(
    elements archived: ArchivedValue, of type: E.Type, initial: (Int) -> E? = { _ in nil }
  ) -> [E]? {
    guard case .list(let archived) = archived else { return nil }
    var result: [E] = []
    result.reserveCapacity(archived.count)
    for (index, element) in archived.enumerated() {
      guard case .list(let value) = element, let value = value.first else { continue }
      if let element = read(value, as: type, initial: initial(index)) { result.append(element) }
    }
    return result
  }
}

extension Array: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    if let bytes = self as? [UInt8] { return .bytes(bytes) }
    return writer.write(elements: self)
  }

  package static func _restored(
    from archived: ArchivedValue, initial: [Element]?, by reader: ArchiveReader
  ) -> [Element]? {
    if case .bytes(let bytes) = archived { return bytes as? [Element] ?? initial }
    return reader.read(elements: archived, of: Element.self) { index in
      initial.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    } ?? initial
  }

  package static var _empty: [Element]? { [] }
}

/// A collection that is written down by its elements, and made of them again.
package protocol ArchivableCollection: Archivable, Collection {
  init(_ elements: [Element])
}

extension ArchivableCollection {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { writer.write(elements: self) }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    reader.read(elements: archived, of: Element.self).map { Self($0) } ?? initial
  }

  package static var _empty: Self? { Self([]) }
}

extension ContiguousArray: ArchivableCollection {}
extension Set: ArchivableCollection {}

extension Dictionary: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    writer.nest(2) {
      var entries: [ArchivedValue] = []
      entries.reserveCapacity(count)
      for (key, value) in self {
        guard let archivedKey = writer.write(key) else { continue }
        let archivedValue = writer.within("[\(key)]") { writer.write(value) }
        entries.append(.list([archivedKey] + (archivedValue.map { [$0] } ?? [])))
      }
      return .list(entries)
    }
  }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    guard case .list(let entries) = archived else { return initial }
    var result: Self = [:]
    result.reserveCapacity(entries.count)
    for case .list(let entry) in entries where !entry.isEmpty {
      guard let key = reader.read(entry[0], as: Key.self) else { continue }
      if entry.count > 1, let value = reader.read(entry[1], as: Value.self, initial: initial?[key]) {
        result[key] = value
      } else if let value = initial?[key] {
        result[key] = value
      }
    }
    return result
  }

  package static var _empty: Self? { [:] }
}
