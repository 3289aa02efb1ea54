extension IdentifiedArray {
  /// Puts an element in the place of one with another id. If the new id is present elsewhere, the two change places first.
  @usableFromInline
  mutating func _replace(at position: Int, by element: Element, id: ID) {
    if let other = self.index(id: id) {
      self.swapAt(position, other)
      self._elements[position] = element
    } else {
      let tag = self._tag(at: position)
      self._elements[position] = element
      self._index.replace(tag: tag, by: IdentityIndex.tag(id), at: position, count: self._elements.count)
      self._index.revise()
    }
  }

  /// Notes that an element was given another id in place.
  @usableFromInline
  mutating func _noteNewID(at position: Int, before id: ID) {
    let new = self._id(at: position)
    let tag = IdentityIndex.tag(new)
    self._index.replace(tag: IdentityIndex.tag(id), by: tag, at: position, count: self._elements.count)
    self._index.revise()
    precondition(
      !self._hasAnother(new, tag: tag, at: position),
      "An element of an 'IdentifiedArray' was given the id '\(new)', which another element has."
    )
  }

  /// Whether an element at another position has an id.
  private func _hasAnother(_ id: ID, tag: UInt32, at position: Int) -> Bool {
    guard let lines = self._index.table?.lines else {
      return self._elements.indices.contains { $0 != position && self._id(at: $0) == id }
    }
    // The lines live no longer than the table.
    defer { withExtendedLifetime(self._index.table) {} }
    let (serial, _) = lines.find(tag: tag) { serial in
      let other = self._index.position(of: serial)
      return other != position && self._id(at: other) == id
    }
    return serial != nil
  }
}
