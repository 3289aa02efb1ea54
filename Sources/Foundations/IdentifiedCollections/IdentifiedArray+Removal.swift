public import Foundation

extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Parameter id: An id.
  /// - Returns: The element, or `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    self.index(id: id).map { self.remove(at: $0) }
  }

  /// Removes the element with the same id as this one.
  ///
  /// - Parameter element: An element.
  /// - Returns: The element that was removed, or `nil` if there is none.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    self.remove(id: self._id(of: element))
  }

  /// Removes the element at a position.
  ///
  /// - Parameter index: The position.
  /// - Returns: The element.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    self._noteDeparture(of: [self._elements[index]])
    let count = self._elements.count
    if self._index.table != nil {
      self._index.remove(tag: self._tag(at: index), at: index, count: count)
    }
    self._index.revise()
    return self._elements.remove(at: index)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for elements to come.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    self._noteDeparture(of: self._elements)
    self._elements.removeAll(keepingCapacity: keepCapacity)
    self._rebuildIndex()
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Parameter shouldBeRemoved: The predicate.
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let count = self._elements.count
    defer { if self._elements.count != count { self._rebuildIndex() } }
    guard DepartedElements.isOn else { return try self._elements.removeAll(where: shouldBeRemoved) }
    var removed: [Element] = []
    defer { self._noteDeparture(of: removed) }
    try self._elements.removeAll {
      let isRemoved = try shouldBeRemoved($0)
      if isRemoved { removed.append($0) }
      return isRemoved
    }
  }

  /// Removes the first element. Traps if there is none.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    self.remove(at: 0)
  }

  /// Removes the first elements. Traps if there are fewer.
  ///
  /// - Parameter n: How many.
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    self.removeSubrange(0..<n)
  }

  /// Removes the last element. Traps if there is none.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    self.remove(at: self.count - 1)
  }

  /// Removes the last elements. Traps if there are fewer.
  ///
  /// - Parameter n: How many.
  @inlinable
  public mutating func removeLast(_ n: Int) {
    self.removeSubrange((self.count - n)..<self.count)
  }

  /// Removes the elements at a range of positions.
  ///
  /// - Parameter bounds: The positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    guard bounds.count > 1 else {
      if !bounds.isEmpty { self.remove(at: bounds.lowerBound) }
      return
    }
    self._noteDeparture(of: Array(self._elements[bounds]))
    self._elements.removeSubrange(bounds)
    self._rebuildIndex()
  }

  /// Removes the elements at a range of positions.
  ///
  /// - Parameter bounds: The positions.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    self.removeSubrange(bounds.relative(to: self))
  }

  /// Removes the elements at positions: what `onDelete` of a list asks for.
  ///
  /// - Parameter offsets: The positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard offsets.count > 1 else {
      if let offset = offsets.first { self.remove(at: offset) }
      return
    }
    for range in offsets.rangeView.reversed() {
      self._noteDeparture(of: Array(self._elements[range]))
      self._elements.removeSubrange(range)
    }
    self._rebuildIndex()
  }
}
