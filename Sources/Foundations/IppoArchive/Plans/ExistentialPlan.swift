import RuntimeABI

/// `any P`, or `Any`: what is in it, with the name of its type.
final class ExistentialPlan<T>: TypedPlan, Sendable {
  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    writer.write(boxed: place.assumingMemoryBound(to: T.self).pointee)
  }

  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    let place = place.assumingMemoryBound(to: T.self)
    guard let value = reader.read(boxed: archived, initial: isInitialized ? place.pointee : nil) as? T else {
      reader.lose("not a \(T.self)")
      return isInitialized
    }
    return put(value, at: place, isInitialized: isInitialized)
  }
}

extension ArchiveWriter {
  /// Writes a value of any type, with the name of its type.
  package func write(boxed value: Any) -> ArchivedValue? {
    // What is in a value of a generic type that is itself existential is found by a cast, and not by opening it.
    func write<V>(_ type: V.Type) -> ArchivedValue? {
      guard let value = value as? V, MetadataKind(of: type) != .existential else {
        omit("\(type) cannot be opened")
        return nil
      }
      guard let name = _mangledTypeName(type), let found = _typeByName(name), found == type else {
        omit("\(type) is private or local: no program finds such a type by its name")
        return nil
      }
      return nest { self.write(value).map { .choice(name, $0) } }
    }
    return _openExistential(type(of: value), do: write)
  }
}

extension ArchiveReader {
  /// Reads a value that was written with the name of its type.
  ///
  /// - Returns: nil if the program has no such type any more.
  package func read(boxed archived: ArchivedValue, initial: Any?) -> Any? {
    guard case .choice(let name, let value) = archived else { return nil }
    guard let type = _typeByName(name) else {
      lose("the program has no type \(name) any more")
      return nil
    }
    func read<V>(_ type: V.Type) -> Any? { self.read(value, as: type, initial: initial as? V) }
    return _openExistential(type, do: read)
  }
}
