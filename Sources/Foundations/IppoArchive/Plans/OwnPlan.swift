/// A type that says itself how it is written down.
final class OwnPlan<T: Archivable>: TypedPlan, Sendable {
  var isTransient: Bool { T.self is any Transient.Type }

  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    place.assumingMemoryBound(to: T.self).pointee._archived(by: writer)
  }

  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    let place = place.assumingMemoryBound(to: T.self)
    guard let value = T._restored(from: archived, initial: isInitialized ? place.pointee : nil, by: reader) else {
      reader.lose("not a \(T.self)")
      return isInitialized
    }
    return put(value, at: place, isInitialized: isInitialized)
  }

  func makeEmpty(at place: UnsafeMutableRawPointer) -> Bool {
    guard let value = T._empty else { return false }
    place.assumingMemoryBound(to: T.self).initialize(to: value)
    return true
  }
}
