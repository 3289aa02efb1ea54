extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The first position: 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position behind the last element.
  @inlinable
  public var endIndex: Int { self._elements.count }

  /// The position behind another.
  @inlinable
  public func index(after i: Int) -> Int { i + 1 }

  /// The position before another.
  @inlinable
  public func index(before i: Int) -> Int { i - 1 }

  /// The element at a position.
  ///
  /// Assigning an element with another id replaces the former one. If the array has an element with the new id at
  /// another position, the former element moves there. Ids stay unique and the count stays the same, so that algorithms
  /// that exchange elements by assigning them work. Changing an element in place to an id that another element has
  /// traps.
  @inlinable
  public subscript(position: Int) -> Element {
    get { self._elements[position] }
    set {
      let id = self._id(of: newValue)
      guard id == self._id(at: position) else {
        self._replace(at: position, by: newValue, id: id)
        return
      }
      let fingerprint = self._fingerprint(at: position)
      self._elements[position] = newValue
      self._reviseIfReplaced(fingerprint, at: position)
    }
    _modify {
      let id = self._id(at: position)
      let fingerprint = self._divergeElement(at: position)
      defer {
        if self._id(at: position) == id {
          self._reviseIfReplaced(fingerprint, at: position)
        } else {
          self._noteNewID(at: position, before: id)
        }
      }
      yield &self._elements[position]
    }
  }

  /// Calls a closure with the elements' memory.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try self._elements.withContiguousStorageIfAvailable(body)
  }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Replaces elements by others. Of the new elements, those whose ids are present elsewhere are left out.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the elements to replace.
  ///   - newElements: The new elements.
  @inlinable
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    self.removeSubrange(subrange)
    var present = Set<ID>(minimumCapacity: newElements.count)
    let fresh = newElements.filter { self.index(id: $0.id) == nil && present.insert($0.id).inserted }
    if fresh.count <= 1 {
      if let element = fresh.first { self.insert(element, at: subrange.lowerBound) }
    } else {
      self._elements.insert(contentsOf: fresh, at: subrange.lowerBound)
      self._rebuildIndex()
    }
  }
}
