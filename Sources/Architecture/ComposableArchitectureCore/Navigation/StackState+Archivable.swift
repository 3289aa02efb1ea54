import Dependencies
package import IppoArchive

/// Elements keep their ids: actions, effects and views go by them.
extension StackState: Archivable {
  package func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    writer.nest(2) {
      var written: [ArchivedValue] = []
      for (index, id) in ids.enumerated() {
        guard let element = writer.write(at: UnsafePointer(box(at: index).pointer)) else { continue }
        written.append(.list([.integer(Int64(id.generation)), element]))
      }
      return .list(written)
    }
  }

  package static func _restored(from archived: ArchivedValue, initial: Self?, by reader: ArchiveReader) -> Self? {
    guard case .list(let archived) = archived else { return initial }
    var result = Self()
    for case .list(let entry) in archived {
      guard entry.count == 2, case .integer(let number) = entry[0], let generation = Int(exactly: number),
        let element = reader.read(entry[1], as: Element.self)
      else { continue }
      let id = StackElementID(generation: generation)
      DependencyValues._current.stackElementID.skip(id)
      result.elements.push(withUnsafePointer(to: element) { ChildBox.wrapping($0) }, id: id)
    }
    return result
  }

  package static var _empty: Self? { Self() }
}
