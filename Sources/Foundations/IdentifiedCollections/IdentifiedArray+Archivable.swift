package import IppoArchive

extension IdentifiedArray: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? { writer.write(elements: elements) }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    guard var result = initial ?? identifiable() else { return nil }
    let old = result
    guard
      let elements = reader.read(
        elements: archived, of: Element.self,
        initial: { old.elements.indices.contains($0) ? old.elements[$0] : nil })
    else { return initial }
    result.removeAll()
    for element in elements { result.append(element) }
    return result
  }

  package static var _empty: Self? { identifiable() }

  /// An array of elements that say themselves what their id is.
  private static func identifiable() -> Self? {
    func make<E: Identifiable>(_ type: E.Type) -> Self? {
      IdentifiedArray<E.ID, E>(id: \.id) as? Self
    }
    return (Element.self as? any Identifiable.Type).flatMap { make($0) }
  }
}
