extension IdentifiedArray {
  /// Appends an element, unless one with its id is present.
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    let id = self._id(of: element)
    let (position, place) = self._find(id)
    if let position { return (false, position) }
    self._appendNew(element, id: id, place: place)
    return (true, self._elements.count - 1)
  }

  /// Appends those elements whose ids are not present.
  ///
  /// - Parameter newElements: The elements.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    self.reserveCapacity(self.count + newElements.underestimatedCount)
    for element in newElements { self.append(element) }
  }

  /// Inserts an element, unless one with its id is present.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - i: The position to insert it at.
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let id = self._id(of: element)
    if let index = self.index(id: id) { return (false, index) }
    self._elements.withUnsafeBufferPointer { buffer in
      self._index.insert(tag: IdentityIndex.tag(id), at: i, count: buffer.count) { position in
        IdentityIndex.tag(self._identity.read(buffer.baseAddress! + position))
      }
    }
    self._elements.insert(element, at: i)
    self._index.revise()
    return (true, i)
  }

  /// Replaces the element at a position by one with the same id. Traps if the id is another.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - i: The position of the present one.
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at i: Int) -> Element {
    let old = self._elements[i]
    self._checkID(of: element, is: self._id(of: old))
    self[i] = element
    return old
  }

  /// Replaces the element with the same id, or appends.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element that was replaced, or `nil`.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = self._id(of: element)
    guard let index = self.index(id: id) else {
      self._appendNew(element, id: id)
      return nil
    }
    return self.update(element, at: index)
  }

  /// Replaces the element with the same id where it is, or inserts.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - i: The position to insert it at if its id is not present.
  /// - Returns: The element that was replaced, or `nil`, and the position of the new one.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(_ element: Element, at i: Int) -> (originalMember: Element?, index: Int) {
    guard let index = self.index(id: self._id(of: element)) else {
      self.insert(element, at: i)
      return (nil, i)
    }
    return (self.update(element, at: index), index)
  }

  /// Makes room for elements to come.
  ///
  /// - Parameter minimumCapacity: The number of elements, the present ones included.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    self._elements.reserveCapacity(minimumCapacity)
    if minimumCapacity > IdentityIndex.linearLimit {
      if self._index.table == nil {
        self._elements.withUnsafeBufferPointer { buffer in
          self._index.rebuild(count: buffer.count, reserving: minimumCapacity) { position in
            IdentityIndex.tag(self._identity.read(buffer.baseAddress! + position))
          }
        }
      } else {
        _ = self._index.uniqueTable(reserving: minimumCapacity)
      }
    }
  }
}
